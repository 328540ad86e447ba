import Foundation
import QuoinGeometry
import QuoinImport
import QuoinLayout
import QuoinModel
import Testing

/// Classes and surroundings of single elements: the document is as if it had been written with the classes, and read in the
/// surroundings.
@Suite struct ElementClassTests {
  private func read(_ page: String, _ size: Size, _ scheme: ColorScheme = .light) throws -> Node {
    try DocumentClassTests.read(Data(page.utf8), size, scheme)
  }

  /// Compares the items of a document that was changed with those of a new one.
  private func expectSame(_ kept: Arrangement, _ new: Arrangement, _ what: String) {
    #expect(kept.items.count == new.items.count, "\(what)")
    for (a, b) in zip(kept.items, new.items) {
      let found = DocumentClassTests.difference(a, b)
      #expect(found == nil, "\(what): \(a.type) \(a.identifier ?? "")")
    }
  }

  /// What an element shows may follow from the classes of others: parts of ancestors, numbers, and what is beside ruby.
  ///
  /// The class x is taken from or given to the element x.
  @Test(arguments: [
    "<style>.x::first-letter{color:red}</style><div id=x class=x><p>Hello</p></div>",
    "<style>.x::first-line{color:red}</style><div id=x class=x><p>Hello</p></div>",
    "<style>.x::first-letter{color:red}</style><div class=x><p id=x class=x>A</p><p>B</p></div>",
    "<style>.x{color:red}</style><ol><div><li>one</li></div><li id=x>two</li></ol>",
    "<style>.x{color:red}</style><ol><li><details><summary>s</summary>t</details><li id=x>two</ol>",
    "<style>.x{display:inline-block}</style><p>a<span id=x>b</span><ruby>base<rt>a long annotation</rt></ruby></p>",
    "<style>.x{counter-increment:n 2}p{counter-increment:n}p::after{content:counter(n)}</style><p id=x>a<p>b",
    "<style>.x{quotes:none}</style><p id=x><q>a</q></p><p><q>b</q></p>",
    "<style>.x + p{color:red}</style><div id=x>a</div><p>b",
    "<style>p:has(.x){color:red}</style><div><p>a <b id=x>b</b></div>",
    "<style>.x{--c:red}b{color:var(--c)}</style><div id=x><p>a <b>b</b></div>",
    "<style>.x{padding:9px;margin:4px}</style><div><p id=x>a<p>b</div>",
    "<style>.x{background:red}</style><body id=x>a",
    "<style>.x{background:red}body{background:yellow}</style><html id=x><body>a",
    "<style>.x{display:none}</style><ol><li id=x>one<li>two</ol>",
    "<style>.x{list-style-type:square}</style><ul id=x><li>one<li>two</ul>",
    "<style>.x::before{content:'before'}</style><div><p id=x>a<p>b</div>",
    "<style>.x{color:red}</style><fieldset><legend>l</legend><p id=x>a</p>b</fieldset>",
    "<style>.x legend{color:red}</style><fieldset id=x><legend>l</legend>text <b>b</b></fieldset>",
    "<style>.x{color:red}</style><details open style='display:flex'><summary>l</summary><p id=x>a</p>b</details>",
    "<style>.x summary{color:red}</style><details open id=x style='display:grid'><summary>l</summary>a <b>b</b></details>",
    "<style>.x{display:flex}</style><details open id=x><summary>l</summary>text <b>b</b></details>",
    "<style>.x{content-visibility:hidden}</style><div id=x>a <b>b <i>c</i></b></div><p>d",
    "<style>.x{display:-webkit-box;-webkit-box-align:end}</style><div id=x>a <b>b</b></div>",
    // Inline SVGs show parts of other ones, and inherit from all elements around them.
    "<style>.x rect{fill:red}</style><p id=x><svg><rect id=r width=9 height=9 /></svg><p>a<p><svg><use href='#r'/></svg>",
    "<style>.x{fill:red}</style><div id=x><section><p>a</p><p><svg><rect width=9 height=9 /></svg></p></section></div><p style='fill:blue'>b",
    "<style>.x{display:none}</style><p id=x><svg><linearGradient id=g><stop/></svg><p>a<p><svg><path fill='url(#g)'/></svg>",
  ])
  func classesOfOthersHold(page: String) throws {
    try checkClasses("<!doctype html>\(page)")
  }

