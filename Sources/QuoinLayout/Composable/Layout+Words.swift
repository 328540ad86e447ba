import QuoinGeometry
import QuoinModel

// Layouts as methods, which follow the layout that they modify:
//
//     Placed(photo).ratio(16 / 9).overlay(Placed(play).relative(.center, .center)).inset(by: 8)

extension Layout {
  /// Returns the layout with insets, in points; infinite ones take the remaining space.
  @inlinable public func inset(by insets: EdgeInsets) -> InsetLayout<Self> {
    InsetLayout(self, insets)
  }

  /// Returns the layout with insets that follow the layout direction, in points.
  @inlinable public func inset(by insets: DirectionalEdgeInsets) -> InsetLayout<Self> {
    InsetLayout(self, insets)
  }

  /// Returns the layout with the same inset on all sides, in points.
  @inlinable public func inset(by inset: Double) -> InsetLayout<Self> {
    InsetLayout(self, EdgeInsets(inset))
  }

  /// Returns the layout centred in the available space, along one axis or both.
  @inlinable public func centered(
    along axis: Axis? = nil, shrinking: LayoutShrinking = []
  ) -> CenterLayout<Self> {
    CenterLayout(self, along: axis, shrinking: shrinking)
  }

  /// Returns the layout at one of nine positions in the available space.
  @inlinable public func relative(
    _ horizontal: RelativePosition, _ vertical: RelativePosition,
    shrinking: LayoutShrinking = []
  ) -> RelativeLayout<Self> {
    RelativeLayout(self, horizontal, vertical, shrinking: shrinking)
  }

  /// Returns the layout with an aspect ratio: the width divided by the height.
  @inlinable public func ratio(_ ratio: Double) -> RatioLayout<Self> {
    RatioLayout(self, widthByHeight: ratio)
  }

  /// Returns the layout with an aspect ratio: the height divided by the width, as in Texture.
  @inlinable public func ratio(heightByWidth ratio: Double) -> RatioLayout<Self> {
    RatioLayout(self, widthByHeight: 1 / ratio)
  }

  /// Returns the layout with another one in front, in the same rectangle.
  @inlinable public func overlay<Overlay: Layout>(_ overlay: Overlay) -> OverlayLayout<
    Self, Overlay
  > {
    OverlayLayout(self, overlay: overlay)
  }

  /// Returns the layout with another one behind, in the same rectangle.
  @inlinable public func background<Background: Layout>(_ background: Background)
    -> BackgroundLayout<Self, Background>
  {
    BackgroundLayout(self, background: background)
  }

  /// Returns the layout with another one at a corner.
  @inlinable public func corner<Badge: Layout>(
    _ badge: Badge, at corner: LayoutCorner = .topTrailing, offset: Point = .zero,
    wrapsCorner: Bool = false
  ) -> CornerLayout<Self, Badge> {
    CornerLayout(self, badge: badge, at: corner, offset: offset, wrapsCorner: wrapsCorner)
  }

  /// Returns the layout with a layout direction of its own.
  @inlinable public func direction(_ direction: LayoutDirection) -> DirectedLayout<Self> {
    DirectedLayout(self, direction)
  }

  /// Returns the layout with its type erased.
  @inlinable public func erased() -> AnyLayout<Content> { AnyLayout(self) }
}

extension Layout {
  /// Returns the layout with a size of its own.
  @inlinable public func size(_ width: LayoutLength, _ height: LayoutLength) -> SizedLayout<Self> {
    sized {
      $0.width = width
      $0.height = height
    }
  }

  /// Returns the layout with a width of its own.
  @inlinable public func width(_ width: LayoutLength) -> SizedLayout<Self> {
    sized { $0.width = width }
  }

  /// Returns the layout with a height of its own.
  @inlinable public func height(_ height: LayoutLength) -> SizedLayout<Self> {
    sized { $0.height = height }
  }

  /// Returns the layout with a size of its own, in points.
  @_disfavoredOverload @inlinable public func size(_ width: Double, _ height: Double)
    -> SizedLayout<Self>
  {
    size(.points(width), .points(height))
  }

  /// Returns the layout with a width of its own, in points.
  @_disfavoredOverload @inlinable public func width(_ width: Double) -> SizedLayout<Self> {
    self.width(.points(width))
  }

  /// Returns the layout with a height of its own, in points.
  @_disfavoredOverload @inlinable public func height(_ height: Double) -> SizedLayout<Self> {
    self.height(.points(height))
  }

  /// Returns the layout with a minimum size.
  @inlinable public func minSize(_ width: LayoutLength = .auto, _ height: LayoutLength = .auto)
    -> SizedLayout<Self>
  {
    sized {
      $0.minWidth = width
      $0.minHeight = height
    }
  }

  /// Returns the layout with a maximum size.
  @inlinable public func maxSize(_ width: LayoutLength = .auto, _ height: LayoutLength = .auto)
    -> SizedLayout<Self>
  {
    sized {
      $0.maxWidth = width
      $0.maxHeight = height
    }
  }

  @inlinable func sized(_ change: (inout LayoutSizing) -> Void) -> SizedLayout<Self> {
    var sizing = LayoutSizing()
    change(&sizing)
    return SizedLayout(self, sizing)
  }
}

extension SizedLayout {
  /// Returns the layout with another width.
  @inlinable public func width(_ width: LayoutLength) -> SizedLayout {
    changed { $0.width = width }
  }

  /// Returns the layout with another height.
  @inlinable public func height(_ height: LayoutLength) -> SizedLayout {
    changed { $0.height = height }
  }

  /// Returns the layout with another width, in points.
  @_disfavoredOverload @inlinable public func width(_ width: Double) -> SizedLayout {
    self.width(.points(width))
  }

  /// Returns the layout with another height, in points.
  @_disfavoredOverload @inlinable public func height(_ height: Double) -> SizedLayout {
    self.height(.points(height))
  }

  /// Returns the layout with another minimum size.
  @inlinable public func minSize(_ width: LayoutLength = .auto, _ height: LayoutLength = .auto)
    -> SizedLayout
  {
    changed {
      $0.minWidth = width
      $0.minHeight = height
    }
  }

  /// Returns the layout with another maximum size.
  @inlinable public func maxSize(_ width: LayoutLength = .auto, _ height: LayoutLength = .auto)
    -> SizedLayout
  {
    changed {
      $0.maxWidth = width
      $0.maxHeight = height
    }
  }

  @inlinable func changed(_ change: (inout LayoutSizing) -> Void) -> SizedLayout {
    var result = self
    change(&result.sizing)
    return result
  }
}
