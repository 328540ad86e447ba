import QuoinModel
import Testing

@testable import QuoinLayout

/// The compact list of clusters beside a plain array of them.
@Suite struct ClusterListTests {
  private typealias Cluster = ShapedText.Cluster

  private func equal(_ a: Cluster, _ b: Cluster) -> Bool {
    a.source == b.source && a.shown == b.shown && a.segment == b.segment && a.level == b.level
      && a.traits == b.traits && a.advance.bitPattern == b.advance.bitPattern
  }

  private func cluster(
    _ index: Int, shift: Int, _ random: inout SystemRandomNumberGenerator
  ) -> Cluster {
    // Few widths, as the letters of a text have, and now and then one of its own.
    let advance =
      Int.random(in: 0..<20, using: &random) == 0
      ? Double.random(in: 0...9, using: &random)
      : Double(Int.random(in: 0..<30, using: &random)) / 4
    return Cluster(
      source: index + shift, shown: index, advance: advance,
      segment: Int.random(in: 0..<3, using: &random),
      level: UInt8.random(in: 0...1, using: &random),
      traits: ClusterTraits(rawValue: UInt16.random(in: 0..<64, using: &random)))
  }

  /// Whatever is appended and changed, both have the same in them.
  @Test(arguments: 0..<20) func isAnArray(round: Int) {
    var random = SystemRandomNumberGenerator()
    var list = ClusterList()
    var array: [Cluster] = []
    // Texts that are shown as they are written, and such of which something is left out somewhere.
    let firstShift = round % 2 == 0 ? Int.max : Int.random(in: 0..<500, using: &random)
    for index in 0..<500 {
      let new = cluster(index, shift: index < firstShift ? 0 : 3, &random)
      list.append(new)
      array.append(new)
    }
    for change in 0..<300 {
      if change == 150 { list.settle() }
      let index = Int.random(in: 0..<500, using: &random)
      switch change % 4 {
      case 0:
        list[index].traits.formUnion(.breakBefore)
        array[index].traits.formUnion(.breakBefore)
      case 1:
        list[index].level = 2
        array[index].level = 2
      case 2:
        list[index].advance = -0.0
        array[index].advance = -0.0
      default:
        let new = cluster(index, shift: round % 2 == 0 ? 0 : 1, &random)
        list[index] = new
        array[index] = new
      }
    }
    #expect(list.count == array.count)
    #expect(zip(list, array).allSatisfy(equal))
    #expect(zip(list[100..<200], array[100..<200]).allSatisfy(equal))
  }
}
