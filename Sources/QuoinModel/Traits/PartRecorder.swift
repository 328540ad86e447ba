import QuoinBoxLayout
import QuoinGeometry

/// A struct whose parts can vary by traits independently.
///
///     node.when(.regularWidth) { $0.sizing.width = 100 }   // the height stays free
///
/// A property whose type does not conform is replaced as a whole.
public protocol VariedByPart {}

extension Sizing: VariedByPart {}
extension ContentPriorities: VariedByPart {}
extension TraitOverrides: VariedByPart {}
extension FlexStyle: VariedByPart {}
extension GridStyle: VariedByPart {}
extension Edges: VariedByPart {}
extension EdgeInsets: VariedByPart {}
extension AbsolutePlacement.Span: VariedByPart {}

/// A recorder of the values that parts of a property have for certain traits.
@dynamicMemberLookup
public struct PartRecorder<Value: VariedByPart> {
  /// The property with the recorded values.
  private(set) var value: Value
  private(set) var writes: [PartWrite<Value>] = []

  init(_ value: Value) { self.value = value }

  /// The value of a part for these traits.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Part {
    get { value[keyPath: path] }
    set {
      value[keyPath: path] = newValue
      writes.append(
        PartWrite(path: path) { whole in
          let old = whole[keyPath: path]
          whole[keyPath: path] = newValue
          return { $0[keyPath: path] = old }
        })
    }
  }

  /// The value of a read-only part.
  public subscript<Part>(dynamicMember path: KeyPath<Value, Part>) -> Part {
    value[keyPath: path]
  }
}

extension PartRecorder where Value == ContentPriorities {
  /// The resistance against growing along an axis.
  public subscript(hugging axis: Axis) -> Priority {
    get { value[hugging: axis] }
    set {
      if axis == .horizontal {
        self.horizontalHugging = newValue
      } else {
        self.verticalHugging = newValue
      }
    }
  }

  /// The resistance against shrinking along an axis.
  public subscript(compression axis: Axis) -> Priority {
    get { value[compression: axis] }
    set {
      if axis == .horizontal {
        self.horizontalCompression = newValue
      } else {
        self.verticalCompression = newValue
      }
    }
  }
}

/// An assigned part.
struct PartWrite<Value> {
  var path: AnyKeyPath
  /// Sets the part, and returns a closure that restores the old value.
  var apply: (inout Value) -> (inout Value) -> Void
}
