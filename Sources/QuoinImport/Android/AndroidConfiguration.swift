import QuoinGeometry
import QuoinModel

/// The device configuration for which resources are selected.
struct AndroidConfiguration: Hashable, Sendable {
  /// The screen size in density-independent pixels.
  var width = 360
  var height = 640
  /// The number of pixels per density-independent pixel.
  var density = 2.0
  /// The user's text scale factor.
  var fontScale = 1.0
  var direction = LayoutDirection.leftToRight
  var isNight = false
  /// The API level.
  var version = 30
  var language = "en"
  var region = "US"

  /// The screen density in dots per inch.
  var dotsPerInch: Int { Int((density * 160).rounded()) }
  var smallestWidth: Int { min(width, height) }
  var isLandscape: Bool { width > height }

  /// The layout direction of the language, independent of the layout direction of the screen.
  var localeDirection: LayoutDirection {
    ["ar", "fa", "he", "iw", "ur", "ps", "sd", "ug", "yi"].contains(language)
      ? .rightToLeft : .leftToRight
  }

  /// Creates the configuration that import options specify.
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

  /// The scale factors closest to the text sizes of iOS.
  private static let fontScales: [TextSize: Double] = [
    .extraSmall: 0.85, .small: 0.85, .medium: 1, .large: 1, .extraLarge: 1.15,
    .extraExtraLarge: 1.15, .extraExtraExtraLarge: 1.3, .accessibility1: 1.3,
    .accessibility2: 1.3, .accessibility3: 1.5, .accessibility4: 1.8, .accessibility5: 2,
  ]
}