  /// With the class, the element takes part in the flow in another way, so that its boxes or those around it are others.
  @Test(arguments: [
    "<style>.x{display:flex}</style><div id=x>a <b>b</b> c</div>",
    "<style>#x{text-align:center}.x{display:flex}</style><div id=x>a</div>",
    "<style>.x{display:table}</style><div id=x>a <b>b</b></div>",
    "<style>.x{display:table}</style><div id=x><p>a</p></div>",
    "<style>.x{display:table-cell}</style><div>a<p id=x>b</p>c</div>",
    "<style>.x{position:relative}</style><div id=x>a<p style='position:absolute;top:0'>b</div>",
    "<style>.x{position:absolute;top:0}</style><div>a<p id=x>b</p>c</div>",
    "<style>.x{position:absolute}</style><div>a <b id=x>b</b> c</div>",
    "<style>#x{position:relative}.x{position:absolute}</style><div>a<p id=x>b</p>c</div>",
    "<style>.x{float:right}</style><div>a<p id=x>b</p>c</div>",
    "<style>.x{float:left}</style><div>a a <i id=x>b</i> c</div>",
    "<style>.x{transform:translate(0)}</style><div id=x style='margin:9px'>a<p style='position:fixed;top:0'>b</div>",
    "<style>.x{transform:translate(0)}</style><div><p id=x>a<b style='position:absolute;top:0'>b</b></div>",
    "<style>#x{opacity:.5}.x{transform:translate(0)}</style><div><div id=x>a<p style='position:fixed;top:0'>b</div>",
    "<style>#x{opacity:.5}.x{transform:translate(0)}</style><p>c<div id=x>a<p style='position:absolute;top:0'>b</div>",
    "<style>.x{list-style:none}</style><ul><li id=x>a<li>b</ul>",
    "<style>#x{display:grid}.x{grid-template-columns:50px 50px}</style><div id=x><p>a<p>b</div>",
  ])
  func anotherRoleHolds(page: String) throws { try checkClasses("<!doctype html>\(page)") }

  /// In quirks mode, styles follow from those of other elements, too: Quirks Mode §3.
  @Test(arguments: [
    "<style>.x{height:60px}</style><body id=x><div>a</div><p style='height:50%'>b",
    "<style>.x{display:none}</style><body><div id=x>a</div><div><p>b</p></div>",
    "<style>.x{padding:9px}</style><table><tr><td><div id=x><p>b</p></div></table>",
  ])
  func classesOfOthersHoldInQuirksMode(page: String) throws { try checkClasses(page) }

  private func checkClasses(_ page: String) throws {
    for isGiven in [false, true] {
      let root = try read(page, Size(300, 200))
      let scene = Scene(root, text: FixedTextMeasurer())
      _ = scene.layout(in: Size(300, 200), traits: Traits(displayScale: 1))
      let node = try #require(root.subtree.first { $0.identifier == "x" })
      if isGiven, node.classes.isEmpty { node.classes = ["other"] }
      for classes in [node.classes, node.classes.isEmpty ? ["x"] : [], node.classes] {
        node.classes = classes
        let kept = scene.layout(in: Size(300, 200), traits: Traits(displayScale: 1))
        let text = page.replacing(
          /id=x( class=x)?/, with: "id=x class='\(classes.joined(separator: " "))'")
        let fresh = Scene(try read(text, Size(300, 200)), text: FixedTextMeasurer())
        expectSame(
          kept, fresh.layout(in: Size(300, 200), traits: Traits(displayScale: 1)), "\(classes)")
      }
    }
  }

  /// A container of the user from which the document takes a text back keeps its other children.
  @Test func aContainerOfTheUserIsNotEmptied() throws {
    let page = "<!doctype html><style>.x{font-variant:small-caps}</style><p id=p>abc DEF</p>"
    let root = try read(page, Size(300, 200))
    let scene = Scene(root, text: FixedTextMeasurer())
    func layOut() { _ = scene.layout(in: Size(300, 200), traits: Traits(displayScale: 1)) }
    layOut()
    let paragraph = try #require(root.subtree.first { $0.identifier == "p" })
    let text = try #require(paragraph.subtree.first { $0 is TextNode })
    paragraph.classes = ["x"]
    layOut()
    let (first, last) = (TextNode("first"), TextNode("last"))
    let own = FlowContainer()
    for node in [first, text, last] { own.add(Relation<FlowContainer>(node, FlowItem())) }
    paragraph.classes = []
    layOut()
    #expect(own.childNodes.first === first && own.childNodes.last === last)
  }

