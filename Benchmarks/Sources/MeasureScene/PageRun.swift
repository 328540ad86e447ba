import BenchText
import CBench
import Foundation
import Quoin
import QuoinImport

/// The layouts of an HTML page, the first and those after changes.
///
/// Each of its sections has five elements: a block, a heading, a paragraph, and a link and emphasis in its lines.
enum PageRun {
  private static let styles = """
    body { margin: 0; font: 16px sans-serif } section { padding: 12px; border-bottom: 1px solid silver }
    h2 { margin: 0 0 4px; font-size: 20px } p { margin: 0 } a { color: teal } .marked { background: khaki }
    """

  /// - Parameter tables: The number of sections for each table among them, or `nil` for none.
  private static func source(_ sections: Int, tables: Int?) -> String {
    var text = "<!doctype html><title>Page</title><style>\(styles)</style>"
    for number in 0..<sections {
      if let tables, number % tables == 0 { text += table }
      text += """
        <section><h2>Section No. \(number)</h2><p>A text of some lines with <a href="#\(number)">a link</a> and \
        <em>emphasis</em>, in section No. \(number) of the page, which breaks where there is no more room.</p></section>
        """
    }
    return text
  }

  /// A table of ten rows.
  private static let table =
    "<table>"
    + (0..<10).map { "<tr><td>\($0)</td><td>A cell of some words</td><td>\($0 * $0)</td></tr>" }
    .joined() + "</table>"

  /// Reads a page, lays it out, and lays out its changes, each in a phase with a name.
  static func run(sections: Int, tables: Int? = nil, phase: (String, () -> Void) -> Void) {
    let data = Data(source(sections, tables: tables).utf8)
    let size = Size(800, 600)
    var options = ImportOptions()
    options.size = size
    var document: ImportedDocument?
    phase("build") { document = try? HTMLDocument.read(data, options: options) }
    guard let imported = document?.scenes.first else { bench_fail("the page cannot be read") }
    let (root, traits) = (imported.root, imported.traits)
    let scene = Scene(root, text: PlainMeasurer())
    let paragraphs = Array(root.subtree).filter { $0.documentType == "p" }
    guard paragraphs.count == sections else { bench_fail("paragraphs are missing") }
    var arrangement = Arrangement?.none
    func layout(_ name: String, in size: Size, _ scheme: ColorScheme = .light) {
      var traits = traits
      traits.colorScheme = scheme
      // The previous arrangement is released outside of the phase.
      let previous = arrangement
      phase(name) { arrangement = scene.layout(in: size, traits: traits) }
      withExtendedLifetime(previous) {}
    }
    layout("first", in: size)
    layout("nothing", in: size)
    let texts = Array(paragraphs[sections / 2].subtree).compactMap { $0 as? TextNode }
    texts.first?.string = "Another text of some lines with "
    layout("text", in: size)
    texts.first?.string = String(repeating: "A text that has become longer. ", count: 20)
    layout("longer text", in: size)
    let cell = Array(root.subtree).last { $0.documentType == "td" }
    if let cell, let text = Array(cell.subtree).compactMap({ $0 as? TextNode }).first {
      text.string = "Another"
      layout("cell", in: size)
    }
    texts.last?.style.text.color = .red
    layout("color", in: size)
    paragraphs[sections / 3].classes.append("marked")
    layout("class", in: size)
    layout("resize", in: Size(700, 600))
    layout("dark", in: Size(700, 600), .dark)
    if arrangement?.items.count ?? 0 < sections * 5 { bench_fail("nodes were lost") }
  }
}
