import QuoinGeometry
import QuoinModel
import QuoinPaint
import Synchronization

/// A cache of blurred shapes by form; the cards of one template, for example, have the same
/// shadows.
final class ShadowStore: Sendable {
  static let shared = ShadowStore()

  /// The parameters that determine a blurred shape, regardless of its position on the page.
  private struct Form: Hashable {
    var shape: RoundedRect
    var deviation: Size
    var width: Int
    var height: Int
  }

  private struct State {
    var shapes: [Form: BlurredShape] = [:]
    /// The forms in the order in which they were added.
    var order: [Form] = []
    var cost = 0
  }

  private let state = Mutex(State())
  /// The maximum size of the cache, in bytes.
  private let limit = 8 << 20

  /// Returns a blurred shape on pixels starting at the origin.
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

  /// The size of the cache, in bytes.
  var cost: Int { state.withLock { $0.cost } }
}
