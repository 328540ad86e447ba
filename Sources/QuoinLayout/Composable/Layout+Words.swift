import QuoinGeometry
import QuoinModel

// The layouts as words that follow what they are about:
//
//     Placed(photo).ratio(16 / 9).overlay(Placed(play).relative(.center, .center)).inset(by: 8)

extension Layout {
  /// The layout with distances on its sides, in points; infinite ones take what is left over.
  @inlinable public func inset(by insets: EdgeInsets) -> InsetLayout<Self> {
    InsetLayout(self, insets)
  }

  /// The layout with distances that follow the direction, in points.
  @inlinable public func inset(by insets: DirectionalEdgeInsets) -> InsetLayout<Self> {
    InsetLayout(self, insets)
  }

  /// The layout with the same distance on all sides, in points.
  @inlinable public func inset(by inset: Double) -> InsetLayout<Self> {
    InsetLayout(self, EdgeInsets(inset))
  }

  /// The layout in the middle of the room on offer, along one axis or both.
  @inlinable public func centered(
    along axis: Axis? = nil, shrinking: LayoutShrinking = []
  ) -> CenterLayout<Self> {
    CenterLayout(self, along: axis, shrinking: shrinking)
  }

  /// The layout at one of nine places of the room on offer.
  @inlinable public func relative(
    _ horizontal: RelativePosition, _ vertical: RelativePosition,
    shrinking: LayoutShrinking = []
  ) -> RelativeLayout<Self> {
    RelativeLayout(self, horizontal, vertical, shrinking: shrinking)
  }

  /// The layout in a shape: the width divided by the height.
  @inlinable public func ratio(_ ratio: Double) -> RatioLayout<Self> {
    RatioLayout(self, widthByHeight: ratio)
  }

  /// The layout in a shape: the height divided by the width, as Texture has it.
  @inlinable public func ratio(heightByWidth ratio: Double) -> RatioLayout<Self> {
    RatioLayout(self, widthByHeight: 1 / ratio)
  }

  /// The layout with another one in front, in the same rectangle.
  @inlinable public func overlay<Overlay: Layout>(_ overlay: Overlay) -> OverlayLayout<
    Self, Overlay
  > {
    OverlayLayout(self, overlay: overlay)
  }

  /// The layout with another one behind, in the same rectangle.
  @inlinable public func background<Background: Layout>(_ background: Background)
    -> BackgroundLayout<Self, Background>
  {
    BackgroundLayout(self, background: background)
  }

  /// The layout with another one about a corner.
  @inlinable public func corner<Badge: Layout>(
    _ badge: Badge, at corner: LayoutCorner = .topTrailing, offset: Point = .zero,
    wrapsCorner: Bool = false
  ) -> CornerLayout<Self, Badge> {
    CornerLayout(self, badge: badge, at: corner, offset: offset, wrapsCorner: wrapsCorner)
  }

  /// The layout in a direction of its own.
  @inlinable public func direction(_ direction: LayoutDirection) -> DirectedLayout<Self> {
    DirectedLayout(self, direction)
  }

  /// The layout with its type hidden.
  @inlinable public func erased() -> AnyLayout<Content> { AnyLayout(self) }
}

extension Layout {
  /// The layout with a size of its own.
  @inlinable public func size(_ width: LayoutLength, _ height: LayoutLength) -> SizedLayout<Self> {
    sized {
      $0.width = width
      $0.height = height
    }
  }

  /// The layout with a width of its own.
  @inlinable public func width(_ width: LayoutLength) -> SizedLayout<Self> {
    sized { $0.width = width }
  }

  /// The layout with a height of its own.
  @inlinable public func height(_ height: LayoutLength) -> SizedLayout<Self> {
    sized { $0.height = height }
  }

  /// The layout with a size of its own, in points.
  @_disfavoredOverload @inlinable public func size(_ width: Double, _ height: Double)
    -> SizedLayout<Self>
  {
    size(.points(width), .points(height))
  }

  /// The layout with a width of its own, in points.
  @_disfavoredOverload @inlinable public func width(_ width: Double) -> SizedLayout<Self> {
    self.width(.points(width))
  }

  /// The layout with a height of its own, in points.
  @_disfavoredOverload @inlinable public func height(_ height: Double) -> SizedLayout<Self> {
    self.height(.points(height))
  }

  /// The layout with a least size.
  @inlinable public func minSize(_ width: LayoutLength = .auto, _ height: LayoutLength = .auto)
    -> SizedLayout<Self>
  {
    sized {
      $0.minWidth = width
      $0.minHeight = height
    }
  }

  /// The layout with a greatest size.
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
  /// The layout with another width.
  @inlinable public func width(_ width: LayoutLength) -> SizedLayout {
    changed { $0.width = width }
  }

  /// The layout with another height.
  @inlinable public func height(_ height: LayoutLength) -> SizedLayout {
    changed { $0.height = height }
  }

  /// The layout with another width, in points.
  @_disfavoredOverload @inlinable public func width(_ width: Double) -> SizedLayout {
    self.width(.points(width))
  }

  /// The layout with another height, in points.
  @_disfavoredOverload @inlinable public func height(_ height: Double) -> SizedLayout {
    self.height(.points(height))
  }

  /// The layout with another least size.
  @inlinable public func minSize(_ width: LayoutLength = .auto, _ height: LayoutLength = .auto)
    -> SizedLayout
  {
    changed {
      $0.minWidth = width
      $0.minHeight = height
    }
  }

  /// The layout with another greatest size.
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
