import QuoinModel

extension CSS {
  /// A limit on the number of font sizes of a document.
  ///
  /// A search of all fonts, which takes as long as a few hundred letters, precedes the first text of each size.
  package struct FontSizeLimit {
    /// The maximum number of sizes that are used as they are.
    package let limit: Int
    /// The first element whose size is rounded, if any.
    package private(set) var firstRounded: Int?
    /// The bits of the sizes so far.
    private var sizes: Set<Int> = []

    package init(_ limit: Int = .max) { self.limit = limit }

    /// The message about sizes that are rounded.
    package var message: String {
      "the document has more than the limit of \(limit) font sizes; the others are rounded to steps of 2 %"
    }

    /// Returns the size of an element as it is, or rounded to a step of 2 % if there are too many sizes already.
    package mutating func size(_ size: Double, of element: Int) -> Double {
      let bits = Int(truncatingIfNeeded: size.bitPattern)
      guard limit != .max, size > 0, size.isFinite, !sizes.contains(bits) else { return size }
      guard sizes.count >= limit else {
        sizes.insert(bits)
        return size
      }
      firstRounded = firstRounded ?? element
      return LibM.pow(1.02, (LibM.log(size) / LibM.log(1.02)).rounded())
    }
  }
}
