import Synchronization

/// The content of a sheet, which is prepared when it is first needed: many sheets are only layers of others.
package final class SheetPreparation: Sendable {
  private let parts: [StyleSheet.Part]
  private let base: SheetPreparation?
  // Not an `AtomicLazyReference`, whose generic code takes 600 instructions to read a known reference.
  private let isReady = Atomic(false)
  /// The content, which is written once, by the holder of the lock and before it is ready.
  nonisolated(unsafe) private var made: SheetContent?
  private let lock = Mutex(())

  static let empty = SheetPreparation([])

  /// - Parameters:
  ///   - parts: The parts of the sheet.
  ///   - base: A sheet below them, which is not processed again.
  init(_ parts: [StyleSheet.Part], above base: SheetPreparation? = nil) {
    self.parts = parts
    self.base = base
  }

  /// The content, the same one each time.
  var content: SheetContent {
    if isReady.load(ordering: .acquiring), let made { return made }
    return lock.withLock { _ in
      if let made { return made }
      let content = SheetContent(parts, above: base?.content)
      made = content
      isReady.store(true, ordering: .releasing)
      return content
    }
  }
}
