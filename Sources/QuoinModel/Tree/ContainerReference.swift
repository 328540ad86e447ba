/// A reference to a container that ends when the container does.
///
/// A weak reference gives its object a side table, which makes it slower to retain and release. The containers of Quoin's
/// own classes run no foreign code while they are deinitialized, before their base class ends the reference, so that
/// theirs need not be weak.
final class ContainerReference {
  @exclusivity(unchecked) private final unowned(unsafe) var own: ContainerNode?
  @exclusivity(unchecked) private final var foreign: WeakReference?

  // Apart, because a weak reference costs time even if it refers to nothing.
  private final class WeakReference {
    weak var container: ContainerNode?
    init(_ container: ContainerNode) { self.container = container }
  }

  /// The container, or `nil` once it is deinitialized.
  var container: ContainerNode? { own ?? foreign?.container }

  /// Begins the reference to a container.
  func begin(_ container: ContainerNode) {
    if Node.isOwn(type(of: container)) {
      own = container
    } else {
      foreign = WeakReference(container)
    }
  }

  /// Ends the reference; a container calls it when it is deinitialized.
  func end() { own = nil }
}
