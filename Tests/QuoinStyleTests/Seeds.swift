import Foundation

/// The seeds of random sheets; `QUOIN_SHEETS=100` runs a hundred times as many.
enum Seeds {
  private static let factor =
    ProcessInfo.processInfo.environment["QUOIN_SHEETS"].flatMap { UInt64($0) } ?? 1

  static func range(from start: UInt64, _ count: UInt64) -> Range<UInt64> {
    start..<start + count * factor
  }
}
