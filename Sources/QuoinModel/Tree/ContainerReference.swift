/// A reference to a container that ends when the container does.
///
/// Weak references would do the same, but give each container a side table, which makes it slower to retain and release.
final class ContainerReference {
  /// The container, which ends the reference itself when it is deinitialized.
  @exclusivity(unchecked) final unowned(unsafe) var container: ContainerNode?
}
