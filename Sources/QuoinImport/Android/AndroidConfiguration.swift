import QuoinGeometry
import QuoinModel

/// The device and the surroundings for which resources are chosen.
struct AndroidConfiguration: Hashable, Sendable {
  /// The size of the screen in density-independent pixels.
  var width = 360
  var height = 640
  /// The pixels in a density-independent one.
  var density = 2.0
  /// The user's factor of text sizes.
  var fontScale = 1.0
  var direction = LayoutDirection.leftToRight
  var isNight = false
  /// The version of the system's interface.
  var version = 30
  var language = "en"
  var region = "US"

  /// The dots in an inch.
  var dotsPerInch: Int { Int((density * 160).rounded()) }
  var smallestWidth: Int { min(width, height) }
  var isLandscape: Bool { width > height }

  /// The direction of the language, whatever the direction of the screen.
  var localeDirection: LayoutDirection {
    ["ar", "fa", "he", "iw", "ur", "ps", "sd", "ug", "yi"].contains(language)
      ? .rightToLeft : .leftToRight
  }

  /// What the options of an import ask for.
  init(_ options: ImportOptions) {
    if let size = options.size ?? options.device?.size {
      width = max(1, AndroidPixels.whole(size.width))
      height = max(1, AndroidPixels.whole(size.height))
    }
    let device = options.device.flatMap { $0.isAndroid ? $0.scale : nil }
    if let scale = options.displayScale ?? device, scale.isFinite {
      density = min(max(scale, 0.25), 16)
    }
    direction = options.direction ?? .leftToRight
    isNight = options.colorScheme == .dark
    fontScale = AndroidConfiguration.fontScales[options.textSize] ?? 1
  }

  /// The factors that come near to the text sizes of another system.
  private static let fontScales: [TextSize: Double] = [
    .extraSmall: 0.85, .small: 0.85, .medium: 1, .large: 1, .extraLarge: 1.15,
    .extraExtraLarge: 1.15, .extraExtraExtraLarge: 1.3, .accessibility1: 1.3,
    .accessibility2: 1.3, .accessibility3: 1.5, .accessibility4: 1.8, .accessibility5: 2,
  ]
}
