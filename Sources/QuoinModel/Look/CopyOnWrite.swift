/// A value in memory of its own, which copies share until one of them is changed.
///
/// A look keeps the properties that few nodes have in one of these, so that it is small where only its colours are its
/// own. Unlike an `Apart`, it is changed in place while no copy shares it, as a style sets one property after another.
struct CopyOnWrite<Value: Sendable>: Sendable {
  private final class Storage: @unchecked Sendable {
    // Changed only while a single copy refers to it.
    @exclusivity(unchecked) var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  /// Whether two copies share their value.
  func isShared(with other: CopyOnWrite) -> Bool { storage === other.storage }

  /// The value; changing it takes memory of its own if other copies share it.
  var value: Value {
    _read { yield storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}

// A constraint of the type itself would have the conformances of values looked up when a program starts.
extension CopyOnWrite: Equatable where Value: Equatable {
  static func == (a: CopyOnWrite, b: CopyOnWrite) -> Bool {
    a.storage === b.storage || a.storage.value == b.storage.value
  }
}

extension CopyOnWrite: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(storage.value) }
}
