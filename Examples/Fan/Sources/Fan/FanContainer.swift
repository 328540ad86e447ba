import Foundation
public import Quoin

/// A container whose children stand on rays from one point, as the ribs of a fan do.
///
///     FanContainer(radius: 90) {
///       ShapeNode(.ellipse).size(24)
///       TextNode("Ada").angle(-20)
///       badge.angle(40).radius(120)
///     }
///
/// The point is in the middle of the lower edge, raised so far that no child stands out below it.
/// Children without an angle share the spread evenly, in their order. In right-to-left layouts the fan
/// is mirrored.
public final class FanContainer: ContainerNode, ContainerAlgorithm, DefaultPlacing {
  /// What a fan knows of a child's position.
  public struct Placement: Hashable, Sendable {
    /// The angle from straight up towards the trailing side, in degrees, or `nil` for an even share of
    /// the spread.
    public var angle: Double?
    /// The distance of the child's centre from the point, in points, or `nil` for the fan's radius.
    public var radius: Double?

    /// A placement with neither an angle nor a radius.
    public init() {}
  }

  /// A share of the spread, at the fan's radius.
  public static var defaultPlacement: Placement { Placement() }

  /// The distance of the children's centres from the point, in points.
  public var radius: Double { didSet { setNeedsLayout() } }
  /// The angle between the outermost rays, in degrees.
  public var spread: Double { didSet { setNeedsLayout() } }

  /// A fan of children.
  public init(
    radius: Double, spread: Double = 120,
    @Children<FanContainer> _ children: () -> [Relation<FanContainer>] = { [] }
  ) {
    self.radius = radius
    self.spread = spread
    super.init()
    for relation in children() { add(relation) }
  }

  public override var kind: String { "fan" }
  public override var notesItsChanges: Bool { true }

  /// The children's frames as seen from the point, which a layout needs twice.
  public func makeCache() -> [Rect] { [] }

  /// The smallest size in which all children stand inside, with the point in the middle.
  public func measure(
    _ proposal: ProposedSize, _ children: ContainerChildren<Placement>, cache: inout [Rect]
  ) -> MeasuredSize {
    let frames = frames(of: children, &cache)
    let reach = frames.map { max(-$0.minX, $0.maxX) }.max() ?? 0
    let top = frames.map { -$0.minY }.max() ?? 0
    return MeasuredSize(Size(2 * max(0, reach), max(0, top) + depth(of: frames)))
  }

  /// Puts the point into the middle of the lower edge, and the children around it.
  public func place(
    in size: Size, _ children: ContainerChildren<Placement>, cache: inout [Rect]
  ) {
    let frames = frames(of: children, &cache)
    let point = Point(size.width / 2, size.height - depth(of: frames))
    for (child, frame) in zip(children, frames) { child.place(at: frame.offset(by: point)) }
  }

  /// How far children reach below the point.
  private func depth(of frames: [Rect]) -> Double { max(0, frames.map(\.maxY).max() ?? 0) }

  private func frames(
    of children: ContainerChildren<Placement>, _ cache: inout [Rect]
  ) -> [Rect] {
    if cache.count == children.count { return cache }
    let shared = children.filter { $0.placement.angle == nil }.count
    let step = shared > 1 ? spread / Double(shared - 1) : 0
    var next = shared > 1 ? -spread / 2 : 0
    cache = children.map { child in
      let placement = child.placement
      let angle = placement.angle ?? next
      if placement.angle == nil { next += step }
      var distance = placement.radius ?? radius
      if !(distance >= 0 && distance.isFinite) {
        children.report(
          .error, rule: "radius-out-of-range",
          "the radius \(distance) of \(child.name) is less than nothing or no number; it counts as 0",
          about: [child])
        distance = 0
      }
      let side = children.direction == .leftToRight ? 1.0 : -1.0
      let turn = angle * .pi / 180
      let size = child.measure(.unlimited).size
      return Rect(
        center: Point(side * distance * sin(turn), -distance * cos(turn)), size: size)
    }
    return cache
  }
}

extension Node {
  /// Puts the node on a ray of a fan, by the angle from straight up, in degrees.
  public func angle(_ degrees: Double) -> Relation<FanContainer> {
    Relation<FanContainer>(self, FanContainer.Placement()).angle(degrees)
  }

  /// Puts the node at a distance from the point of a fan, in points.
  public func radius(_ points: Double) -> Relation<FanContainer> {
    Relation<FanContainer>(self, FanContainer.Placement()).radius(points)
  }
}

extension Relation where C == FanContainer {
  /// Sets the angle from straight up, in degrees.
  @discardableResult public func angle(_ degrees: Double) -> Relation {
    placement.angle = degrees
    return self
  }

  /// Sets the distance from the point, in points.
  @discardableResult public func radius(_ points: Double) -> Relation {
    placement.radius = points
    return self
  }
}
