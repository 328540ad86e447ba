/// A value stored in memory of its own.
///
/// A property that few nodes set stores `nil` for its initial value and one of these otherwise, so that it costs the
/// other nodes of a large document a reference only.
final class Apart<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
