import Observation
import QuoinGeometry
import QuoinModel
import Synchronization
import Testing

@Observable final class Person {
  var name = "Ada"
  var age = 36
}

@Suite struct ConfigurationTests {
  @Test func wordsSetPropertiesAndKeepTheType() {
    let text: TextNode = TextNode("haha").font(.system(24)).color(.red).lines(2).opacity(0.5)
      .border(1, .gray).clips().textAlignment(.center).minWidth(10).aspectRatio(2)
      .transform(.rotation(1)).direction(.rightToLeft).text("hoho")
    #expect(text.string == "hoho")
    #expect(text.style.text.font == .system(24) && text.style.text.color == .red)
    #expect(text.style.alpha == 0.5 && text.style.borderWidth == 1 && text.style.clips == true)
    #expect(text.sizing.minWidth == 10 && text.sizing.aspectRatio == 2)
    #expect(text.style.transform == .rotation(1) && text.direction == .rightToLeft)
    let button: ButtonNode = ButtonNode("Go").ground(.filled).enabled(false).contentInsets(.zero)
    #expect(button.button.background == .filled && !button.button.isEnabled)
    #expect(SwitchNode().on(false).isOn == false)
    #expect(SliderNode().fraction(0.25).fraction == 0.25)
    #expect(SegmentedControlNode([]).titles(["a"]).selected(-1).selected == -1)
    #expect(TextFieldNode().secure().placeholder("p").border(.line).field.border == .line)
    #expect(StackContainer().distribution(.fillEqually).alignment(.center).alignment == .center)
    #expect(SliderNode().set(\.fraction, 0.75).configure { $0.fraction /= 3 }.fraction == 0.25)
  }

  @Test func aDescriptionFollowsItsModel() {
    let person = Person()
    var runs = 0
    let text = TextNode("").bind(person) {
      $0.string = $1.name
      runs += 1
    }
    #expect(text.string == "Ada" && runs == 1 && !text.hasPendingBindings)
    person.age += 1  // not read
    #expect(!text.hasPendingBindings)
    person.name = "Grace"
    person.name = "Barbara"
    #expect(text.hasPendingBindings && text.string == "Ada")
    text.updateBindings()
    #expect(text.string == "Barbara" && runs == 2)
    text.unbind()
    person.name = "Edsger"
    text.updateBindings()
    #expect(text.string == "Barbara")
  }

  @Test func childrenFollowASource() {
    let names = Source(["a", "b"])
    let stack = StackContainer().bind(names) { stack, names in
      stack.replaceChildren { for name in names.value { TextNode(name) } }
    }
    #expect(stack.childNodes.count == 2)
    names.value.append("c")
    stack.updateBindings()
    #expect(stack.findAll(TextNode.self).map(\.string) == ["a", "b", "c"])
  }

  @Test func aHostIsToldOnce() {
    let source = Source(1)
    let count = Counter()
    let text = TextNode("").bind(source, onChange: { count.increment() }) {
      $0.string = "\($1.value)"
    }
    source.value = 2
    source.value = 3
    #expect(count.value == 1)
    text.updateBindings()
    source.value = 4
    #expect(count.value == 2)
  }

  @Test func neitherNodeNorModelIsKept() {
    weak var node: TextNode?
    weak var lostModel: Person?
    let model = Person()
    do {
      let text = TextNode("").bind(model) { $0.string = $1.name }
        .when(.dark) { $0.string = "dark" }
      let page = AbsoluteContainer {
        text.pin.left(1).when(.compactWidth) { $0.horizontal.start = 2 }
      }
      #expect(page.childNodes.count == 1)
      node = text
      let other = Person()
      lostModel = other
      text.bind(other) { $0.string = $1.name }
    }
    #expect(node == nil && lostModel == nil)
    model.name = "nobody listens"
  }

  @Test func variationsAreRecordedOnce() {
    let stack = StackContainer(.vertical, spacing: 8)
    for _ in 0..<5 {
      stack.when(.regularWidth) {
        $0.spacing = 16
        $0.style.cornerRadius = 3
      }
      stack.spacing(8, regularWidth: 20)
    }
    #expect(stack.spacing == 8)
    #expect(stack.variations.count == 2)
    let badge = Badge()
    for _ in 0..<3 {
      badge.faded().when(.dark) {
        $0.sizing.width = 1
        $0.sizing.height = 2
      }
    }
    #expect(badge.variations.count == 3)
  }
}

/// A node with a word of its own.
final class Badge: Node {}

extension Configurable where Self: Badge {
  @discardableResult func faded() -> Self { when(.dark) { $0.isHidden = true } }
}

/// Counts, on whatever thread.
final class Counter: Sendable {
  private let source = Mutex(0)
  var value: Int { source.withLock { $0 } }
  func increment() { source.withLock { $0 += 1 } }

  @Test func accentsKeepThoseThatAreNotGiven() {
    let node = SwitchNode()
    node.style.use("brand", for: .accentOn)
    node.accents(off: .red)
    #expect(node.style[.accentOn] == .token("brand"))
    #expect(node.style.accents.off == .red)
  }
}
