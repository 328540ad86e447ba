/// A value in memory of its own.
///
/// A property that few nodes set holds `nil` for its initial value and one of these otherwise, so that nodes without
/// it have only the room of a reference for it: a document has a hundred thousand of them.
final class Apart<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
