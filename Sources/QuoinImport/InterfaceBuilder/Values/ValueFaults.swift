/// What was found wrong with the values of a document, each attribute once.
///
/// Readers ask for the same value more than once and at different times; the places bring the
/// findings in order.
struct ValueFaults {
  /// One finding.
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

  /// Notes a finding, unless there is one of this attribute.
  mutating func add(_ rule: String, _ message: String, element: Int, attribute: StaticString) {
    guard known.insert(Key(element: element, attribute: "\(attribute)")).inserted else { return }
    list.append(Fault(element: element, rule: rule, message: message))
  }
}
