extension CSS.DocumentStyler {
  /// The distinct computed styles; elements of one family share theirs.
  struct SharedStyles {
    /// The inputs that determine a style.
    struct Key: Hashable {
      /// The family of the parent, or -1.
      var parent: Int32
      var part: CSS.PseudoElement?
      /// The rules that match the element, in ascending cascade order.
      var entries: [Int32]
      /// The numbers of the declarations in attributes.
      var inline: Int32 = 0
      var hints: Int32 = 0
      /// The query containers around the element, which lengths may refer to, or -1.
      var widthContainer: Int32 = -1
      var heightContainer: Int32 = -1

      /// Whether other elements may have the same inputs.
      var isShared: Bool { inline >= 0 && hints >= 0 }
    }

    var styles: [CSS.ComputedStyle] = []
    var variables: [CSS.Variables] = []
    var known: [Key: Int32] = [:]
    /// The family of each element.
    var members: [Int32] = []
  }
}
