import QuoinGeometry
import QuoinModel
import QuoinStyle

// The boxes that transforms of parts of an SVG refer to: CSS Transforms 1 §8, the property `transform-box`.
extension NodeBuilder {
  /// Returns the box that the origin of a part's transform refers to, in the part's coordinates: by default that of the
  /// whole SVG.
  func referenceBox(_ index: Int, of root: Int) -> Rect {
    if refersToItself(index), let box = shapeBox(index) { return box }
    return Rect(origin: .zero, size: viewBox(root) ?? drawingSize(root))
  }

  /// Reports the parts of an SVG whose own box is asked for but not known.
  mutating func reportReferenceBoxes(of root: Int) {
    for index in root..<Int(reader.tree.items[root].end) where refersToItself(index) {
      let item = reader.tree.items[index]
      guard let tag = item.tag, shapeBox(index) == nil else { continue }
      reader.findings.report(
        "unsupported-value", about: "transform-box \(tag)",
        "'transform-box' of <\(tag)> is not supported; its transform is about the whole SVG",
        line: item.line, column: item.column)
    }
  }

  private func refersToItself(_ index: Int) -> Bool {
    guard reader.tree.items[index].tag != nil,
      case .string(let word) = reader.style(of: index)[.transformBox]
    else { return false }
    return ["fill-box", "content-box", "stroke-box", "border-box"].contains(word.lowercased())
  }

  /// Returns the box around the geometry of a shape or a group, or `nil` if it is not known: SVG 2 §8.10.
  ///
  /// The line around it does not count, as in `fill-box`.
  private func shapeBox(_ index: Int) -> Rect? {
    func number(_ name: String, _ standard: Double? = 0) -> Double? {
      guard let text = reader.tree.attribute(name, of: index)?.value else { return standard }
      let digits = text.hasSuffix("px") ? text.dropLast(2) : text[...]
      return Double(digits).flatMap { $0.isFinite ? $0 : nil }
    }
    func ellipse(_ x: String, _ y: String) -> Rect? {
      guard let left = number("cx"), let top = number("cy"), let across = number(x, nil),
        let down = number(y, nil)
      else { return nil }
      return Rect(left - across, top - down, 2 * across, 2 * down)
    }
    switch reader.tree.items[index].tag {
    case "rect", "image", "foreignobject", "foreignObject":
      guard let left = number("x"), let top = number("y"), let width = number("width", nil),
        let height = number("height", nil)
      else { return nil }
      return Rect(left, top, width, height)
    case "circle": return ellipse("r", "r")
    case "ellipse": return ellipse("rx", "ry")
    case "line":
      guard let x = number("x1"), let y = number("y1"), let right = number("x2"),
        let bottom = number("y2")
      else { return nil }
      return Path(lines: [Point(x, y), Point(right, bottom)]).bounds
    case "polyline", "polygon":
      let numbers = (reader.tree.attribute("points", of: index)?.value ?? "")
        .split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
      guard numbers.count >= 2 else { return nil }
      return Path(
        lines: stride(from: 0, to: numbers.count - 1, by: 2).map {
          Point(numbers[$0], numbers[$0 + 1])
        }
      ).bounds
    case "path":
      return reader.tree.attribute("d", of: index).flatMap { Path(svg: $0.value)?.extent }
    case "g": return groupBox(index)
    default: return nil
    }
  }

  /// Returns the box around the parts of a group, none of which may be moved.
  private func groupBox(_ index: Int) -> Rect? {
    var box: Rect?
    for child in reader.tree.children(of: index) where reader.tree.items[child].tag != nil {
      guard reader.tree.attribute("transform", of: child) == nil,
        reader.style(of: child)[.transform] == CSS.Property.transform.initial,
        let inner = shapeBox(child)
      else { return nil }
      box = box.map { $0.union(inner) } ?? inner
    }
    return box
  }
}

extension Path {
  /// The smallest rectangle around the curves, whose control points may be outside of it.
  fileprivate var extent: Rect {
    var points: [Point] = []
    var pen = Point.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        points.append(point)
        pen = point
      case .curve(let a, let b, let end):
        for step in 1...32 {
          let (t, u) = (Double(step) / 32, 1 - Double(step) / 32)
          let (first, second, third, fourth) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          points.append(
            Point(
              first * pen.x + second * a.x + third * b.x + fourth * end.x,
              first * pen.y + second * a.y + third * b.y + fourth * end.y))
        }
        pen = end
      case .close: break
      }
    }
    return Path(lines: points).bounds
  }
}
