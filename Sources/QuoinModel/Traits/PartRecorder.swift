import QuoinBoxLayout
import QuoinGeometry

/// A struct of which each part may vary by the surroundings without the others.
///
///     node.when(.regularWidth) { $0.sizing.width = 100 }   // the height stays free
///
/// A property of a type that does not conform is replaced as a whole.
public protocol VariedByPart {}

extension Sizing: VariedByPart {}
extension ContentPriorities: VariedByPart {}
extension TraitOverrides: VariedByPart {}
extension FlexStyle: VariedByPart {}
extension GridStyle: VariedByPart {}
extension Edges: VariedByPart {}
extension EdgeInsets: VariedByPart {}
extension AbsolutePlacement.Span: VariedByPart {}

/// Records the values that parts of a property have in some surroundings.
@dynamicMemberLookup
public struct PartRecorder<Value: VariedByPart> {
  /// The property as it is in those surroundings.
  private(set) var value: Value
  private(set) var writes: [PartWrite<Value>] = []

  init(_ value: Value) { self.value = value }

  /// A part: its value in those surroundings.
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

  /// A part that is only read.
  public subscript<Part>(dynamicMember path: KeyPath<Value, Part>) -> Part {
    value[keyPath: path]
  }
}

extension PartRecorder where Value == ContentPriorities {
  /// Against growing along an axis.
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

  /// Against shrinking along an axis.
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

/// A part that was assigned.
struct PartWrite<Value> {
  var path: AnyKeyPath
  /// Sets the part, and answers how the old one is put back.
  var apply: (inout Value) -> (inout Value) -> Void
}
