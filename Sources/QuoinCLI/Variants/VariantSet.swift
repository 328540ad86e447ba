import Quoin

/// The surroundings in which each document is drawn: every device in every scheme, text size, direction and language
/// that were asked for.
struct VariantSet: Sendable {
  /// More than these are a mistake rather than a wish, and no sheet shows them so that one can compare.
  static let most = 64

  /// All of them; those of a device together.
  let variants: [Variant]
  /// The first one; all aspects are the document's own where nothing was asked for.
  var first: Variant { variants.first ?? Variant() }
  /// In what they differ, or those that they are a part of.
  let aspects: [Variant.Aspect]

  private init(_ variants: [Variant], aspects: [Variant.Aspect]) {
    self.variants = variants
    self.aspects = aspects
  }

  private init(_ variants: [Variant]) {
    self.variants = variants
    aspects = Variant.Aspect.allCases.filter { aspect in
      Set(variants.map { $0.words(for: aspect) }).count > 1
    }
  }

  /// All variants of what was asked for; the same thing twice is one.
  init(
    devices: [NamedDevice] = [], schemes: [ColorScheme] = [], textSizes: [TextSize] = [],
    directions: [LayoutDirection] = [], languages: [String] = []
  ) {
    var made = [Variant()]
    func multiply<Value: Hashable>(_ values: [Value], _ path: WritableKeyPath<Variant, Value?>) {
      var seen: Set<Value> = []
      let values = values.filter { seen.insert($0).inserted }
      guard !values.isEmpty else { return }
      made = made.flatMap { variant in
        values.map { value in
          var next = variant
          next[keyPath: path] = value
          return next
        }
      }
    }
    multiply(devices, \.device)
    multiply(languages, \.language)
    multiply(directions, \.direction)
    multiply(textSizes, \.textSize)
    multiply(schemes, \.scheme)
    self.init(made)
  }

  /// Those in which documents of a system are drawn: on its own devices where some were named, else on all.
  ///
  /// They keep their aspects: a picture is called the same whatever devices other documents are drawn on.
  func of(_ system: DocumentSystem) -> VariantSet {
    guard system != .none else { return self }
    let own = variants.filter { $0.device?.device.isAndroid == (system == .android) }
    return own.isEmpty ? self : VariantSet(own, aspects: aspects)
  }

  /// How many there are, in words: `2 devices × 2 schemes`.
  static func words(_ counts: [(count: Int, word: String)]) -> String {
    counts.filter { $0.count > 1 }.map { "\($0.count) \($0.word)" }.joined(separator: " × ")
  }
}
