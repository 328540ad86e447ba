import QuoinGeometry
import QuoinPaint
import Synchronization

/// Blurred shapes that were worked out, kept for the next one of the same form: the cards of one
/// template have the same shadows.
final class ShadowStore: Sendable {
  static let shared = ShadowStore()

  /// What a blurred shape follows from, wherever it is on the page.
  private struct Form: Hashable {
    var shape: RoundedRect
    var deviation: Size
    var width: Int
    var height: Int
  }

  private struct State {
    var shapes: [Form: BlurredShape] = [:]
    /// The forms in the order in which they came.
    var order: [Form] = []
    var cost = 0
  }

  private let state = Mutex(State())
  /// The most bytes that are kept.
  private let limit = 8 << 20

  /// A blurred shape on pixels from the origin on.
  func shape(_ shape: RoundedRect, deviation: Size, width: Int, height: Int) -> BlurredShape {
    let form = Form(shape: shape, deviation: deviation, width: width, height: height)
    if let known = state.withLock({ $0.shapes[form] }) { return known }
    let blurred = BlurredShape(shape, deviation: deviation, x: 0..<width, y: 0..<height)
    let cost = blurred.values.count
    guard cost <= limit / 4 else { return blurred }
    state.withLock { state in
      guard state.shapes.updateValue(blurred, forKey: form) == nil else { return }
      state.order.append(form)
      state.cost += cost
      while state.cost > limit, let oldest = state.order.first {
        state.order.removeFirst()
        state.cost -= state.shapes.removeValue(forKey: oldest)?.values.count ?? 0
      }
    }
    return blurred
  }

  /// How many bytes are kept.
  var cost: Int { state.withLock { $0.cost } }
}
