/// The segments of a text.
///
/// A long text has one for each inline element and each object, so they are kept small: segments with the same heights
/// and rules share them. That takes 12 bytes instead of 88.
package struct SegmentList: Sendable, RandomAccessCollection {
  package typealias Segment = ShapedText.Segment

  private struct Entry: Sendable {
    var run: Int32
    var object: Int32
    var kind: Int32
  }

  private var entries: [Entry] = []
  /// The segments that differ in more than their run and object, in the order of their first appearance.
  private var kinds: [Segment] = []
  /// The number of the last kinds that a new segment is compared with.
  private static let recentKinds = 8

  package init() {}

  package var startIndex: Int { 0 }
  package var endIndex: Int { entries.count }

  package subscript(index: Int) -> Segment {
    let entry = entries[index]
    return Segment(kinds[Int(entry.kind)], run: entry.run, object: entry.object)
  }

  package mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  package mutating func append(_ segment: Segment) {
    entries.append(
      Entry(run: segment.packedRun, object: segment.packedObject, kind: number(of: segment)))
  }

  /// Returns the index of a segment's kind; a kind that is not among the last ones gets a new index.
  private mutating func number(of segment: Segment) -> Int32 {
    let recent = kinds.indices.suffix(SegmentList.recentKinds)
    if let known = recent.last(where: { kinds[$0].isLike(segment) }) { return Int32(known) }
    kinds.append(segment)
    return Int32(clamping: kinds.count - 1)
  }
}
