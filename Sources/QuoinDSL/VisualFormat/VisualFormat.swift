import QuoinGeometry
import QuoinModel

/// A parsed visual format: a row of views and the connections between them.
struct VisualFormat {
  /// A constraint on an extent or distance: a number, or a multiple of a view's extent.
  struct Predicate: Equatable {
    var comparison = Comparison.equal
    var object = Object.number(0)
    var multiplier = 1.0
    var constant = 0.0
    var priority = Priority.required
    var offset = 0
  }

  /// The value that a predicate compares with.
  enum Object: Equatable {
    case number(Double)
    case view(String)
  }

  /// The connection between two views.
  enum Connection: Equatable {
    /// The views touch.
    case none
    /// The standard distance.
    case standard
    /// Explicit distances.
    case distances([Predicate])
  }

  struct View: Equatable {
    var name: String
    var offset: Int
    var predicates: [Predicate] = []
  }

  var axis = Axis.horizontal
  /// The connection between the container's side and the first view, if the format has `|`.
  var leading: Connection?
  var views: [View] = []
  /// The connections between neighbours.
  var connections: [Connection] = []
  /// The connection between the last view and the container's side.
  var trailing: Connection?
}
