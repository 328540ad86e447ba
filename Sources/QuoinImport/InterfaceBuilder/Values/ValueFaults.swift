/// The problems found in attribute values, one per attribute.
///
/// Readers may read the same value several times and in any order. The elements' positions put the
/// diagnostics in order.
struct ValueFaults {
  /// A problem with a value.
  struct Fault {
    /// The index of the element.
    let element: Int
    let rule: String
    let message: String
  }

  private struct Key: Hashable {
    let element: Int
    let attribute: String
  }

  private(set) var list: [Fault] = []
  private var known: Set<Key> = []

  /// Adds a problem, unless the attribute has one already.
  mutating func add(_ rule: String, _ message: String, element: Int, attribute: StaticString) {
    guard known.insert(Key(element: element, attribute: "\(attribute)")).inserted else { return }
    list.append(Fault(element: element, rule: rule, message: message))
  }
}
