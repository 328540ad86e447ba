import QuoinGeometry

extension Device {
  /// The share of a tablet's screen that a window has.
  public enum Share: UInt8, CaseIterable, Hashable, Sendable {
    /// The whole screen.
    case full
    /// Two thirds.
    case twoThirds
    /// Half.
    case half
    /// A third, or a floating window at the side.
    case third
  }

  /// Returns the width class of a window with a share of the screen.
  ///
  /// This is the table of Apple's Human Interface Guidelines: in landscape, two thirds of a tablet
  /// have a regular width, and so does half of the screen if it is as wide as that of the largest
  /// tablet; in portrait, only the whole screen does. A phone has one window.
  public func horizontalSizeClass(share: Share) -> SizeClass {
    guard isTablet, share != .full else { return horizontalSizeClass }
    guard isLandscape else { return .compact }
    switch share {
    case .full, .twoThirds: return .regular
    case .half: return portraitSize.width >= 1024 ? .regular : .compact
    case .third: return .compact
    }
  }

  /// Returns the traits of a window on the device.
  public func traits(share: Share = .full) -> Traits {
    Traits(
      horizontalSizeClass: horizontalSizeClass(share: share),
      verticalSizeClass: verticalSizeClass, displayScale: scale)
  }
}
