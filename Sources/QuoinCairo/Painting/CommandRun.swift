import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

/// Draws a sequence of commands, and tracks the open groups.
///
/// Unbalanced commands in handmade lists are tolerated: unmatched ends are ignored, and open groups
/// are closed at the end.
struct CommandRun {
  /// A group that is still open.
  enum Opened {
    case clip(isPath: Bool)
    case turn
    case group(opacity: Double, blend: BlendMode)
    /// A mask, with the content to be masked once that is complete.
    case mask(content: OpaquePointer?, Mask)
    /// A group or a mask whose content is drawn without it.
    case plain(DrawSpan)
  }

  private let canvas: CairoCanvas
  private let commands: ArraySlice<DrawCommand>
  private var open: [Opened] = []
  /// The number of open transforms.
  private var turns = 0
  /// The number of open clips that are no rectangles.
  private var pathClips = 0
  /// The number of open offscreen pictures; content inside them is not directly on the page.
  private var pictures = 0
  /// The index of the next command.
  private var index: Int
  /// The index of the last command drawn.
  private var last: Int

  init(_ commands: ArraySlice<DrawCommand>, on canvas: CairoCanvas) {
    self.canvas = canvas
    self.commands = commands
    index = commands.startIndex
    last = index
  }

  private var context: OpaquePointer { canvas.context }

  /// Draws the commands until the deadline passes or cairo fails.
  mutating func draw() {
    while index < commands.endIndex, !canvas.findings.isOutOfTime {
      if hasFailed() { return }
      if let end = canvas.failures?.end(ofFailure: index) {
        index = end
        continue
      }
      last = index
      canvas.failures?.command = index
      let command = commands[index]
      index += 1
      if begin(command) || end(command) { continue }
      if canvas.covers(command, clips: pathClips), !drawPart(command) { canvas.draw(command) }
    }
    if hasFailed() { return }
    while !open.isEmpty { canvas.close(&open) }
    canvas.marks?.end(on: context)
    _ = hasFailed()
  }

  /// Whether cairo has failed; records it at the last command drawn.
  private func hasFailed() -> Bool {
    guard let failures = canvas.failures else { return false }
    let status = cairo_status(context)
    guard status != CAIRO_STATUS_SUCCESS else { return false }
    failures.fail(at: last, of: commands, status)
    return true
  }

  private func end(of span: DrawSpan) -> Int { commands.end(of: span, from: index) }

  /// Executes a command that opens a group; returns `false` for other commands.
  private mutating func begin(_ command: DrawCommand) -> Bool {
    switch command {
    case .beginClip(let shape):
      cairo_save(context)
      canvas.outline(shape)
      cairo_clip(context)
      if !shape.isSharp { pathClips += 1 }
      open.append(.clip(isPath: !shape.isSharp))
    case .beginPathClip(let path):
      cairo_save(context)
      canvas.clip(path)
      pathClips += 1
      open.append(.clip(isPath: true))
    case .beginRotation(let angle, let center):
      cairo_save(context)
      if angle.isFinite, center.isFinite {
        cairo_translate(context, center.x, center.y)
        cairo_rotate(context, angle)
        cairo_translate(context, -center.x, -center.y)
      }
      turns += 1
      open.append(.turn)
    case .beginTransform(let matrix):
      cairo_save(context)
      canvas.concatenate(matrix)
      turns += 1
      open.append(.turn)
    case .beginGroup(let opacity, let blend, let bounds):
      guard affords(bounds, blend.effectKind) else {
        open.append(.plain(.group))
        break
      }
      beginPicture(.group, in: bounds)
      open.append(.group(opacity: opacity, blend: blend))
    case .beginMask(let bounds):
      guard affords(bounds, .plain) else {
        open.append(.plain(.mask))
        break
      }
      beginPicture(.mask, in: bounds)
      open.append(.mask(content: nil, .alpha))
    default: return false
    }
    return true
  }

  /// Whether a group is drawn as a picture of its own; a file describes it.
  private func affords(_ bounds: Rect, _ kind: EffectKind) -> Bool {
    canvas.rasterScale > 1 || canvas.affords(bounds, kind)
  }

  private mutating func beginPicture(_ span: DrawSpan, in bounds: Rect) {
    if pictures == 0 { canvas.marks?.beginPicture(commands[index..<end(of: span)], on: context) }
    pictures += 1
    canvas.beginPicture(in: bounds)
  }

  /// Executes a command that closes a group; returns `false` for other commands.
  private mutating func end(_ command: DrawCommand) -> Bool {
    switch (command, open.last) {
    case (.endClip, .clip(let isPath)):
      if isPath { pathClips -= 1 }
      canvas.close(&open)
    case (.endRotation, .turn), (.endTransform, .turn):
      turns -= 1
      canvas.close(&open)
    case (.endGroup, .group), (.endMask, .mask):
      canvas.close(&open)
      pictures -= 1
      if pictures == 0 { canvas.marks?.end(on: context) }
    case (.endGroup, .plain(.group)), (.endMask, .plain(.mask)): open.removeLast()
    // The content was drawn; the mask is not.
    case (.maskWith, .plain(.mask)): index = end(of: .mask)
    case (.maskWith(let mask), .mask(nil, _)):
      open[open.count - 1] = .mask(content: cairo_pop_group(context), mask)
      cairo_push_group(context)
    case (.endClip, _), (.endRotation, _), (.endTransform, _), (.endGroup, _), (.endMask, _),
      (.maskWith, _):
      break
    default: return false
    }
    return true
  }

  /// Executes a command that contains other commands or marks part of the page; returns `false` for
  /// others.
  private mutating func drawPart(_ command: DrawCommand) -> Bool {
    switch command {
    case .beginFilter(let filters, let bounds, let origin):
      let end = end(of: .filter)
      canvas.draw(commands[index..<end], through: filters, bounds, of: origin)
      index = end
    case .beginSilhouette(let silhouette):
      let end = end(of: .silhouette)
      canvas.draw(commands[index..<end], as: silhouette)
      index = end
    case .text(let text):
      // Laying out glyphs is expensive, and most lines of a long list lie below the picture.
      // Transformed text may still be visible.
      guard turns > 0 || !text.bounds.intersection(canvas.bounds).isEmpty,
        canvas.isDrawable(text)
      else { break }
      FontFileGuard.exclusively {
        canvas.engine.draw(text, on: context, as: canvas.drawsOutlines ? .filled : .shown)
      }
      if text.link != nil { canvas.marks?.note(text, on: context) }
    case .beginElement(let element):
      guard pictures == 0, let marks = canvas.marks else { break }
      let end = commands[index...].firstIndex(of: .endElement) ?? commands.endIndex
      marks.begin(element, commands[index..<end], on: context)
    case .endElement:
      guard pictures == 0, let marks = canvas.marks else { break }
      if index < commands.endIndex, case .beginElement(let next) = commands[index] {
        let end = commands[index...].firstIndex(of: .endElement) ?? commands.endIndex
        if marks.continues(with: next, commands[index..<end]) {
          index += 1
          break
        }
      }
      marks.end(on: context)
    case .link(let link, let rect): canvas.marks?.note(link, rect, on: context)
    default: return false
    }
    return true
  }
}
