import QuoinGeometry

extension Path {
  /// Creates a path from SVG path data: the `d` attribute, SVG 2 §9.3, or returns `nil` if it is
  /// invalid.
  ///
  ///     Path(svg: "M0 0h10v10z")
  ///
  /// - Complexity: O(n) in the length of the text.
  public init?(svg text: String) {
    var reader = PathReader(text)
    guard reader.read() else { return nil }
    self.init(reader.elements)
  }
}

/// A parser of SVG path data.
private struct PathReader {
  private(set) var elements: [Path.Element] = []
  private let bytes: [UInt8]
  private var index = 0
  private var pen = Point.zero
  private var start = Point.zero
  /// The last control point, which smooth curves reflect, and the command that it belongs to.
  private var control = Point.zero
  private var last: UInt8 = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func read() -> Bool {
    skip()
    while index < bytes.count {
      let letter = bytes[index]
      index += 1
      guard elements.isEmpty ? letter | 0x20 == UInt8(ascii: "m") : true else { return false }
      // Further numbers repeat the command; after a move, they are lines.
      var command = letter
      repeat {
        guard step(command) else { return false }
        if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
        if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
        skip()
      } while command | 0x20 != UInt8(ascii: "z") && startsNumber
    }
    return true
  }

  private mutating func step(_ command: UInt8) -> Bool {
    let isRelative = command & 0x20 != 0
    let base = isRelative ? pen : .zero
    func point(_ reader: inout PathReader) -> Point? {
      guard let x = reader.number(), let y = reader.number() else { return nil }
      return Point(base.x + x, base.y + y)
    }
    let kind = command | 0x20
    defer { last = kind }
    switch kind {
    case UInt8(ascii: "m"):
      guard let to = point(&self) else { return false }
      (pen, start) = (to, to)
      elements.append(.move(to))
    case UInt8(ascii: "z"):
      elements.append(.close)
      pen = start
    case UInt8(ascii: "l"):
      guard let to = point(&self) else { return false }
      line(to)
    case UInt8(ascii: "h"):
      guard let x = number() else { return false }
      line(Point(base.x + x, pen.y))
    case UInt8(ascii: "v"):
      guard let y = number() else { return false }
      line(Point(pen.x, base.y + y))
    case UInt8(ascii: "c"):
      guard let a = point(&self), let b = point(&self), let to = point(&self) else { return false }
      curve(a, b, to)
    case UInt8(ascii: "s"):
      let a = last == UInt8(ascii: "c") || last == UInt8(ascii: "s") ? pen * 2 - control : pen
      guard let b = point(&self), let to = point(&self) else { return false }
      curve(a, b, to)
    case UInt8(ascii: "q"):
      guard let middle = point(&self), let to = point(&self) else { return false }
      quadratic(middle, to)
    case UInt8(ascii: "t"):
      let middle = last == UInt8(ascii: "q") || last == UInt8(ascii: "t") ? pen * 2 - control : pen
      guard let to = point(&self) else { return false }
      quadratic(middle, to)
    case UInt8(ascii: "a"):
      guard let rx = number(), let ry = number(), let angle = number(), let isLarge = flag(),
        let isSweep = flag(), let to = point(&self)
      else { return false }
      arc(Size(rx.magnitude, ry.magnitude), angle * .pi / 180, isLarge, isSweep, to)
    default: return false
    }
    return true
  }

  private mutating func line(_ to: Point) {
    elements.append(.line(to))
    pen = to
  }

  private mutating func curve(_ a: Point, _ b: Point, _ to: Point) {
    elements.append(.curve(a, b, to))
    (control, pen) = (b, to)
  }

  private mutating func quadratic(_ middle: Point, _ to: Point) {
    let from = pen
    curve(from.interpolated(to: middle, by: 2.0 / 3), to.interpolated(to: middle, by: 2.0 / 3), to)
    control = middle
  }

