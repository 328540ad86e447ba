/// A value stored in memory of its own.
///
/// A property that few nodes set stores `nil` for its initial value and one of these otherwise, so that it costs the
/// other nodes of a large document a reference only.
final class Apart<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension Apart: Equatable where Value: Equatable {
  static func == (a: Apart, b: Apart) -> Bool { a === b || a.value == b.value }
}

extension Apart: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
