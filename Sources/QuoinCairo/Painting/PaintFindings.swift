import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

/// Collects diagnostics about what cannot be drawn as requested.
///
/// After an error cairo draws nothing more on a page. The failing commands are therefore recorded,
/// and everything is drawn again without them.
final class PaintFindings {
  private var found: [Diagnostic] = []
  private var known: Set<Diagnostic> = []
  /// The deadline after which painting stops.
  private let deadline: Deadline?
  /// The commands at which cairo failed, by page: from the key up to the value.
  private var failures: [Int: [Int: Int]] = [:]
  private var failureNotes: [Diagnostic] = []
  private var isNew = false
  /// The messages about limits so far.
  private var knownLimits: Set<String> = []
  /// The index of the current page.
  var page = 0
  /// The nodes of the current page's commands.
  var origins = CommandOrigins()
  /// The index of the current command of the page.
  var command = 0

  init(deadline: Deadline? = nil) { self.deadline = deadline }

  /// Whether the deadline has passed; no further command is drawn then.
  var isOutOfTime: Bool { deadline?.isPassed ?? false }

  /// All diagnostics.
  var diagnostics: [Diagnostic] { found + failureNotes }

  /// Records a diagnostic, once.
  func note(_ diagnostic: Diagnostic) {
    if known.insert(diagnostic).inserted { found.append(diagnostic) }
  }

  /// Records that a limit is exceeded, once, at the node of the current command.
  func note(limit diagnostic: Diagnostic) {
    guard knownLimits.insert(diagnostic.message).inserted else { return }
    let origin = origins[command]
    var placed = diagnostic
    placed.place = origin.place
    placed.nodes = origin.node.map { [$0] } ?? []
    note(placed)
  }

  /// The index at which to continue instead of drawing a command at which cairo failed.
  func end(ofFailure index: Int) -> Int? { failures[page]?[index] }

  /// Records that cairo failed at a command.
  func fail(at index: Int, of commands: ArraySlice<DrawCommand>, _ status: cairo_status_t) {
    // Tags are not visible, so their errors do not matter.
    guard status != CAIRO_STATUS_TAG_ERROR, commands.indices.contains(index) else { return }
    let span = commands.span(of: index)
    failures[page, default: [:]][span.lowerBound] = span.upperBound
    isNew = true
    let command = commands[index]
    failureNotes.append(
      command.origin.notPainted(
        "\(command.noun) cannot be painted (\(status.words)); it is left out"))
  }

  /// Whether drawing again makes sense; if so, clears the diagnostics but keeps the failures.
  func mayTryAgain() -> Bool {
    guard isNew, failureNotes.count <= 16, !isOutOfTime else { return false }
    isNew = false
    (found, known, knownLimits) = ([], [], [])
    return true
  }
}

extension ArraySlice<DrawCommand> {
  /// The range of a command and of everything that it opens or closes.
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

  /// The index at which an open span is closed, or the end.
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
  /// The node and location that a command came from, if known.
  fileprivate var origin: DrawnOrigin {
    switch self {
    case .layer(let layer): DrawnOrigin(place: layer.place, node: layer.node)
    case .image(let image): DrawnOrigin(place: image.place, node: image.node)
    case .beginFilter(_, _, let origin?), .backdrop(_, _, let origin?): origin
    default: DrawnOrigin()
    }
  }

  /// A description of what the command draws.
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