  /// Draws an arc: SVG 2 §B.2, from two end points to a centre, and then a curve for each quarter
  /// at most.
  private mutating func arc(
    _ radii: Size, _ turn: Double, _ isLarge: Bool, _ isSweep: Bool, _ to: Point
  ) {
    guard radii.width > 0, radii.height > 0, pen != to else { return line(to) }
    let (sine, cosine) = (LibM.sin(turn), LibM.cos(turn))
    let half = (pen - to) * 0.5
    let x = cosine * half.x + sine * half.y
    let y = cosine * half.y - sine * half.x
    // The ellipse as a circle around its centre. The radii are relative to the larger one, and squares are those of
    // numbers below 1, so that neither becomes 0 or infinite.
    let most = max(radii.width, radii.height)
    var (rx, ry) = (radii.width / most, radii.height / most)
    var (u, v) = (x / rx, y / ry)
    let larger = max(u.magnitude, v.magnitude)
    let length = larger * ((u / larger) * (u / larger) + (v / larger) * (v / larger)).squareRoot()
    let scale = max(most, length)
    (rx, ry, u, v) = (rx * scale, ry * scale, u / scale, v / scale)
    // A path that is longer than numbers can be has no arc.
    guard length > 0, rx > 0, ry > 0, rx.isFinite, ry.isFinite, u.isFinite, v.isFinite else {
      return line(to)
    }
    let distance = min(1, length / scale)
    let root =
      ((1 - distance) * (1 + distance)).squareRoot() / distance * (isLarge == isSweep ? -1 : 1)
    let (cu, cv) = (root * v, -root * u)
    let middle = pen.interpolated(to: to, by: 0.5)
    let center = Point(
      cosine * rx * cu - sine * ry * cv + middle.x, sine * rx * cu + cosine * ry * cv + middle.y)
    let begin = LibM.atan2(v - cv, u - cu)
    var sweep = LibM.atan2(-v - cv, -u - cu) - begin
    if isSweep, sweep < 0 { sweep += 2 * .pi }
    if !isSweep, sweep > 0 { sweep -= 2 * .pi }
    let count = max(1, (sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up))
    let pace = sweep / count
    let reach = 4.0 / 3 * LibM.sin(pace / 4) / LibM.cos(pace / 4)
    func place(_ u: Double, _ v: Double) -> Point {
      Point(
        center.x + cosine * rx * u - sine * ry * v, center.y + sine * rx * u + cosine * ry * v)
    }
    for number in 0..<Int(count) {
      let (a, b) = (begin + pace * Double(number), begin + pace * Double(number + 1))
      let (ca, sa, cb, sb) = (LibM.cos(a), LibM.sin(a), LibM.cos(b), LibM.sin(b))
      let isLast = number == Int(count) - 1
      curve(
        place(ca - reach * sa, sa + reach * ca), place(cb + reach * sb, sb - reach * cb),
        isLast ? to : place(cb, sb))
    }
  }

  // MARK: Letters

  private mutating func skip() {
    while index < bytes.count,
      bytes[index] == 44 || bytes[index] == 32 || (9...13).contains(bytes[index])
    {
      index += 1
    }
  }

  private var startsNumber: Bool {
    guard index < bytes.count else { return false }
    return (48...57).contains(bytes[index]) || [43, 45, 46].contains(bytes[index])
  }

  private mutating func flag() -> Bool? {
    skip()
    guard index < bytes.count, bytes[index] == 48 || bytes[index] == 49 else { return nil }
    index += 1
    return bytes[index - 1] == 49
  }

  private mutating func number() -> Double? {
    skip()
    let begin = index
    func digits(_ reader: inout PathReader) -> Int {
      let first = reader.index
      while reader.index < reader.bytes.count, (48...57).contains(reader.bytes[reader.index]) {
        reader.index += 1
      }
      return reader.index - first
    }
    if index < bytes.count, bytes[index] == 43 || bytes[index] == 45 { index += 1 }
    var count = digits(&self)
    if index < bytes.count, bytes[index] == 46 {
      index += 1
      count += digits(&self)
    }
    guard count > 0 else { return nil }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      let mark = index
      index += 1
      if index < bytes.count, bytes[index] == 43 || bytes[index] == 45 { index += 1 }
      if digits(&self) == 0 { index = mark }
    }
    guard let value = Double(String(decoding: bytes[begin..<index], as: UTF8.self)),
      value.magnitude < 1e9
    else { return nil }
    return value
  }
}
