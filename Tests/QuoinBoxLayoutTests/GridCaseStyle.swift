import QuoinBoxLayout

/// The grid properties of the fixtures; false for a property that is none.
func applyGrid(_ name: String, _ text: String, _ style: inout BoxStyle) -> Bool {
  switch name {
  case "grid-template-columns": style.grid.templateColumns = trackList(text)
  case "grid-template-rows": style.grid.templateRows = trackList(text)
  case "grid-template-areas": style.grid.templateAreas = areas(text)
  case "grid-auto-columns": style.grid.autoColumns = pieces(text).map(trackSize)
  case "grid-auto-rows": style.grid.autoRows = pieces(text).map(trackSize)
  case "grid-auto-flow":
    let words = Set(text.split(separator: " "))
    style.grid.autoFlow =
      words.contains("column")
      ? (words.contains("dense") ? .columnDense : .column)
      : (words.contains("dense") ? .rowDense : .row)
  case "grid-column": style.gridItem.column = placement(text)
  case "grid-row": style.gridItem.row = placement(text)
  case "grid-column-start": style.gridItem.column.start = line(text)
  case "grid-column-end": style.gridItem.column.end = line(text)
  case "grid-row-start": style.gridItem.row.start = line(text)
  case "grid-row-end": style.gridItem.row.end = line(text)
  case "grid-area":
    let lines = text.split(separator: "/").map { line(String($0)) }
    func copy(_ line: GridLine) -> GridLine { if case .name = line { line } else { .auto } }
    style.gridItem.row.start = lines[0]
    style.gridItem.column.start = lines.count > 1 ? lines[1] : copy(lines[0])
    style.gridItem.row.end = lines.count > 2 ? lines[2] : copy(lines[0])
    style.gridItem.column.end = lines.count > 3 ? lines[3] : copy(style.gridItem.column.start)
  default: return false
  }
  return true
}

/// The pieces of a value between spaces outside of brackets.
private func pieces(_ text: String, at separator: Character = " ") -> [String] {
  var pieces = [""]
  var depth = 0
  for character in text {
    if character == "(" || character == "[" { depth += 1 }
    if character == ")" || character == "]" { depth -= 1 }
    if character == separator, depth == 0 {
      pieces.append("")
    } else {
      pieces[pieces.count - 1].append(character)
    }
  }
  return pieces.map(trimmed).filter { !$0.isEmpty }
}

private func trimmed(_ text: String) -> String {
  String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
}

/// What is in the brackets of `name(…)`.
private func arguments(_ text: String, _ name: String) -> [String]? {
  guard text.hasPrefix(name + "(") else { return nil }
  return pieces(String(text.dropFirst(name.count + 1).dropLast()), at: ",")
}

private func trackList(_ text: String) -> TrackList {
  text == "none" ? .none : TrackList(pieces(text).map(part))
}

private func part(_ text: String) -> TrackList.Part {
  if text.hasPrefix("[") {
    return .names(text.dropFirst().dropLast().split(separator: " ").map { GridName(String($0)) })
  }
  if let parts = arguments(text, "repeat") {
    let count: TrackList.Repetition =
      parts[0] == "auto-fill"
      ? .autoFill : parts[0] == "auto-fit" ? .autoFit : .count(Int(number(parts[0])))
    return .repeated(count, pieces(parts[1]).map(part))
  }
  return .track(trackSize(text))
}

private func trackSize(_ text: String) -> TrackSize {
  if let parts = arguments(text, "minmax") { return .minmax(breadth(parts[0]), breadth(parts[1])) }
  if let parts = arguments(text, "fit-content") {
    switch breadth(parts[0]) {
    case .percent(let percent): return .fitContent(.percent(percent))
    case .points(let points): return .fitContent(.points(points))
    default: fatalError("not a length: \(text)")
    }
  }
  return .breadth(breadth(text))
}

private func breadth(_ text: String) -> TrackBreadth {
  switch text {
  case "auto": return .auto
  case "min-content": return .minContent
  case "max-content": return .maxContent
  default: break
  }
  if text.hasSuffix("fr") { return .fr(number(text.dropLast(2))) }
  if text.hasSuffix("%") { return .percent(number(text.dropLast())) }
  return .points(number(text.hasSuffix("px") ? text.dropLast(2) : text[...]))
}

private func areas(_ text: String) -> GridAreas {
  let rows = text.split(separator: "\"").filter { !$0.allSatisfy { $0 == " " } }
  let names = rows.map { row in
    row.split(separator: " ").map { $0.allSatisfy { $0 == "." } ? nil : GridName(String($0)) }
  }
  guard let areas = GridAreas(names) else { fatalError("no areas: \(text)") }
  return areas
}

private func placement(_ text: String) -> GridPlacement {
  let lines = text.split(separator: "/").map { line(String($0)) }
  if lines.count > 1 { return GridPlacement(lines[0], lines[1]) }
  if case .name = lines[0] { return GridPlacement(lines[0], lines[0]) }
  return GridPlacement(lines[0], .auto)
}

private func line(_ text: String) -> GridLine {
  let words = text.split(separator: " ").map(String.init)
  let number = words.compactMap(Int.init).first
  let name = words.first { Int($0) == nil && $0 != "span" && $0 != "auto" }.map { GridName($0) }
  if words.contains("span") {
    return name.map { .spanName($0, number ?? 1) } ?? .span(number ?? 1)
  }
  guard let name else { return number.map { .number($0) } ?? .auto }
  return number.map { .nth(name, $0) } ?? .name(name)
}

private func number(_ text: some StringProtocol) -> Double {
  guard let number = Double(text) else { fatalError("not a number: \(text)") }
  return number
}
