import QuoinGeometry
import QuoinModel

/// The bundle of a document's app, created on first use.
final class LazyBundle {
  private let make: () -> AppBundle
  /// The bundle, if it has been created.
  private(set) var known: AppBundle?

  init(_ make: @escaping () -> AppBundle) { self.make = make }

  /// The bundle, created if necessary.
  var value: AppBundle {
    if let known { return known }
    let bundle = make()
    known = bundle
    return bundle
  }
}

extension ImageSet.Surroundings {
  /// Creates the traits for an import's options, device and size classes.
  init(_ options: ImportOptions, device: Device?, _ classes: SizeClasses) {
    idiom = device?.id.hasPrefix("ipad") == true ? "ipad" : "iphone"
    if let scale = options.displayScale, scale > 0, scale.isFinite {
      self.scale = scale.rounded(.up)
    } else {
      scale = device?.scale ?? 2
    }
    isHighContrast = options.isHighContrast
    widthClass = classes.width == .regular ? "regular" : "compact"
    heightClass = classes.height == .compact ? "compact" : "regular"
    isRightToLeft = options.direction == .rightToLeft
    language = options.language
  }
}
