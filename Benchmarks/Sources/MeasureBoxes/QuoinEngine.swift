import CBench
import CBoxBench
import QuoinBoxLayout
import QuoinGeometry

/// Quoin's box tree, used as another framework would: a style for each box, set property by property.
struct QuoinEngine: Engine {
  private final class Texts {
    var widths: [Float] = []
    var measured = 0
  }

  private let input: UnsafePointer<BoxBenchTree>
  /// In memory of its own, as a framework keeps what has an identity.
  private let tree: UnsafeMutablePointer<BoxTree>
  private var ids: [BoxID] = []
  private let texts = Texts()

  init(_ input: UnsafePointer<BoxBenchTree>) {
    self.input = input
    tree = .allocate(capacity: 1)
    tree.initialize(to: BoxTree())
  }

  mutating func build() {
    let count = Int(input.pointee.count)
    tree.pointee = BoxTree(reservingCapacity: count)
    tree.pointee.pixelScale = 1
    var base = PackedStyle()
    base.display = .flex
    // Yoga has no automatic minimum sizes.
    base.minWidth = 0
    base.minHeight = 0
    ids = []
    ids.reserveCapacity(count)
    var widths: [Float] = []
    widths.reserveCapacity(count)
    for index in 0..<count {
      let node = input.pointee.nodes + index
      let box = tree.pointee.add(base, isMeasured: node.pointee.text_width > 0) {
        Self.apply(node, to: &$0)
      }
      widths.append(node.pointee.text_width)
      if node.pointee.parent >= 0 { tree.pointee.append(box, to: ids[Int(node.pointee.parent)]) }
      ids.append(box)
    }
    texts.widths = widths
  }

  private static func apply(
    _ pointer: UnsafePointer<BoxBenchNode>, to style: inout PackedStyle
  ) {
    let node = pointer.pointee
    if node.is_column != 0 { style.flexDirection = .column }
    if node.wraps != 0 { style.flexWrap = .wrap }
    if node.centers_items != 0 { style.alignItems = .center }
    if node.grow > 0 { style.flexGrow = Double(node.grow) }
    if node.shrink >= 0 { style.flexShrink = Double(node.shrink) }
    if node.basis.unit == BOX_POINTS { style.flexBasis = .points(Double(node.basis.value)) }
    if let width = size(node.width) { style.width = width }
    if let height = size(node.height) { style.height = height }
    if let minWidth = size(node.min_width) { style.minWidth = minWidth }
    if node.margin != 0 { style.setMargin(.points(Double(node.margin))) }
    if node.padding != 0 { style.setPadding(.points(Double(node.padding))) }
    if node.gap != 0 {
      style.rowGap = .points(Double(node.gap))
      style.columnGap = .points(Double(node.gap))
    }
  }

  private static func size(_ length: CBoxBench.BoxLength) -> SizeValue? {
    switch Int(length.unit) {
    case Int(BOX_POINTS): .points(Double(length.value))
    case Int(BOX_PERCENT): .percent(Double(length.value))
    default: nil
    }
  }

  func layout() { layout(input.pointee.available_width) }

  private func layout(_ width: Float) {
    let texts = texts
    let isSquare = input.pointee.text_is_square != 0
    let space = BoxSpace(
      width: width < 0 ? .maxContent : .exactly(Double(width)), height: .maxContent)
    do {
      try tree.pointee.layout(ids[0], in: space) { box, request in
        texts.measured += 1
        if isSquare {
          return BoxMeasurement(size: Size(request.width.length ?? 10, request.height ?? 10))
        }
        let text = Double(texts.widths[Int(box.index)])
        let used =
          switch request.width {
          case .exactly(let length): length
          case .within(let room): min(text, room)
          case .minContent: min(text, 40)
          case .maxContent: text
          }
        return BoxMeasurement(size: Size(used, 16 * (text / used).rounded(.up)))
      }
    } catch {
      bench_fail("quoin: the tree cannot be laid out: \(error)")
    }
  }

  func dirty(_ leaf: Int32, isSecond: Bool) {
    let index = Int(input.pointee.leaves[Int(leaf)])
    if input.pointee.nodes[index].text_width > 0 {
      texts.widths[index] = isSecond ? BOX_TEXT_SECOND : BOX_TEXT_FIRST
      tree.pointee.markDirty(ids[index])
    } else {
      let width = Double(isSecond ? BOX_WIDTH_SECOND : BOX_WIDTH_FIRST)
      tree.pointee.update(ids[index]) { $0.width = .points(width) }
    }
    layout(input.pointee.available_width)
  }

  func resize(_ width: Float) {
    tree.pointee.update(ids[0]) { $0.width = .points(Double(width)) }
    layout(width)
  }

  var measureCount: Int { texts.measured }

  func frames() -> [Float] {
    // Pixels as Yoga has them: positions are rounded from the parent, sizes by absolute edges. Quoin's
    // own pixel frames, which are computed in the layout, round positions by absolute edges, too.
    var origins: [(x: Double, y: Double)] = []
    var frames: [Float] = []
    frames.reserveCapacity(ids.count * 4)
    for (index, id) in ids.enumerated() {
      let frame = tree.pointee.frame(of: id)
      let parent = Int(input.pointee.nodes[index].parent)
      let origin = parent < 0 ? (x: 0, y: 0) : origins[parent]
      let (x, y) = (origin.x + frame.minX, origin.y + frame.minY)
      origins.append((x, y))
      frames += [
        rounded(frame.minX), rounded(frame.minY), rounded(x + frame.width) - rounded(x),
        rounded(y + frame.height) - rounded(y),
      ]
    }
    return frames
  }

  private func rounded(_ value: Double) -> Float {
    Float((value + 0.5001).rounded(.down))
  }

  func free() { tree.pointee = BoxTree() }

  /// What the last layout did.
  var statistics: BoxStatistics { tree.pointee.statistics }
}
