import Quoin
import Testing

@Suite struct FittingTests {
  private func card() -> (RelativeContainer, Box) {
    let label = Box(80, 20)
    let card = RelativeContainer { label }
    constrain(label) { label in
      label.edges == label.superview.edges.inset(horizontally: 10, vertically: 5)
    }
    return (card, label)
  }

  @Test func compressed() {
    // The content and its insets: 80 + 2 · 10 by 20 + 2 · 5.
    #expect(Scene(card().0).fittingSize() == Size(100, 30))
  }

  @Test func expanded() {
    let (card, label) = card()
    // The content hugs at 250, above the 50 of the target.
    #expect(Scene(card).fittingSize(.expanded) == Size(100, 30))
    label.setContentHuggingPriority(20, for: .horizontal)
    #expect(Scene(card).fittingSize(.expanded) == Size(10_000, 30))
    label.makeConstraints { $0.width.lessThanOrEqualTo(200) }
    #expect(Scene(card).fittingSize(.expanded) == Size(220, 30))
  }

  @Test func prioritiesOfTheAxes() {
    let (card, label) = card()
    let scene = Scene(card)
    #expect(scene.fittingSize(Size(320, 0), horizontal: .required) == Size(320, 30))
    // Above hugging and below compression: it may be larger than the content, not smaller.
    #expect(scene.fittingSize(Size(320, 0), horizontal: 500, vertical: 500) == Size(320, 30))
    label.contentCompressionResistanceVerticalPriority = 400
    #expect(scene.fittingSize(Size(0, 0), horizontal: 500, vertical: 500) == Size(100, 10))
  }

  @Test func otherRoots() {
    let row = FlexContainer(.row, gap: 4) {
      Box(10, 10)
      Box(20, 30)
    }
    #expect(Scene(row).fittingSize() == Size(34, 30))
    #expect(Scene(row).fittingSize(Size(100, 0), horizontal: .required) == Size(100, 30))
  }
}
