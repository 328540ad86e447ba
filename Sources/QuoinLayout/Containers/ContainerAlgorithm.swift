public import QuoinGeometry
public import QuoinModel

/// A container that lays its children out by an algorithm of its own.
///
/// Two questions are all that a container answers. It *measures*: given a proposal, it answers the
/// size that its content takes, by measuring its children. It *places*: given the size that it has
/// come to have, it gives each child a frame. What is inside the children is not its affair, so any
/// container may hold it, and it may hold any container.
///
/// A fan, whose children stand on rays from its lower left corner:
///
///     final class FanContainer: ContainerNode, ContainerAlgorithm, DefaultPlacing {
///       struct Placement { var angle = 0.0; var radius = 0.0 }
///       static let defaultPlacement = Placement()
///
///       func measure(
///         _ proposal: ProposedSize, _ children: ContainerChildren<Placement>, cache: inout Void
///       ) -> MeasuredSize {
///         let radius = children.map(\.placement.radius).max() ?? 0
///         return MeasuredSize(Size(radius, radius))
///       }
///
///       func place(
///         in size: Size, _ children: ContainerChildren<Placement>, cache: inout Void
///       ) {
///         for child in children {
///           let natural = child.measure(.unlimited).size
///           child.place(at: Rect(origin: point(of: child.placement, in: size), size: natural))
///         }
///       }
///     }
///
/// The position words of such a container are functions on `Node` that answer a `Relation` to it, and
/// functions on `Relation where C == FanContainer`; they do not compile in any other container.
///
/// Quoin's own containers conform as well: the engine knows no other way to lay a container out. The
/// rules that an algorithm keeps to are in `Documentation/Decisions/0001-measure-and-place.md`:
///
/// - An answer depends on the proposal, the children and the container's own properties, on nothing
///   else, because the engine keeps it by node and question.
/// - A container measures its children and never itself; it may ask a child several questions, but
///   a number of them that does not grow with the depth of the tree.
/// - Measuring at the size that was answered answers that size again.
/// - Nothing in the tree is changed.
public protocol ContainerAlgorithm: Container {
  /// What the algorithm keeps between questions, such as the lines that it found.
  ///
  /// The engine holds one value for each place of a container in a scene, from the first question of
  /// a layout to the last at least. It is no part of the tree, so one container may be laid out in
  /// several scenes at once.
  associatedtype Cache = Void

  /// The value with which a layout begins.
  func makeCache() -> Cache

  /// The size that the content takes under a proposal, in points, with its baselines.
  ///
  /// The engine applies the container's own width, height, limits and ratio to the answer.
  ///
  /// - Parameters:
  ///   - proposal: the room on offer; an axis that is `nil` is not limited.
  ///   - children: the children, which can be measured.
  ///   - cache: what is kept between questions.
  func measure(
    _ proposal: ProposedSize, _ children: ContainerChildren<Placement>, cache: inout Cache
  ) -> MeasuredSize

  /// Gives each child its frame, in points from the upper left corner of the container.
  ///
  /// A child that is given none has an empty frame there.
  ///
  /// - Parameters:
  ///   - size: the size of the container, in points.
  ///   - children: the children, which can be measured and placed.
  ///   - cache: what is kept between questions.
  func place(in size: Size, _ children: ContainerChildren<Placement>, cache: inout Cache)
}

extension ContainerAlgorithm where Cache == Void {
  /// Keeps nothing.
  public func makeCache() {}
}
