import QuoinModel

extension DisplayList {
  /// Returns a drawing for documents whose text can be read, searched and copied, which rasterized
  /// filters would prevent.
  ///
  /// Filters that only change colours are applied to the colours of the commands instead, because
  /// an affine map of colours commutes with compositing. For other filters, the filtered content
  /// stays a picture, and its text and links are drawn below it with an invisible opacity.
  package func keepingFilteredText() -> DisplayList {
    var list = self
    guard commands.contains(where: { $0.opens == .filter }) else { return list }
    var result: [DrawCommand] = []
    result.reserveCapacity(commands.count)
    // The given command of each resulting one.
    var sources: [Int] = []
    var open: [Int] = []
    for (index, command) in commands.enumerated() {
      result.append(command)
      sources.append(index)
      if command.opens == .filter { open.append(result.count - 1) }
      guard command.closes == .filter, let start = open.popLast(),
        case .beginFilter(let filters, let bounds, _) = result[start]
      else { continue }
      let inside = result[(start + 1)..<(result.count - 1)]
      if let chain = ColorChain(filters), inside.allSatisfy(chain.canChange) {
        var plain = inside.map(chain.changed)
        if chain.opacity < 1 {
          plain.insert(.beginGroup(opacity: chain.opacity, bounds: bounds), at: 0)
          plain.append(.endGroup)
        }
        result.replaceSubrange(start..., with: plain)
        // An opacity takes the places of the filter's commands.
        if chain.opacity == 1 {
          sources.removeLast()
          sources.remove(at: start)
        }
      } else if open.isEmpty {
        let readable = inside.compactMap(\.readable)
        sources.insert(contentsOf: readable.map { _ in sources[start] }, at: start)
        result.insert(contentsOf: readable, at: start)
      }
    }
    list.commands = result
    list.origins = origins.following(sources)
    return list
  }
}

/// Filters that map each colour independently.
private struct ColorChain {
  private var matrices: [ColorMatrix] = []
  /// The factor of the opacity of all filters.
  private(set) var opacity = 1.0

  init?(_ filters: [Filter]) {
    for filter in filters {
      guard let matrix = ColorMatrix(filter), matrix.opacity >= 0 else { return nil }
      opacity *= min(matrix.opacity, 1)
      matrices.append(matrix)
    }
  }

  /// Returns whether all colours of a command are known.
  func canChange(_ command: DrawCommand) -> Bool {
    switch command {
    case .image, .layer, .beginFilter, .beginMask, .backdrop: false
    case .beginGroup(_, let blend, _): blend == .normal
    // Emoji have their own colours.
    case .text(let text): !text.string.unicodeScalars.contains { $0.properties.isEmojiPresentation }
    default: true
    }
  }

  func changed(_ command: DrawCommand) -> DrawCommand {
    switch command {
    case .fill(let shape, let color): return .fill(shape, changed(color))
    case .border(let shape, let width, let color):
      return .border(shape, width: width, changed(color))
    case .ellipse(let rect, let color): return .ellipse(rect, changed(color))
    case .gradient(let shape, var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = changed(gradient.stops[index].color)
      }
      return .gradient(shape, gradient)
    case .shadow(var shadow):
      shadow.color = changed(shadow.color)
      return .shadow(shadow)
    case .path(let path, let fill, var stroke):
      if let color = stroke?.color { stroke?.color = changed(color) }
      return .path(path, fill: fill.map(changed), stroke: stroke)
    case .beginSilhouette(var silhouette):
      silhouette.color = changed(silhouette.color)
      return .beginSilhouette(silhouette)
    case .text(var text):
      text.color = changed(text.color)
      text.decorationColor = text.decorationColor.map(changed)
      return .text(text)
    default: return command
    }
  }

  private func changed(_ color: Color) -> Color {
    matrices.reduce(color) { $1.changed($0) }
  }
}

extension ColorMatrix {
  /// Returns the mapped colour, with its opacity unchanged.
  func changed(_ color: Color) -> Color {
    func part(_ row: Int) -> Double {
      rows[row] * color.red + rows[row + 1] * color.green + rows[row + 2] * color.blue
        + rows[row + 3]
    }
    return Color(red: part(0), green: part(4), blue: part(8), alpha: color.alpha)
  }
}

extension DrawCommand {
  /// The command reduced to its readable content: text, links, structure elements and transforms.
  fileprivate var readable: DrawCommand? {
    switch self {
    case .beginElement, .endElement, .link, .beginRotation, .endRotation, .beginTransform,
      .endTransform:
      return self
    case .text(var text):
      text.color = Color(white: 1, alpha: DrawCommand.unseen)
      text.decoration = []
      return .text(text)
    default: return nil
    }
  }

  /// The lowest opacity that cairo does not treat as zero: 1/255.
  private static let unseen = 0.004
}
