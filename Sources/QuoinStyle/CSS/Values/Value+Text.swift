import QuoinModel

extension CSS.Value {
  /// The value in CSS syntax, serialized like computed values in CSSOM 1 §6.7.2.
  package var text: String {
    switch self {
    case .keyword(let keyword): keyword.name
    case .ident(let name): name
    case .number(let number): CSS.text(number)
    case .percentage(let percent): CSS.text(percent) + "%"
    case .length(let number, let unit): CSS.text(number) + unit.rawValue
    case .mixed(let fixed, let percent):
      "calc(\(CSS.text(percent))% \(fixed < 0 ? "-" : "+") \(CSS.text(abs(fixed)))px)"
    case .angle(let degrees): CSS.text(degrees) + "deg"
    case .time(let seconds): CSS.text(seconds) + "s"
    case .fraction(let number): CSS.text(number) + "fr"
    case .calc(let calc): calc.text(isOuter: true)
    case .color(let color): color.text
    case .string(let text): "\"\(text)\""
    case .url(let address): "url(\"\(address)\")"
    case .gradient(let gradient): gradient.text
    case .shadow(let shadow): shadow.text
    case .function("[", let names): "[\(names.map(\.text).joined(separator: " "))]"
    case .function(let name, let values):
      "\(name)(\(values.map(\.text).joined(separator: ", ")))"
    case .list(let values): values.map(\.text).joined(separator: " ")
    case .commas(let values): values.map(\.text).joined(separator: ", ")
    }
  }
}

extension CSS {
  /// Returns a number with at most six digits and without an exponent.
  static func text(_ number: Double) -> String {
    if number == 0 || number.isNaN { return "0" }
    if number.isInfinite { return number < 0 ? "-infinity" : "infinity" }
    // The precision of such large numbers does not matter.
    guard abs(number) < 1e18 else { return "\(number)" }
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    var scale = 1.0
    var digits = 0
    var size = abs(number)
    while size >= 1 {
      size /= 10
      digits += 1
    }
    var places = max(0, 6 - digits)
    if abs(number) < 0.1 {
      var small = abs(number)
      while small < 0.1, places < 12 {
        small *= 10
        places += 1
      }
    }
    for _ in 0..<places { scale *= 10 }
    let whole = (abs(number) * scale).rounded()
    guard whole < 1e18 else { return String(Int(number)) }
    var fraction = String(Int(whole.truncatingRemainder(dividingBy: scale)))
    fraction = String(repeating: "0", count: max(0, places - fraction.count)) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    let sign = number < 0 ? "-" : ""
    let head = String(Int((whole / scale).rounded(.down)))
    return sign + head + (fraction.isEmpty ? "" : "." + fraction)
  }
}

extension CSS.ColorValue {
  fileprivate var text: String {
    let color = self.color(current: .black).resolved(.light)
    func byte(_ part: Double) -> Int { Int((part * 255).rounded()) }
    let parts = "\(byte(color.red)), \(byte(color.green)), \(byte(color.blue))"
    guard color.alpha < 1 else { return "rgb(\(parts))" }
    // CSS Color 4 §15.1: two digits if they round-trip to the same 255th, else three.
    let hundredths = (color.alpha * 100).rounded() / 100
    let isExact = byte(hundredths) == byte(color.alpha)
    let alpha = isExact ? hundredths : (color.alpha * 1000).rounded() / 1000
    return "rgba(\(parts), \(CSS.text(alpha)))"
  }
}

extension CSS.ShadowValue {
  fileprivate var text: String {
    let lengths = [x, y, blur, spread].map(\.text).joined(separator: " ")
    return CSS.Value.color(color).text + " " + lengths + (isInner ? " inset" : "")
  }
}

extension CSS.GradientValue {
  fileprivate var text: String {
    var head: String
    switch shape {
    case .linear(let angle): head = angle == 180 ? "" : CSS.text(angle) + "deg"
    case .toCorner(let corner):
      let words: [Corner: String] = [
        .topLeft: "left top", .topRight: "right top", .bottomRight: "right bottom",
        .bottomLeft: "left bottom",
      ]
      head = "to " + (words[corner] ?? "")
    case .alongDiagonal(let corner):
      let words: [Corner: String] = [
        .topLeft: "right bottom", .topRight: "left bottom", .bottomRight: "left top",
        .bottomLeft: "right top",
      ]
      head = words[corner] ?? ""
    case .radial(let isCircle, let extent, let radii, let x, let y):
      var words: [String] = []
      if isCircle, radii.isEmpty { words.append("circle") }
      if radii.isEmpty, extent != .farthestCorner { words.append(extent.name) }
      words += radii.map(\.text)
      if x != .percentage(50) || y != .percentage(50) { words.append("at \(x.text) \(y.text)") }
      head = words.joined(separator: " ")
    case .conic(let angle, let x, let y):
      var words: [String] = []
      if angle != 0 { words.append("from \(CSS.text(angle))deg") }
      if x != .percentage(50) || y != .percentage(50) { words.append("at \(x.text) \(y.text)") }
      head = words.joined(separator: " ")
    }
    let name: String
    switch shape {
    case .linear, .toCorner, .alongDiagonal: name = "linear"
    case .radial: name = "radial"
    case .conic: name = "conic"
    }
    let parts = stops.map { stop in
      [stop.color.map { CSS.Value.color($0).text }, stop.position?.text].compactMap { $0 }
        .joined(separator: " ")
    }
    let prefix = if case .alongDiagonal = shape { "-webkit-" } else { "" }
    return prefix + (isRepeating ? "repeating-" : "") + "\(name)-gradient("
      + (head.isEmpty ? parts : [head] + parts).joined(separator: ", ") + ")"
  }
}

extension CSS.Calc {
  fileprivate func text(isOuter: Bool) -> String {
    func list(_ name: String, _ parts: [CSS.Calc]) -> String {
      "\(name)(\(parts.map { $0.text(isOuter: false) }.joined(separator: ", ")))"
    }
    switch self {
    case .leaf(let value): return value.text
    case .sum(let parts):
      let inner = parts.map { $0.text(isOuter: false) }.joined(separator: " + ")
      return isOuter ? "calc(\(inner))" : "(\(inner))"
    case .product(let part, let factor):
      let inner = "\(CSS.text(factor)) * \(part.text(isOuter: false))"
      return isOuter ? "calc(\(inner))" : "(\(inner))"
    case .minimum(let parts): return list("min", parts)
    case .maximum(let parts): return list("max", parts)
    case .clamp(let low, let middle, let high): return list("clamp", [low, middle, high])
    case .absolute(let part): return list("abs", [part])
    case .hypotenuse(let parts): return list("hypot", parts)
    case .stepped(let stepping, let part, let step):
      let parts = [part, step].map { $0.text(isOuter: false) }
      return stepping.name + "(" + (stepping.words + parts).joined(separator: ", ") + ")"
    }
  }
}
