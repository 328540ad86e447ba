/// A string that is compared byte by byte.
///
/// Swift's strings are equal if they are canonically equivalent, such as an é of one or of two
/// scalars, and are normalised whenever they are hashed. Where offsets count bytes, and for keys of
/// caches, the bytes matter.
package struct ExactString: Hashable, Sendable {
  package let string: String

  package init(_ string: String) {
    var string = string
    string.makeContiguousUTF8()
    self.string = string
  }

  package static func == (a: ExactString, b: ExactString) -> Bool {
    let same = a.withBytes { left in
      b.withBytes { right in
        left.count == right.count
          && (left.baseAddress == right.baseAddress || left.elementsEqual(right))
      }
    }
    return same
  }

  package func hash(into hasher: inout Hasher) {
    withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    // The bytes are contiguous since `init`; the copy only satisfies the compiler.
    string.utf8.withContiguousStorageIfAvailable(body)
      ?? Array(string.utf8).withUnsafeBufferPointer(body)
  }
}