  /// Returns the address of a picture with a width.
  private static func drawing(_ width: Int) -> String {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='10'/>"
    return "data:image/svg+xml;base64,\(Data(text.utf8).base64EncodedString())"
  }

  /// What a user takes out of a document or puts into it stays there, however often classes change what is around it.
  @Test(arguments: [false, true]) func whatUsersChangeStays(removes: Bool) throws {
    let page = """
      <!doctype html><style>.x{color:red}.x::before{content:'q'}</style>
      <div id=x>a <b id=b>b</b> c</div><p id=p>d</p>
      """
    let root = try read(page, Size(300, 200))
    let scene = Scene(root, text: FixedTextMeasurer())
    func find(_ name: String) throws -> FlowContainer {
      try #require(root.subtree.first { $0.identifier == name } as? FlowContainer)
    }
    let (element, bold, paragraph) = (try find("x"), try find("b"), try find("p"))
    func texts() -> [String] {
      _ = scene.layout(in: Size(300, 200))
      return root.subtree.compactMap { ($0 as? TextNode)?.string }
        .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        .filter { !$0.isEmpty && !$0.contains("{") }
    }
    var expected = ["a", "b", "c", "d"]
    func check(_ sourceLocation: SourceLocation = #_sourceLocation) {
      for classes in [["x"], [], ["x"], []] {
        element.classes = classes
        #expect(
          texts() == (classes.isEmpty ? [] : ["q"]) + expected, sourceLocation: sourceLocation)
        #expect(bold.childNodes.count == 1)
      }
    }
    check()
    if removes {
      bold.removeFromContainer()
      expected.remove(at: 1)
      check()
    }
    let guest = TextNode("guest")
    guest.attach(to: element)
    expected.insert("guest", at: expected.count - 1)
    check()
    if removes {
      paragraph.removeFromContainer()
      expected.removeLast()
      check()
    }
  }

  /// Documents whose elements depend on the size or on the scheme, in one and in the other.
  @Test(arguments: [
    "<style>a::after{content:leader('.') 'x'}</style><p><a>a</a><p>b",
    "<style>p{width:50vw}</style><p>a<p style='margin:10%'>b",
    "<style>@media(min-width:200px){p{padding:9px}}</style><p>a",
    "<style>div{container-type:inline-size}@container(min-width:200px){p{padding:9px}}</style><div><p>a</p></div>",
    "<style>div{container-type:inline-size;width:50%}@container(width>100px){div{width:90%}}</style><div><div><p>a</div></div>",
    "<meta name=color-scheme content='light dark'><p>a"
      + "<picture><source media='(prefers-color-scheme:dark)' srcset='\(drawing(30))'><img src='\(drawing(20))'></picture>",
    "<p>a<picture><source media='(prefers-color-scheme:dark)' srcset='\(drawing(30))'><img src='\(drawing(20))'></picture>",
    "<p>a<picture><source media='(min-width:200px)' srcset='\(drawing(30))'><img src='\(drawing(20))'></picture>",
    "<style media='(min-width:200px)'>p{padding:9px}</style><p>a",
    "<meta name=color-scheme content='light dark'><style>p{color:light-dark(red,blue)}</style><p>a<input>",
    "<style>:root{color-scheme:light dark}p{color:light-dark(red,blue)}</style><p>a<p>b<input>",
  ])
  func surroundingsHold(page: String) throws {
    let page = "<!doctype html>\(page)"
    let scene = Scene(try read(page, Size(300, 200)), text: FixedTextMeasurer())
    for (width, scheme) in [
      (300.0, ColorScheme.light), (100, .light), (300, .light), (300, .dark), (100, .dark),
      (100, .light), (150, .dark),
    ] {
      let (size, traits) = (Size(width, 200), Traits(displayScale: 1, colorScheme: scheme))
      let kept = scene.layout(in: size, traits: traits)
      let fresh = Scene(try read(page, size, scheme), text: FixedTextMeasurer())
      expectSame(kept, fresh.layout(in: size, traits: traits), "\(width) \(scheme)")
    }
  }
}
