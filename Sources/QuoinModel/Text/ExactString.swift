/// Characters that are the same only byte for byte.
///
/// Swift's strings are equal where they mean the same, such as an é of one or of two characters, and
/// are normalised whenever they are hashed. Where offsets count bytes, and for keys of caches, bytes
/// are what counts.
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
    // The bytes lie side by side since `init`; the copy is for the compiler.
    string.utf8.withContiguousStorageIfAvailable(body)
      ?? Array(string.utf8).withUnsafeBufferPointer(body)
  }
}
