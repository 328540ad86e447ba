import QuoinGeometry

extension Device {
  /// The part of a tablet's screen that a window has beside another one.
  public enum Share: UInt8, CaseIterable, Hashable, Sendable {
    /// All of it.
    case full
    /// Two thirds.
    case twoThirds
    /// Half.
    case half
    /// A third, or a window that floats at the side.
    case third
  }

  /// The width class of a window with a share of the screen.
  ///
  /// This is the table of Apple's Human Interface Guidelines: on its side a tablet gives two thirds a
  /// regular width, and half of it where the screen is as wide as that of the largest one; held
  /// upright only the whole. A phone has one window.
  public func horizontalSizeClass(share: Share) -> SizeClass {
    guard isTablet, share != .full else { return horizontalSizeClass }
    guard isLandscape else { return .compact }
    switch share {
    case .full, .twoThirds: return .regular
    case .half: return portraitSize.width >= 1024 ? .regular : .compact
    case .third: return .compact
    }
  }

  /// The surroundings of a window on the device.
  public func traits(share: Share = .full) -> Traits {
    Traits(
      horizontalSizeClass: horizontalSizeClass(share: share),
      verticalSizeClass: verticalSizeClass, displayScale: scale)
  }
}
