import QuoinBoxLayout
import QuoinGeometry
import Testing

/// Words that wrap: all of one size, nothing between them.
struct Words: Hashable {
  var count: Int
  var width: Double
  var height: Double
  /// Whether the answer is the widest line, as of a label, and not the room that was filled.
  var isTight = false

  /// What a text engine would answer.
  func measure(_ request: MeasureRequest) -> BoxMeasurement {
    let widest = Double(count) * width
    let available =
      switch request.width {
      case .exactly(let length): length
      case .within(let room): max(width, min(room, widest))
      case .minContent: width
      case .maxContent: widest
      }
    let perLine = max(1, (available / width + 1e-4).rounded(.down))
    let lines = (Double(count) / perLine).rounded(.up)
    var extent = available
    if isTight, case .within = request.width { extent = min(Double(count), perLine) * width }
    return BoxMeasurement(
      size: Size(extent, request.height ?? lines * height), firstBaseline: height)
  }
}

/// A tree with words in some of its leaves.
struct TestTree: ~Copyable {
  var boxes = BoxTree()
  var words: [BoxID: Words] = [:]

  /// Adds a box whose children are there already.
  mutating func add(
    _ style: BoxStyle = BoxStyle(), words: Words? = nil, _ children: [BoxID] = []
  ) -> BoxID {
    let box = boxes.add(style, isMeasured: words != nil)
    self.words[box] = words
    for child in children { boxes.append(child, to: box) }
    return box
  }

  /// Adds a flex container.
  mutating func row(_ style: BoxStyle = BoxStyle(), _ children: [BoxID] = []) -> BoxID {
    var style = style
    style.rules.display = .flex
    return add(style, children)
  }

  mutating func layout(_ root: BoxID, _ size: Size) {
    layout(root, BoxSpace(width: .exactly(size.width), height: .exactly(size.height)))
  }

  mutating func layout(_ root: BoxID, _ space: BoxSpace) {
    let words = words
    do {
      try boxes.layout(root, in: space) { box, request in
        words[box]?.measure(request) ?? BoxMeasurement(size: .zero)
      }
    } catch {
      Issue.record(error)
    }
  }

  mutating func measure(_ root: BoxID, _ space: BoxSpace) -> BoxMeasurement {
    let words = words
    do {
      return try boxes.measure(root, in: space) { box, request in
        words[box]?.measure(request) ?? BoxMeasurement(size: .zero)
      }
    } catch {
      Issue.record(error)
      return BoxMeasurement(size: .zero)
    }
  }

  func frame(_ box: BoxID) -> Rect { boxes.frame(of: box) }
}
