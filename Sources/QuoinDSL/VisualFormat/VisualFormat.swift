import QuoinGeometry
import QuoinModel

/// A visual format as it was read: views in a row, with what stands between them.
struct VisualFormat {
  /// A number, or a multiple of a view's extent.
  struct Predicate: Equatable {
    var comparison = Comparison.equal
    var object = Object.number(0)
    var multiplier = 1.0
    var constant = 0.0
    var priority = Priority.required
    var offset = 0
  }

  /// What a predicate compares with.
  enum Object: Equatable {
    case number(Double)
    case view(String)
  }

  /// What stands between two views.
  enum Connection: Equatable {
    /// They touch.
    case none
    /// The standard distance.
    case standard
    /// Distances that are said.
    case distances([Predicate])
  }

  struct View: Equatable {
    var name: String
    var offset: Int
    var predicates: [Predicate] = []
  }

  var axis = Axis.horizontal
  /// What stands between the container's side and the first view, where the format has `|`.
  var leading: Connection?
  var views: [View] = []
  /// What stands between neighbours.
  var connections: [Connection] = []
  /// What stands between the last view and the container's side.
  var trailing: Connection?
}
