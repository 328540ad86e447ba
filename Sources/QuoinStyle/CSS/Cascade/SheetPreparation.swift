import Synchronization

/// The content of a sheet, which is prepared when it is first needed: many sheets are only layers of others.
package final class SheetPreparation: Sendable {
  private let parts: [StyleSheet.Part]
  private let base: SheetPreparation?
  private let known = AtomicLazyReference<SheetContent>()

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
    if let known = known.load() { return known }
    return known.storeIfNil(SheetContent(parts, above: base?.content))
  }
}
