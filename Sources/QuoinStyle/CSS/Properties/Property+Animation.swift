import QuoinModel

private typealias G = Grammars

extension CSS.Property {
  /// The longhand properties of animations that determine a still picture: CSS Animations 1 §3.
  ///
  /// The others say how an animation gets to its end.
  static let animationRows: [Row] = [
    Row(.animationName, .commas([.keyword(.none)]), G.commas(G.animationName)),
    Row(
      .animationDuration, .commas([.time(0)]),
      G.commas { reader in
        if reader.keyword(.auto) { return .time(0) }
        return reader.time().flatMap { $0 >= 0 ? .time($0) : nil }
      }),
    Row(
      .animationIterationCount, .commas([.number(1)]),
      G.commas { reader in
        reader.keyword(.infinite) ? .keyword(.infinite) : G.number(atLeast: 0)(&reader)
      }),
    Row(
      .animationDirection, .commas([.keyword(.normal)]),
      G.commas(G.keywords(.normal, .reverse, .alternate, .alternateReverse))),
    Row(
      .animationFillMode, .commas([.keyword(.none)]),
      G.commas(G.keywords(.none, .forwards, .backwards, .both))),
    Row(
      .animationPlayState, .commas([.keyword(.running)]),
      G.commas(G.keywords(.running, .paused))),
  ]
}

extension Grammars {
  /// `none`, or the name of an `@keyframes` rule: CSS Animations 1 §3.1.
  static let animationName: CSS.Grammar = { reader in
    if reader.keyword(.none) { return .keyword(.none) }
    switch reader.kind {
    case .ident(let name), .string(let name):
      reader.advance()
      return .string(name)
    default: return nil
    }
  }
}

extension CSS.Shorthands {
  /// Comma-separated animations, each with its parts in any order: CSS Animations 1 §3.9.
  static func animation() -> Entry {
    let names = [
      "animation-name", "animation-duration", "animation-iteration-count", "animation-direction",
      "animation-fill-mode",
      "animation-play-state",
    ]
    return Entry(names: names) { reader in
      var animations: [[CSS.Value]] = []
      repeat {
        guard let animation = oneAnimation(&reader) else { return nil }
        animations.append(animation)
      } while reader.comma()
      return properties(
        names, names.indices.map { index in .commas(animations.map { $0[index] }) })
    }
  }

  /// Parses one animation and returns its values in the order of the longhands.
  ///
  /// A keyword is a name only if all longhands that accept it have a value.
  private static func oneAnimation(_ reader: inout CSS.ValueReader) -> [CSS.Value]? {
    var name: CSS.Value?
    var count: CSS.Value?
    var direction: CSS.Keyword?
    var fill: CSS.Keyword?
    var state: CSS.Keyword?
    var times: [Double] = []
    var hasEasing = false
    let start = reader.index
    while !reader.isAtEnd, reader.kind != .comma {
      if times.count < 2, let time = reader.time() {
        times.append(time)
      } else if count == nil, reader.keyword(.infinite) {
        count = .keyword(.infinite)
      } else if count == nil, let number = reader.attempt({ G.number(atLeast: 0)(&$0) }) {
        count = number
      } else if direction == nil,
        let word = reader.keyword([.normal, .reverse, .alternate, .alternateReverse])
      {
        direction = word
      } else if fill == nil, let word = reader.keyword([.none, .forwards, .backwards, .both]) {
        fill = word
      } else if state == nil, let word = reader.keyword([.running, .paused]) {
        state = word
      } else if !hasEasing, reader.easing() {
        hasEasing = true
      } else if name == nil, let value = G.animationName(&reader) {
        name = value
      } else {
        return nil
      }
    }
    guard reader.index > start, times.first ?? 0 >= 0 else { return nil }
    return [
      name ?? .keyword(.none), .time(times.first ?? 0), count ?? .number(1),
      .keyword(direction ?? .normal),
      .keyword(fill ?? .none), .keyword(state ?? .running),
    ]
  }
}

extension CSS.ValueReader {
  /// Reads a time in seconds: CSS Values 4 §7.2.
  mutating func time() -> Double? {
    switch kind {
    case .dimension(let number, _, let unit):
      guard let seconds = CSS.seconds(number, unit) else { return nil }
      advance()
      return seconds
    case .function:
      return attempt { reader in
        guard let (calc, kind) = reader.math(), kind == .time else { return nil }
        return calc.linear { _, _ in nil }.map { CSS.limited($0.fixed) }
      }
    default: return nil
    }
  }

  /// Skips an easing function: CSS Easing 2 §2.
  fileprivate mutating func easing() -> Bool {
    if let word = kind.ident {
      let words = [
        "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
      ]
      guard words.contains(word) else { return false }
    } else {
      guard let name = functionName, ["linear", "cubic-bezier", "steps"].contains(name) else {
        return false
      }
    }
    advance()
    return true
  }
}
