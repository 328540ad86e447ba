extension CSS {
  /// The query containers of a document: CSS Conditional 5 §3.
  package struct QueryContainers: Sendable {
    /// A container, or an element with a name that style queries might be about.
    private struct Container: Sendable {
      var element: Int
      var names: Set<String>
      var type: Keyword
      /// The container around it, or -1.
      var outer: Int32
    }

    private var containers: [Container] = []
    /// The innermost container around the children of each element, or -1; empty without containers.
    private var inner: [Int32] = []

    /// Whether no element is a container or has the name of one.
    package var isEmpty: Bool { containers.isEmpty }

    /// The elements whose size is queried.
    package var sized: [Int] { containers.filter { $0.type != .normal }.map(\.element) }

    /// Adds an element, after its parent.
    mutating func add(_ element: Int, in parent: Int32, _ style: ComputedStyle) {
      let isPlain =
        !style.set.contains(.containerType) && !style.set.contains(.containerName)
      if isPlain, containers.isEmpty { return }
      if inner.count < element {
        inner += Array(repeating: -1, count: element - inner.count)
      }
      let outer = parent >= 0 && Int(parent) < inner.count ? inner[Int(parent)] : -1
      guard !isPlain else { return inner.append(outer) }
      var names: Set<String> = []
      if case .list(let list) = style[.containerName] {
        for case .string(let name) in list { names.insert(name) }
      }
      inner.append(Int32(containers.count))
      containers.append(
        Container(
          element: element, names: names, type: style[.containerType].keyword ?? .normal,
          outer: outer))
    }

    /// Returns the nearest container for a query from the children of an element.
    func container(for query: ContainerQuery, around parent: Int32) -> Int? {
      first(around: parent) { container in
        if let name = query.name, !container.names.contains(name) { return false }
        return query.needsHeight
          ? container.type == .size : !query.needsSize || container.type != .normal
      }
    }

    /// Returns the containers that lengths in the children of an element refer to, or -1.
    func around(_ parent: Int32) -> (width: Int32, height: Int32) {
      if containers.isEmpty { return (-1, -1) }
      let width = first(around: parent) { $0.type != .normal }
      let height = first(around: parent) { $0.type == .size }
      return (Int32(width ?? -1), Int32(height ?? -1))
    }

    private func first(around parent: Int32, where isWanted: (Container) -> Bool) -> Int? {
      guard parent >= 0, Int(parent) < inner.count else { return nil }
      var step = inner[Int(parent)]
      while step >= 0 {
        let container = containers[Int(step)]
        if isWanted(container) { return container.element }
        step = container.outer
      }
      return nil
    }
  }
}
