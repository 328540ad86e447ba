import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// Random layouts of all kinds in each other.
struct RandomLayout {
  var generator: SeededGenerator
  /// Whether parts may reach outside: badges, positions, and what does not say the size.
  var mayOverflow = true
  private var count = 0

  init(seed: UInt64, mayOverflow: Bool = true) {
    generator = SeededGenerator(seed: seed)
    self.mayOverflow = mayOverflow
  }

  typealias Erased = AnyLayout<Placed<String>>

  mutating func layout(depth: Int) -> Erased {
    guard depth > 0 else { return leaf() }
    switch pick(mayOverflow ? Array(0...12) : [0] + Array(3...10)) {
    case 0: return layout(depth: depth - 1).inset(by: insets()).erased()
    case 1: return layout(depth: depth - 1).overlay(layout(depth: depth - 1)).erased()
    case 2: return layout(depth: depth - 1).background(layout(depth: depth - 1)).erased()
    case 3:
      return layout(depth: depth - 1).relative(position(), position(), shrinking: shrinking())
        .erased()
    case 4: return layout(depth: depth - 1).centered(along: pick([nil, .horizontal])).erased()
    case 5, 6, 7: return stack(depth)
    case 8:
      let a = layout(depth: depth - 1)
      let b = layout(depth: depth - 1)
      return WrapperLayout {
        a; b
      }.erased()
    case 9:
      return DecoratingLayout(
        content: layout(depth: depth - 1), decoration: layout(depth: depth - 1),
        contentShare: 0.25, contentIsFirst: Bool.random(using: &generator),
        insets: DirectionalEdgeInsets(leading: quarters(), trailing: quarters())
      ).erased()
    case 10:
      let cards = (0..<3).map { _ in layout(depth: depth - 1) }
      return CascadingLayout(children: cards, step: Size(quarters(), quarters())).erased()
    case 11:
      return layout(depth: depth - 1).corner(
        leaf(), at: pick(LayoutCorner.allCases), offset: Point(quarters(), quarters()),
        wrapsCorner: Bool.random(using: &generator)
      ).erased()
    default:
      let a = layout(depth: depth - 1).at(quarters(), quarters())
      let b = layout(depth: depth - 1).at(quarters(), quarters())
      return AbsoluteLayout(fitsContents: Bool.random(using: &generator)) {
        a; b
      }.erased()
    }
  }

  private mutating func leaf() -> Erased {
    count += 1
    if Bool.random(using: &generator) {
      return box("\(count)", quarters() * 4, quarters() * 4).erased()
    }
    return box("\(count)", quarters() * 2, 5).minSize(.points(quarters())).erased()
  }

  private mutating func stack(_ depth: Int) -> Erased {
    let items = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      layout(depth: depth - 1).grow(Double(Int.random(in: 0...2, using: &generator)))
        .shrink(1).align(pick([.stretch, .start, .center, .end]))
        .spacing(before: quarters(), after: quarters())
    }
    return StackLayout(
      pick(Axis.allCases), spacing: quarters(), justify: pick(StackJustification.allCases),
      wraps: mayOverflow && Bool.random(using: &generator), lineSpacing: quarters()
    ) { items }.erased()
  }

  private mutating func insets() -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: quarters(), leading: pick([quarters(), .infinity]), bottom: quarters(),
      trailing: pick([quarters(), .infinity]))
  }

  private mutating func position() -> RelativePosition { pick(RelativePosition.allCases) }

  private mutating func shrinking() -> LayoutShrinking {
    pick([[], .width, .height, .both])
  }

  private mutating func pick<T>(_ values: [T]) -> T {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  private mutating func quarters() -> Double {
    Double(Int.random(in: 0...24, using: &generator)) / 4
  }
}

/// What holds for any layout.
@Suite struct LayoutLaws {
  private let seeds: [UInt64] = Array(1...100)

