import Quoin

/// The variants in which each document is drawn: all combinations of the requested devices, schemes, text sizes,
/// directions and languages.
struct VariantSet: Sendable {
  /// The maximum number of variants: more are likely a mistake, and too many to compare on one sheet.
  static let maximumCount = 64

  /// All variants, grouped by device.
  let variants: [Variant]
  /// The first variant; all aspects are the document's own if nothing was requested.
  var first: Variant { variants.first ?? Variant() }
  /// The aspects in which the variants differ.
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

  /// Creates all combinations of the given values, ignoring duplicates.
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

  /// Returns the variants for documents of a platform: those with its own devices, or all if there are none.
  ///
  /// - Parameter isAndroid: Whether the documents are Android layouts.
  func of(_ system: DocumentSystem) -> VariantSet {
    guard system != .none else { return self }
    let own = variants.filter { $0.device?.device.isAndroid == (system == .android) }
    return own.isEmpty ? self : VariantSet(own, aspects: aspects)
  }

  /// Returns a description of the numbers of values: `2 devices × 2 schemes`.
  static func words(_ counts: [(count: Int, word: String)]) -> String {
    counts.filter { $0.count > 1 }.map { "\($0.count) \($0.word)" }.joined(separator: " × ")
  }
}
