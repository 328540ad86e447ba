public import Observation

/// A value that descriptions follow: a model of one value.
///
///     let count = Source(0)
///     let label = TextNode("").bind(count) { $0.string = "\($1.value)" }
///     count.value = 1
///
/// It is changed and read from one isolation at a time.
public final class Source<Value>: Observable {
  private let registrar = ObservationRegistrar()
  private var stored: Value

  /// A source with its first value.
  public init(_ value: Value) { stored = value }

  /// The value; setting it is a change, whatever it was.
  public var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return stored
    }
    set { registrar.withMutation(of: self, keyPath: \.value) { stored = newValue } }
  }
}
