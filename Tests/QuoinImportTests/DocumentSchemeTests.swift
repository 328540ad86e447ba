import Foundation
import QuoinGeometry
import QuoinImport
import QuoinLayout
import QuoinModel
import QuoinStyle
import Testing

/// A document in another colour scheme is as if it had been read in it, and is not laid out again if it admits one only.
@Suite struct DocumentSchemeTests {
  private let size = Size(300, 200)

  private func read(_ page: String, _ scheme: ColorScheme) throws -> Node {
    var options = ImportOptions()
    options.size = size
    options.colorScheme = scheme
    let data = Data("<!doctype html>\(page)".utf8)
    return try #require(try HTMLDocument.read(data, options: options).scenes.first?.root)
  }

  private func scene(_ root: Node, _ styles: StyleSheet = StyleSheet()) -> Scene {
    Scene(root, styles: styles, text: FixedTextMeasurer())
  }

  private func traits(_ scheme: ColorScheme) -> Traits {
    Traits(displayScale: 1, colorScheme: scheme)
  }

  private static let pages = [
    "<style>.x{color:red}</style><div id=x>a <b>b</b></div>",
    "<meta name=color-scheme content='light dark'><style>.x{color:red}</style><div id=x>a <b>b</b></div>",
    "<style>@media (prefers-color-scheme:dark){b{color:blue;padding:3px}.x{width:50px}}</style><div id=x>a <b>b</b></div>",
    "<style>:root{color-scheme:light dark}.x{color:CanvasText}</style><div id=x>a <a href=y>b</a></div>",
    "<style>.x{color-scheme:dark;color:light-dark(red,blue)}</style><div id=x>a <input value=b></div>",
    "<style>@media (prefers-color-scheme:dark){:root{color-scheme:dark}}.x{margin:2px}</style><p id=x>a",
    "<style>@media (prefers-color-scheme:dark){@keyframes k{to{width:9px}}}.x{animation:k 1s forwards}</style><p id=x>a",
    "<style>@media (prefers-color-scheme:dark){b::before{content:'c'}}</style><p>a <b id=x>b</b><p>d",
    "<picture><source media='(prefers-color-scheme:dark)' srcset=a width=40 height=20><img id=x src=b width=9></picture>",
  ]

  /// A condition of a scene's sheet for screens changes nothing on paper.
  @Test func lightDocumentsStayLightOnPaper() throws {
    let sheet = StyleSheet(
      css: "@media screen and (prefers-color-scheme: dark) { p { opacity: 0.5 } }")
    let pages = scene(try read("<p>a <b>b</b>", .light), sheet).pages(.a4, traits: traits(.dark))
    #expect(!pages.isEmpty && pages.allSatisfy { $0.items.allSatisfy { $0.colorScheme == .light } })
  }

  @Test(arguments: pages) func documentsAreThoseOfTheirScheme(page: String) throws {
    for first in [ColorScheme.light, .dark] {
      let root = try read(page, first)
      let scene = scene(root)
      let node = try #require(root.subtree.first { $0.identifier == "x" })
      for (scheme, classes) in [
        (.light, []), (.dark, []), (.dark, ["x"]), (.light, ["x"]), (.dark, ["x"]), (.dark, []),
        (.light, []),
      ] as [(ColorScheme, [String])] {
        node.classes = classes
        let kept = scene.layout(in: size, traits: traits(scheme))
        let text = page.replacing("id=x", with: "id=x class='\(classes.joined())'")
        let new = self.scene(try read(text, scheme)).layout(in: size, traits: traits(scheme))
        #expect(kept.traits == traits(scheme))
        #expect(kept.items.count == new.items.count)
        for (a, b) in zip(kept.items, new.items) {
          #expect(a.difference(from: b) == nil, "\(scheme) \(classes): \(a.type)")
        }
      }
    }
  }

  @Test func aPageForOneSchemeKeepsItsLayout() throws {
    let root = try read("<p>a <b>b</b></p>", .light)
    let scene = scene(root)
    let light = scene.layout(in: size, traits: traits(.light))
    let dark = scene.layout(in: size, traits: traits(.dark))
    #expect(dark.changes(since: light) == [])
    #expect(dark.items.allSatisfy { $0.colorScheme == .light })
    #expect(root.traitOverrides.colorScheme == nil)
  }

  /// The sheet of a scene asks for the scheme of the surroundings, not for that of the document.
  @Test func aSheetOfTheSceneKnowsTheSurroundings() throws {
    let styles = StyleSheet(css: "@media (prefers-color-scheme: dark) { b { opacity: 0.5 } }")
    let scene = scene(try read("<p>a <b>b</b></p>", .light), styles)
    for scheme in [ColorScheme.light, .dark, .light, .dark] {
      let items = scene.layout(in: size, traits: traits(scheme)).items
      #expect(items.allSatisfy { $0.colorScheme == .light })
      #expect(items.first { $0.type == "b" }?.look.alpha == (scheme == .dark ? 0.5 : 1))
    }
  }

  /// A page may be laid out by several scenes.
  @Test func scenesOfOneDocumentAgree() throws {
    let root = try read("<p>a <b>b</b></p>", .light)
    let plain = scene(root)
    let other = scene(
      root, StyleSheet(css: "@media (prefers-color-scheme: dark) { b { opacity: 0.5 } }"))
    for scheme in [ColorScheme.light, .dark, .dark, .light, .light] {
      for scene in [plain, other, plain] {
        let items = scene.layout(in: size, traits: traits(scheme)).items
        #expect(items.allSatisfy { $0.colorScheme == .light })
      }
    }
  }
}
