import Synchronization

/// A style that several nodes wear live: change it, and every wearer changes.
///
///     extension SharedStyle {
///       static let content = SharedStyle { $0.cornerRadius = 4 }
///     }
///
///     label.wear(.content)
///     button.wear(.content)
///     SharedStyle.content.style.cornerRadius = 8  // both change
///
/// A shared style is `Sendable`: it may be a constant of any type, and trees of several isolations may wear
/// it at once. Nodes hold what they wear, and a shared style does not know its wearers. The first layout after
/// a change looks for the wearers of what changed in its own tree, and computes those only. Where two threads
/// assign to ``style`` at once, one of the two assignments is lost.
public final class SharedStyle: Sendable {
  private struct State {
    var style: Style
    /// The number of the last change among those of all shared styles; 0 for none.
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
        // Inside of the lock: who reads the new count finds the new number.
        $0.change = SharedStyle.changes.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue
      }
    }
  }

  /// A style to be worn.
  public init(_ style: Style = Style()) { state = Mutex(State(style: style)) }

  /// A style by a block that sets properties.
  public convenience init(_ change: (inout Style) -> Void) { self.init(Style(change)) }

  /// How often any shared style of the program has changed.
  package static var changeCount: UInt64 { changes.load(ordering: .acquiring) }

  /// Whether the style has changed since the count of all changes was a number.
  package func hasChanged(since count: UInt64) -> Bool { state.withLock { $0.change > count } }
}
