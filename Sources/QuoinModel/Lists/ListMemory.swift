import QuoinGeometry

/// The state that a list keeps between layouts: the measured lengths, and the scroll anchor.
///
/// The lengths are valid for a width and for traits; if these change, the lengths are discarded.
/// The anchor is kept.
package final class ListMemory {
  /// One section: its lines and the lengths of its header and footer.
  package struct Section {
    package var lines = LineRuns()
    /// The lengths of header and footer, in points; zero if there is none.
    package var header = 0.0
    package var footer = 0.0
  }

  /// The values that lengths depend on.
  package struct Key: Hashable {
    package var extent: Double
    package var traits: Traits

    package init(extent: Double, traits: Traits) {
      self.extent = extent
      self.traits = traits
    }
  }

  package var sections: [Section] = []
  package private(set) var key: Key?
  package var anchor = ListAnchor()
  /// The position to scroll to, until it was laid out.
  package var request: ListPosition?
  /// The offset that was requested in this layout, in case lengths are discarded during it.
  private var askedOffset: Double?
  /// The length of the window in the last layout, in points.
  package var viewport: Double?
  /// A counter that increases with each layout that may have changed these values.
  package private(set) var version: UInt64 = 0

  /// Records that a layout may change the values.
  package func noteLayout() { version += 1 }

  /// The number of runs beyond which those far from the window are averaged.
  package static let runLimit = 4096

  /// Discards measured lengths that are no longer valid.
  ///
  /// - Returns: whether any lengths were discarded.
  @discardableResult package func prepare(_ key: Key, _ list: ListContainer) -> Bool {
    guard self.key != key || sections.count != list.sections.count else { return false }
    self.key = key
    sections = list.sections.map { section in
      var memory = Section()
      forget(&memory, section, list.axis)
      return memory
    }
    if let askedOffset, request == nil { request = .offset(askedOffset) }
    return true
  }

  /// Discards all measured lengths.
  package func forget() {
    key = nil
    sections = []
  }

  private func forget(_ memory: inout Section, _ section: ListSection, _ axis: Axis) {
    memory.lines = LineRuns()
    for run in section.expectedRuns(section.count, across: key?.extent ?? 0, axis) {
      memory.lines.append(run)
    }
    memory.header = section.header == nil ? 0 : section.headerLength.expected
    memory.footer = section.footer == nil ? 0 : section.footerLength.expected
  }

  /// Discards the lines from the one that holds an item, because the items after it changed.
  func forgetLines(from item: Int, of number: Int, _ list: ListContainer) {
    guard key != nil, sections.indices.contains(number) else { return }
    let count = sections[number].lines.itemCount
    let first = item < count ? sections[number].lines.line(ofItem: item).firstItem : count
    let section = list.sections[number]
    sections[number].lines.replace(first..<count, with: [])
    // A last line that was not full may receive more items.
    let kept = sections[number].lines
    let start = kept.lineCount > 0 ? kept.line(kept.lineCount - 1).firstItem : 0
    let from = first == count ? start : first
    sections[number].lines.replace(from..<kept.itemCount, with: [])
    for run in section.expectedRuns(section.count - from, across: key?.extent ?? 0, list.axis) {
      sections[number].lines.append(run)
    }
  }

  /// Replaces the lines from an item on with unmeasured ones.
  package func expectLines(from item: Int, of number: Int, _ list: ListContainer) {
    let lines = sections[number].lines
    let section = list.sections[number]
    sections[number].lines.replace(item..<lines.itemCount, with: [])
    for run in section.expectedRuns(section.count - item, across: key?.extent ?? 0, list.axis) {
      sections[number].lines.append(run)
    }
  }

  /// Inserts the unmeasured lengths of a section at an index.
  func insertSection(at number: Int, _ list: ListContainer) {
    guard key != nil else { return }
    var memory = Section()
    forget(&memory, list.sections[number], list.axis)
    sections.insert(memory, at: number)
  }

  /// Marks a scroll request as completed.
  package func settle(viewport: Double, anchor: ListAnchor) {
    self.anchor = anchor
    self.viewport = viewport
    request = nil
    askedOffset = nil
  }

  /// Marks a requested offset as resolved.
  func setOffset(_ offset: Double) {
    askedOffset = offset
    request = nil
  }

  /// Averages lengths that are far from a window, if there are too many runs.
  package func shrink(_ number: Int, but kept: Range<Int>) {
    if sections[number].lines.runCount > ListMemory.runLimit {
      sections[number].lines.average(but: kept)
    }
  }
}
