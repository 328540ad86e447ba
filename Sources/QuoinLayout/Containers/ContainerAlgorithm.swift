public import QuoinGeometry
public import QuoinModel

/// A container that lays its children out by an algorithm of its own.
///
/// A container answers two questions. It *measures*: given a proposal, it returns the size of its content, by measuring
/// its children. It *places*: given its final size, it gives each child a frame. It knows nothing of its children's
/// contents, so any container can hold it, and it can hold any container.
///
/// For example, a fan places its children on rays from its lower left corner:
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
/// The placement methods of such a container are functions on `Node` that return a `Relation` to it, and functions on
/// `Relation where C == FanContainer`; they do not compile in any other container.
///
/// Quoin's own containers conform as well: the engine has no other way to lay out a container. The rules for algorithms
/// are in `Documentation/Decisions/0001-measure-and-place.md`:
///
/// - An answer depends only on the proposal, the children and the container's own properties, because the engine caches
///   it by node and question.
/// - A container measures its children and never itself. It may measure a child several times, but the number must not
///   grow with the depth of the tree.
/// - Measuring at a returned size returns that size again.
/// - The algorithm changes nothing in the tree.
public protocol ContainerAlgorithm: Container {
  /// The state that the algorithm keeps between questions, such as the lines that it found.
  ///
  /// The engine holds one value for each position of a container in a scene, at least from the first question of a
  /// layout to the last. It is not part of the tree, so one container may be laid out in several scenes at once.
  associatedtype Cache = Void

  /// Returns the initial cache for a layout.
  func makeCache() -> Cache

  /// Returns the size of the content under a proposal, in points, with its baselines.
  ///
  /// The engine applies the container's own width, height, limits and ratio to the result.
  ///
  /// - Parameters:
  ///   - proposal: The proposed size; an axis that is `nil` is not limited.
  ///   - children: The children, which can be measured.
  ///   - cache: The state that is kept between questions.
  func measure(
    _ proposal: ProposedSize, _ children: ContainerChildren<Placement>, cache: inout Cache
  ) -> MeasuredSize

  /// Gives each child its frame, in points from the top left corner of the container.
  ///
  /// A child that gets no frame has an empty frame at that corner.
  ///
  /// - Parameters:
  ///   - size: The size of the container, in points.
  ///   - children: The children, which can be measured and placed.
  ///   - cache: The state that is kept between questions.
  func place(in size: Size, _ children: ContainerChildren<Placement>, cache: inout Cache)
}

extension ContainerAlgorithm where Cache == Void {
  /// Makes an empty cache.
  public func makeCache() {}
}
