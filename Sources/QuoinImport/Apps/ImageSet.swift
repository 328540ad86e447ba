import QuoinGeometry

/// The images of an image set or a symbol set, one per slot.
struct ImageSet: Hashable, Sendable {
  /// How an image is coloured.
  enum Rendering: Hashable, Sendable {
    /// As the view that shows it decides.
    case automatic
    /// As a silhouette in the tint colour.
    case template
    /// In its own colours.
    case original
  }

  /// An image and the traits that it is for.
  struct Slot: Hashable, Sendable {
    var file: String
    var idiom = "universal"
    /// The pixels per point, or `nil` for an image for all scales.
    var scale: Double?
    /// `light` or `dark`, or `nil` for both.
    var luminosity: String?
    var isHighContrast = false
    /// `compact` or `regular`, or `nil` for both.
    var widthClass: String?
    var heightClass: String?
    /// `left-to-right` or `right-to-left`, or `nil` for both.
    var direction: String?
    var locale: String?
    /// The number of unsupported conditions: wide colour, watch screens, memory, graphics features.
    var foreignConditions = 0
    var slicing: Slicing?
  }

  /// The parts of an image that are kept when it is stretched, in pixels of the file.
  struct Slicing: Hashable, Sendable {
    var caps: EdgeInsets
    /// The size of the centre that is kept and stretched.
    var center: Size
    var isHorizontal = true
    var isVertical = true
  }

  /// The traits that an image is chosen for.
  struct Surroundings: Hashable, Sendable {
    var idiom = "iphone"
    var scale = 2.0
    var isDark = false
    var isHighContrast = false
    var widthClass = "compact"
    var heightClass = "regular"
    var isRightToLeft = false
    var language: String?
  }

  var slots: [Slot] = []
  var rendering = Rendering.automatic

  /// Reads the set that `Contents.json` describes.
  ///
  /// - Parameter files: The files in the set's folder. Slots whose files are missing are left out.
  init(_ contents: PropertyValue, files: Set<String>) {
    switch contents["properties"]?["template-rendering-intent"]?.text {
    case "template": rendering = .template
    case "original": rendering = .original
    default: break
    }
    for entry in (contents["images"] ?? contents["symbols"])?.values.prefix(ImageSet.maximumSlots)
      ?? []
    {
      guard let file = entry["filename"]?.text, files.contains(file) else { continue }
      slots.append(ImageSet.slot(entry, file: file))
    }
  }

  private static let maximumSlots = 1_000

  private static func slot(_ entry: PropertyValue, file: String) -> Slot {
    var slot = Slot(file: file)
    slot.idiom = entry["idiom"]?.text ?? "universal"
    slot.scale = entry["scale"]?.text.flatMap { Number.parse(String($0.prefix { $0 != "x" })) }
      .flatMap { $0 > 0 && $0 <= 16 ? $0 : nil }
    slot.widthClass = entry["width-class"]?.text
    slot.heightClass = entry["height-class"]?.text
    slot.direction = entry["language-direction"]?.text
    slot.locale = entry["locale"]?.text
    for appearance in entry["appearances"]?.values ?? [] {
      switch appearance["appearance"]?.text {
      case "luminosity": slot.luminosity = appearance["value"]?.text
      case "contrast": slot.isHighContrast = appearance["value"]?.text == "high"
      default: slot.foreignConditions += 1
      }
    }
    for name in ["subtype", "memory", "screen-width", "graphics-feature-set"]
    where entry[name] != nil {
      slot.foreignConditions += 1
    }
    if (entry["display-gamut"] ?? entry["gamut"])?.text == "display-P3" {
      slot.foreignConditions += 1
    }
    slot.slicing = entry["resizing"].flatMap { Slicing($0) }
    return slot
  }

  /// Returns the slot for traits, or `nil` if there is none.
  ///
  /// Appearance has the highest rank: in dark mode, a light image is used only if the idiom has no dark one.
  /// Among slots of the same appearance, fewer unmet conditions come first, then the idiom's own slots before universal
  /// ones, then more conditions that are met, and then the scale: the same one, none, the next larger one, the next
  /// smaller one.
  func slot(for surroundings: Surroundings) -> Slot? {
    let mine = slots.filter { $0.idiom == surroundings.idiom || $0.idiom == "universal" }
    let looks: [(dark: Bool, high: Bool)] =
      surroundings.isHighContrast
      ? [(surroundings.isDark, true), (surroundings.isDark, false), (false, true), (false, false)]
      : [(surroundings.isDark, false), (false, false)]
    for look in looks {
      let fitting = mine.filter {
        ($0.luminosity == "dark") == look.dark && $0.isHighContrast == look.high
      }
      if let best = ImageSet.best(fitting, surroundings) { return best }
    }
    return nil
  }

  private static func best(_ slots: [Slot], _ surroundings: Surroundings) -> Slot? {
    slots.enumerated().min { a, b in
      ImageSet.rank(a.element, surroundings, a.offset)
        .lexicographicallyPrecedes(ImageSet.rank(b.element, surroundings, b.offset))
    }?.element
  }

  private static func rank(
    _ slot: Slot, _ surroundings: Surroundings, _ number: Int
  ) -> [Double] {
    var (held, broken) = (0, slot.foreignConditions)
    func check(_ condition: String?, _ isFulfilled: (String) -> Bool) {
      guard let condition else { return }
      if isFulfilled(condition) { held += 1 } else { broken += 1 }
    }
    check(slot.widthClass) { $0 == surroundings.widthClass }
    check(slot.heightClass) { $0 == surroundings.heightClass }
    check(slot.direction) { ($0 == "right-to-left") == surroundings.isRightToLeft }
    check(slot.locale) { locale in
      surroundings.language.map { LanguageChoice.isFitting(locale, $0) } ?? false
    }
    return [
      Double(broken), slot.idiom == surroundings.idiom ? 0 : 1, -Double(held),
      scaleRank(slot.scale, surroundings.scale), Double(number),
    ]
  }

  private static func scaleRank(_ scale: Double?, _ wanted: Double) -> Double {
    guard let scale else { return 1 }
    if scale == wanted { return 0 }
    return scale > wanted ? 2 + scale : 100 - scale
  }
}

extension ImageSet.Slicing {
  /// Reads the slices from an entry's `resizing`.
  init?(_ resizing: PropertyValue) {
    let insets = resizing["cap-insets"]
    func length(_ value: PropertyValue?, _ name: String) -> Double {
      min(max(value?[name]?.number ?? 0, 0), 32_767)
    }
    let mode = resizing["mode"]?.text ?? "9-part"
    caps = EdgeInsets(
      top: length(insets, "top"), left: length(insets, "left"), bottom: length(insets, "bottom"),
      right: length(insets, "right"))
    center = Size(length(resizing["center"], "width"), length(resizing["center"], "height"))
    isHorizontal = mode != "3-part-vertical"
    isVertical = mode != "3-part-horizontal"
    if !isHorizontal { (caps.left, caps.right) = (0, 0) }
    if !isVertical { (caps.top, caps.bottom) = (0, 0) }
  }
}
