public import Observation

/// An observable value: a model with a single property.
///
///     let count = Source(0)
///     let label = TextNode("").bind(count) { $0.string = "\($1.value)" }
///     count.value = 1
///
/// It is changed and read from one isolation domain at a time.
public final class Source<Value>: Observable {
  private let registrar = ObservationRegistrar()
  private var stored: Value

  /// Creates a source with an initial value.
  public init(_ value: Value) { stored = value }

  /// The value; setting it counts as a change even if it is equal.
  public var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return stored
    }
    set { registrar.withMutation(of: self, keyPath: \.value) { stored = newValue } }
  }
}
