import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

/// What cannot be drawn as asked, while pages are drawn.
///
/// Cairo draws nothing more on a page once something went wrong. So what went wrong is remembered, and all is
/// drawn once more without it.
final class PaintFindings {
  private var found: [Diagnostic] = []
  /// When painting is given up.
  private let deadline: Deadline?
  /// What cairo gave up at, by page: commands from the key up to the value.
  private var failures: [Int: [Int: Int]] = [:]
  private var failureNotes: [Diagnostic] = []
  private var isNew = false
  /// The page that is being drawn.
  var page = 0

  init(deadline: Deadline? = nil) { self.deadline = deadline }

  /// Whether the deadline has passed: no further command is drawn then.
  var isOutOfTime: Bool { deadline?.isPassed ?? false }

  /// All that is to be said.
  var diagnostics: [Diagnostic] { found + failureNotes }

  /// Notes something, once.
  func note(_ diagnostic: Diagnostic) {
    if !found.contains(diagnostic) { found.append(diagnostic) }
  }

  /// Where to go on instead of drawing a command at which cairo gave up.
  func end(ofFailure index: Int) -> Int? { failures[page]?[index] }

  /// Notes that cairo gave up at a command.
  func fail(at index: Int, of commands: ArraySlice<DrawCommand>, _ status: cairo_status_t) {
    // Tags are no part of what is seen.
    guard status != CAIRO_STATUS_TAG_ERROR, commands.indices.contains(index) else { return }
    let span = commands.span(of: index)
    failures[page, default: [:]][span.lowerBound] = span.upperBound
    isNew = true
    let command = commands[index]
    failureNotes.append(
      command.origin.notPainted(
        "\(command.noun) cannot be painted (\(status.words)); it is left out"))
  }

  /// Whether it makes sense to draw all once more, which forgets what was found but not what went wrong.
  func mayTryAgain() -> Bool {
    guard isNew, failureNotes.count <= 16, !isOutOfTime else { return false }
    isNew = false
    found = []
    return true
  }
}

extension ArraySlice<DrawCommand> {
  /// A command with all that it opens, or that is closed by it.
  fileprivate func span(of index: Int) -> Range<Int> {
    if let opened = self[index].opens {
      return index..<Swift.min(end(of: opened, from: index + 1) + 1, endIndex)
    }
    guard let closed = self[index].closes else { return index..<index + 1 }
    var depth = 0
    var start = index
    while start >= startIndex {
      if self[start].closes == closed { depth += 1 }
      if self[start].opens == closed { depth -= 1 }
      if depth == 0 { return start..<index + 1 }
      start -= 1
    }
    return index..<index + 1
  }

  /// Where a span that is open is closed, or the end.
  func end(of span: DrawSpan, from start: Int) -> Int {
    var depth = 1
    for index in start..<endIndex {
      if self[index].opens == span { depth += 1 }
      if self[index].closes == span { depth -= 1 }
      if depth == 0 { return index }
    }
    return endIndex
  }
}

extension DrawCommand {
  /// Whose command it is, where it says so.
  fileprivate var origin: DrawnOrigin {
    switch self {
    case .layer(let layer): DrawnOrigin(place: layer.place, node: layer.node)
    case .image(let image): DrawnOrigin(place: image.place, node: image.node)
    case .beginFilter(_, _, let origin?), .backdrop(_, _, let origin?): origin
    default: DrawnOrigin()
    }
  }

  /// What it draws, in words.
  fileprivate var noun: String {
    func at(_ rect: Rect) -> String {
      " at \(DrawCommand.words(rect.minX)), \(DrawCommand.words(rect.minY))"
    }
    return switch self {
    case .text(let text): "the text “\(text.string.prefix(40))”"
    case .fill(let shape, _), .border(let shape, _, _): "the box" + at(shape.rect)
    case .gradient(let shape, _): "the gradient" + at(shape.rect)
    case .layer(let layer): "the background" + at(layer.shape.rect)
    case .shadow(let shadow): "the shadow" + at(shadow.bounds)
    case .ellipse(let rect, _): "the ellipse" + at(rect)
    case .path(let path, _, _): "the path" + at(path.bounds)
    case .image(let image): "the picture" + at(image.frame)
    case .beginFilter(_, let bounds, _): "what is filtered" + at(bounds)
    case .beginGroup(_, _, let bounds), .beginMask(let bounds): "the group" + at(bounds)
    default: "something"
    }
  }

  private static func words(_ value: Double) -> String {
    value.magnitude < 1e9 ? "\(Int(value.rounded()))" : "\(value)"
  }
}