  @Test func rightToLeftIsTheMirrorImage() {
    let room = Rect(16, 8, 256, 128)
    for seed in seeds {
      var random = RandomLayout(seed: seed)
      let layout = random.layout(depth: 4)
      let left = frames(layout, in: room)
      let right = frames(layout, in: room, .rightToLeft)
      for (a, b) in zip(left, right) {
        let mirrored = a.mirrored(in: room)
        #expect((mirrored.minX - b.minX).magnitude < 1e-9, "seed \(seed)")
        #expect((a.width - b.width).magnitude < 1e-9 && a.minY == b.minY && a.height == b.height)
      }
      var ltr = layout
      var rtl = layout
      #expect(
        ltr.measure(upTo(200, 100), in: LayoutContext())
          == rtl.measure(upTo(200, 100), in: LayoutContext(direction: .rightToLeft)))
    }
  }

  @Test func theAnswerIsInTheRangeAndStands() {
    for seed in seeds {
      var random = RandomLayout(seed: seed)
      var layout = random.layout(depth: 4)
      let ranges = [
        SizeRange.any, upTo(200, 100), SizeRange(max: Size(90, .infinity)),
        SizeRange(min: Size(60, 30), max: Size(150, .infinity)), SizeRange(exactly: Size(50, 40)),
      ]
      for range in ranges {
        let answer = layout.measure(range)
        #expect(answer == range.clamp(answer), "seed \(seed)")
        #expect(layout.measure(SizeRange(exactly: answer)) == answer)
      }
    }
  }

  @Test func whatWasMeasuredHoldsTheContents() {
    for seed in seeds {
      var random = RandomLayout(seed: seed, mayOverflow: false)
      var layout = random.layout(depth: 4)
      let answer = layout.measure(.any)
      let room = Rect(origin: Point(3, 5), size: answer)
      layout.layout(in: room)
      for item in layout.contents {
        #expect(room.outset(by: EdgeInsets(1e-6)).contains(item.frame), "seed \(seed) \(item)")
      }
    }
  }

  @Test func placingIsMovedWithTheRectangle() {
    for seed in seeds {
      var random = RandomLayout(seed: seed)
      let layout = random.layout(depth: 4)
      let here = frames(layout, in: Rect(0, 0, 250, 120))
      let there = frames(layout, in: Rect(64, -32, 250, 120))
      for (a, b) in zip(here, there) {
        #expect((b.minX - a.minX - 64).magnitude < 1e-9 && (b.minY - a.minY + 32).magnitude < 1e-9)
        #expect((b.width - a.width).magnitude < 1e-9 && (b.height - a.height).magnitude < 1e-9)
      }
    }
  }

  @Test func layingOutAgainChangesNothing() {
    for seed in seeds {
      var random = RandomLayout(seed: seed)
      var layout = random.layout(depth: 4)
      layout.layout(in: Rect(0, 0, 250, 120))
      let first = layout.contents
      _ = layout.measure(upTo(70, 30))
      layout.layout(in: Rect(5, 5, 40, 40))
      layout.layout(in: Rect(0, 0, 250, 120))
      #expect(layout.contents.map(\.frame) == first.map(\.frame))
      #expect(layout.contents.map(\.element) == first.map(\.element))
      #expect(Set(first.map(\.element)).count == first.count)
    }
  }

  /// Where the order of the parts says nothing but what is in front, changing it moves nothing.
  @Test func orderIsDepth() {
    for seed in seeds {
      var random = RandomLayout(seed: seed)
      let parts = (0..<3).map { _ in random.layout(depth: 2) }
      func byName<L: Layout>(_ layout: L) -> [String: Rect] where L.Content == Placed<String> {
        var layout = layout
        layout.layout(in: Rect(0, 0, 250, 120))
        return Dictionary(uniqueKeysWithValues: layout.contents.map { ($0.element, $0.frame) })
      }
      #expect(
        byName(
          WrapperLayout {
            parts[0]; parts[1]; parts[2]
          })
          == byName(
            WrapperLayout {
              parts[2]; parts[0]; parts[1]
            }))
      #expect(
        byName(
          AbsoluteLayout {
            parts[0].at(1, 2); parts[1].at(3, 4); parts[2]
          })
          == byName(
            AbsoluteLayout {
              parts[2]; parts[1].at(3, 4); parts[0].at(1, 2)
            }))
      #expect(byName(parts[0].overlay(parts[1])) == byName(parts[0].background(parts[1])))
      // A part of a row is as large wherever it stands in it.
      let row = byName(
        StackLayout {
          parts[0].grow(1); parts[1].grow(2); parts[2].shrink(1)
        })
      let other = byName(
        StackLayout {
          parts[2].shrink(1); parts[0].grow(1); parts[1].grow(2)
        })
      for (name, frame) in row {
        let size = other[name]?.size ?? .zero
        #expect(
          (size.width - frame.width).magnitude < 1e-6
            && (size.height - frame.height).magnitude < 1e-6)
      }
    }
  }

  /// Children are asked a bounded number of questions, whatever the depth.
  @Test func nestingDoesNotMultiplyQuestions() {
    final class Counter { var count = 0 }
    let counter = Counter()
    var layout = Placed("leaf", size: Size(10, 10)).erased()
    for level in 0..<30 {
      let inner = layout
      layout = StackLayout(level.isMultiple(of: 2) ? .horizontal : .vertical) {
        inner.grow(1).shrink(1)
      }.erased()
    }
    layout.layout(
      in: Rect(0, 0, 100, 100),
      context: LayoutContext { _, range in
        counter.count += 1
        return MeasuredSize(range.clamp(Size(10, 10)))
      })
    #expect(counter.count <= 4 * 30, "\(counter.count) questions")
    #expect(layout.contents[0].frame == Rect(0, 0, 100, 100))
  }
}
