import QuoinGeometry

/// What a list remembers from one layout to the next: the lengths that were measured, and what stays
/// where it is.
///
/// The lengths belong to a width and to surroundings; in others they are forgotten. The anchor is
/// kept.
package final class ListMemory {
  /// One section: its lines and the lengths of what is around them.
  package struct Section {
    package var lines = LineRuns()
    /// The lengths of header and footer, in points; zero where there is none.
    package var header = 0.0
    package var footer = 0.0
  }

  /// What lengths depend on.
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
  /// Where the list is to be scrolled to, until it was laid out there.
  package var request: ListPosition?
  /// The offset that was asked for in this layout, should lengths be forgotten in it.
  private var askedOffset: Double?
  /// The length of the window in the last layout, in points.
  package var viewport: Double?

  /// More runs than this are averaged where they are far from the window.
  package static let runLimit = 4096

  /// Forgets what was measured where it holds no more.
  ///
  /// - Returns: whether anything was forgotten.
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

  /// Forgets all that was measured.
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

  /// Forgets the lines from the one that holds an item on, as its items are others now.
  func forgetLines(from item: Int, of number: Int, _ list: ListContainer) {
    guard key != nil, sections.indices.contains(number) else { return }
    let count = sections[number].lines.itemCount
    let first = item < count ? sections[number].lines.line(ofItem: item).firstItem : count
    let section = list.sections[number]
    sections[number].lines.replace(first..<count, with: [])
    // A last line that was not full is open to more.
    let kept = sections[number].lines
    let start = kept.lineCount > 0 ? kept.line(kept.lineCount - 1).firstItem : 0
    let from = first == count ? start : first
    sections[number].lines.replace(from..<kept.itemCount, with: [])
    for run in section.expectedRuns(section.count - from, across: key?.extent ?? 0, list.axis) {
      sections[number].lines.append(run)
    }
  }

  /// Has the lines behind others begin with an item.
  package func expectLines(from item: Int, of number: Int, _ list: ListContainer) {
    let lines = sections[number].lines
    let section = list.sections[number]
    sections[number].lines.replace(item..<lines.itemCount, with: [])
    for run in section.expectedRuns(section.count - item, across: key?.extent ?? 0, list.axis) {
      sections[number].lines.append(run)
    }
  }

  /// Puts a section's lengths at a number, not measured.
  func insertSection(at number: Int, _ list: ListContainer) {
    guard key != nil else { return }
    var memory = Section()
    forget(&memory, list.sections[number], list.axis)
    sections.insert(memory, at: number)
  }

  /// Takes an order to scroll as carried out.
  package func settle(viewport: Double, anchor: ListAnchor) {
    self.anchor = anchor
    self.viewport = viewport
    request = nil
    askedOffset = nil
  }

  /// Takes an offset that was asked for as found.
  func takeOffset(_ offset: Double) {
    askedOffset = offset
    request = nil
  }

  /// Averages what is far from a window, should there be too much of it.
  package func shrink(_ number: Int, but kept: Range<Int>) {
    if sections[number].lines.runCount > ListMemory.runLimit {
      sections[number].lines.average(but: kept)
    }
  }
}
