public import Observation
import Synchronization

/// A binding of a node's description to a model.
package final class NodeBinding {
  /// The object that the model's observers hold, which has no reference to the node.
  private final class Flag: Sendable {
    let isRaised = Atomic<Bool>(true)
    let onChange: (@Sendable () -> Void)?

    init(_ onChange: (@Sendable () -> Void)?) { self.onChange = onChange }

    func raise() {
      guard !isRaised.exchange(true, ordering: .acquiringAndReleasing) else { return }
      onChange?()
    }
  }

  private let flag: Flag
  private let description: (Node) -> Void

  package init(onChange: (@Sendable () -> Void)?, _ description: @escaping (Node) -> Void) {
    flag = Flag(onChange)
    self.description = description
  }

  /// Whether something that the description read has changed.
  package var isPending: Bool { flag.isRaised.load(ordering: .acquiring) }

  /// Applies the description if something that it read has changed.
  package func apply(to node: Node) {
    guard flag.isRaised.exchange(false, ordering: .acquiringAndReleasing) else { return }
    let flag = flag
    withObservationTracking {
      description(node)
    } onChange: {
      flag.raise()
    }
  }
}

extension Configurable {
  /// Describes the node by a model, now and whenever a property that the description read changes.
  ///
  ///     TextNode("").bind(person) { text, person in text.string = person.name }
  ///
  /// The model is a class of the `Observation` library: one with `@Observable`, or a `Source`. A
  /// change is recorded at once, and the description is applied again before the next layout, or by
  /// `updateBindings()`: it runs once for any number of changes in between.
  ///
  /// The node holds the model; the model does not hold the node.
  ///
  /// - Parameters:
  ///   - model: the observed model.
  ///   - onChange: called on the thread that changes the model, before the change, and only once
  ///     until the description was applied again; a host can request a layout here.
  ///   - description: sets the node's properties. It must not retain the node.
  @discardableResult public func bind<Model: AnyObject & Observable>(
    _ model: Model, onChange: (@Sendable () -> Void)? = nil,
    _ description: @escaping (Self, Model) -> Void
  ) -> Self {
    let binding = NodeBinding(onChange: onChange) { node in
      if let node = node as? Self { description(node, model) }
    }
    bindings.append(binding)
    binding.apply(to: self)
    return self
  }
}

extension Node {
  /// Applies the descriptions of the subtree whose models have changed.
  ///
  /// A layout does this automatically.
  public final func updateBindings() {
    for node in subtree where node.hasBindings { node.applyBindings() }
  }

  /// Whether a model of the subtree has changed since its description was applied.
  ///
  /// - Complexity: O(n).
  public final var hasPendingBindings: Bool {
    subtree.contains { $0.bindings.contains { $0.isPending } }
  }

  /// Releases all models of this node; its properties are kept.
  public final func unbind() { bindings = [] }

  package final func applyBindings() { for binding in bindings { binding.apply(to: self) } }
}
