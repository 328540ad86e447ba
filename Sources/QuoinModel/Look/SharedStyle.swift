import Synchronization

/// A style that several nodes share: changing it changes every node that wears it.
///
///     extension SharedStyle {
///       static let content = SharedStyle { $0.cornerRadius = 4 }
///     }
///
///     label.wear(.content)
///     button.wear(.content)
///     SharedStyle.content.style.cornerRadius = 8  // both change
///
/// A shared style is `Sendable`: it may be a constant of any type, and trees in several isolation
/// domains may wear it at once. Nodes hold the styles that they wear, and a shared style does not
/// know its nodes. The first layout after a change searches its own tree for nodes with changed
/// styles, and recomputes only those. If two threads assign to ``style`` at once, one of the two
/// assignments is lost.
public final class SharedStyle: Sendable {
  private struct State {
    var style: Style
    /// The number of the last change among those of all shared styles; 0 if there was none.
    var change: UInt64 = 0
  }

  private let state: Mutex<State>
  private static let changes = Atomic<UInt64>(0)

  /// The properties.
  public var style: Style {
    get { state.withLock { $0.style } }
    set {
      state.withLock {
        $0.style = newValue
        // Inside the lock, so that a reader of the new count also finds the new number.
        $0.change = SharedStyle.changes.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue
      }
    }
  }

  /// Creates a shared style.
  public init(_ style: Style = Style()) { state = Mutex(State(style: style)) }

  /// Creates a shared style with a closure that sets properties.
  public convenience init(_ change: (inout Style) -> Void) { self.init(Style(change)) }

  /// The number of changes to all shared styles of the program.
  package static var changeCount: UInt64 { changes.load(ordering: .acquiring) }

  /// Returns whether the style has changed since a given change count.
  package func hasChanged(since count: UInt64) -> Bool { state.withLock { $0.change > count } }
}
