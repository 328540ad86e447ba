import ArgumentParser
import Foundation
import QuoinGeometry
import QuoinImport
import QuoinModel

// Parsers for option values that need more than a list of names.

func parseLanguage(_ text: String) throws -> String {
  let isCode = text.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
  guard isCode, (2...35).contains(text.utf8.count) else {
    throw ValidationError("'\(text)' is not a language such as de or pt-BR")
  }
  return text
}

func parseSize(_ text: String) throws -> Size {
  let parts = text.lowercased().replacing("×", with: "x").split(separator: "x").map { Double($0) }
  guard parts.count == 2, let width = parts[0], let height = parts[1], !width.isNaN, !height.isNaN
  else { throw ValidationError("'\(text)' is not a size such as 390x844") }
  guard (1...20_000).contains(width), (1...20_000).contains(height) else {
    throw ValidationError("'\(text)' is not a valid size: sides are from 1 to 20000 points")
  }
  return Size(width, height)
}

/// Returns a parser for a comma-separated list of values.
func several<Value>(
  _ parse: @escaping @Sendable (String) throws -> Value
) -> @Sendable (String) throws -> [Value] {
  { text in
    try text.split(separator: ",", omittingEmptySubsequences: false).map {
      try parse($0.trimmingCharacters(in: .whitespaces))
    }
  }
}

func parseDevice(_ text: String) throws -> NamedDevice {
  guard let device = NamedDevice(text) else {
    let known = Device.all.map { "\($0.names.first ?? "") (\($0.id))" }.joined(separator: ", ")
    let names = (Device.all + Device.android).flatMap { $0.names + [$0.id] }
    let meant = Suggestion.words(for: text, among: names)
    throw ValidationError(
      "no device is called '\(text)'\(meant); known devices include \(known); 'landscape' may follow"
    )
  }
  return device
}

func parseScale(_ text: String) throws -> Double {
  guard let scale = Double(text), (1...4).contains(scale) else {
    throw ValidationError("'\(text)' is not a scale from 1 to 4")
  }
  return scale
}

func parseDirection(_ text: String) throws -> LayoutDirection {
  switch text {
  case "ltr": .leftToRight
  case "rtl": .rightToLeft
  default: throw ValidationError("'\(text)' is not a direction: write ltr or rtl")
  }
}

func parseTextSize(_ text: String) throws -> TextSize {
  guard let size = TextSize(rawValue: text.uppercased()) else {
    let known = TextSize.allCases.map(\.rawValue).joined(separator: " ")
    throw ValidationError("'\(text)' is not a text size: \(known)")
  }
  return size
}

func parseScheme(_ text: String) throws -> ColorScheme {
  switch text {
  case "light": .light
  case "dark": .dark
  default: throw ValidationError("'\(text)' is not a colour scheme: write light or dark")
  }
}

func parseInsets(_ text: String) throws -> EdgeInsets {
  guard let insets = lengths(text, upTo: 2_000).flatMap(EdgeInsets.init(sides:)) else {
    throw ValidationError("'\(text)' is not top,left,bottom,right in points, from 0 to 2000")
  }
  return insets
}

/// Returns the numbers of a comma-separated list, or `nil` if a part is not a number from 0 to a limit.
func lengths(_ text: String, upTo limit: Double) -> [Double]? {
  let parts = text.split(separator: ",", omittingEmptySubsequences: false)
  let lengths = parts.compactMap { part in
    Double(part.trimmingCharacters(in: .whitespaces)).flatMap {
      (0...limit).contains($0) ? $0 : nil
    }
  }
  return lengths.count == parts.count ? lengths : nil
}

extension EdgeInsets {
  /// Creates insets from four lengths in the order top, left, bottom, right.
  init?(sides: [Double]) {
    guard sides.count == 4 else { return nil }
    self.init(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }
}

func parseIntrinsic(_ text: String) throws -> ImportOptions.Intrinsic {
  switch text {
  case "recorded": .recorded
  case "measured": .measured
  default: throw ValidationError("'\(text)' is not a source of sizes: write recorded or measured")
  }
}
