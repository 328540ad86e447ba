import Foundation
import Quoin
import QuoinCairo
import QuoinDocument
import QuoinImport

/// A way by which a stranger's bytes come in.
enum Door: String, CaseIterable {
  case xml
  case html
  case css
  case template
  case picture
  case font
  case android

  /// Does with the bytes what the library does with a document, up to the drawing.
  ///
  /// Nothing is checked but that it ends, in time and without a trap; libFuzzer watches both.
  func open(_ data: Data) {
    switch self {
    case .xml:
      guard let document = try? InterfaceBuilder.read(data, options: Door.options) else { return }
      Door.draw(document)
    case .html: Door.draw(html: data)
    case .css:
      Door.draw(html: Data("<!doctype html><style>".utf8) + data + Data(Door.body.utf8))
      let sheet = StyleSheet(css: String(decoding: data, as: UTF8.self))
      let title = TextNode("title").class("a").id("b")
      _ = Scene(FlexContainer { title }, styles: sheet, text: FixedTextMeasurer()).layout(
        in: Size(200, 100))
    case .template: template(data)
    case .picture: picture(data)
    case .font: font(data)
    case .android: Project.shared.open(data)
    }
  }

  /// What the rules of a sheet select: few elements, each of another kind but for two that are siblings.
  private static let body = """
    </style><body><div id=b class="a c"><p class=a>one <b>two</b></p><ul><li>five<li>six</ul>
    <table><tr><td>7</table><img width=9 height=9 alt=x><input value=y></div>
    """

  private static var options: ImportOptions {
    var options = ImportOptions()
    options.access = .nothing
    options.limits = .strict
    options.text = FixedTextMeasurer()
    options.size = Size(400, 300)
    return options
  }

  private static func draw(html data: Data, values: TemplateData? = nil) {
    var options = options
    options.templateData = values
    options.lints = [.markup, .ignoredProperties]
    guard let document = try? HTMLDocument.read(data, options: options) else { return }
    draw(document)
  }

  private static func draw(_ document: ImportedDocument) {
    for imported in document.scenes.prefix(4) {
      let scene = Scene(imported.root, text: FixedTextMeasurer())
      let arrangement = scene.layout(in: imported.size, traits: imported.traits)
      let list = DisplayList(arrangement, isTagged: true)
      _ = try? SVG(list).text
    }
  }

  /// The values, a line of three hyphens, and the template.
  private func template(_ data: Data) {
    guard let line = data.range(of: Data("\n---\n".utf8)),
      let values = try? TemplateData(json: data[..<line.lowerBound])
    else { return Door.draw(html: data, values: Door.values) }
    Door.draw(html: Data(data[line.upperBound...]), values: values)
  }

  private static let values = try? TemplateData(
    json: Data(#"{"a": [1, {"b": "<i>"}], "c": {"d": true}, "e": null}"#.utf8))

  // MARK: Decoders

  private static let pool = DecoderPool(executable: "/proc/self/exe")

  private func picture(_ data: Data) {
    let image = ImageNode("data:;base64," + data.base64EncodedString()).size(40)
    var png = PNG(Scene(FlexContainer { image }).layout(in: Size(50, 50)), scale: 1)
    png.reading = PictureReading(limits: .strict, decoders: Door.pool)
    _ = try? png.data
  }

  private func font(_ data: Data) {
    let text = """
      <!doctype html><style>@font-face{font-family:Tried;src:url(data:;base64,\(data.base64EncodedString()))}
      body{font-family:Tried}</style><p>Ab 12
      """
    let options = Door.options
    guard let document = try? Document(Data(text.utf8), options: options, decoders: Door.pool)
    else { return }
    let arrangement = document.layout(in: Size(80, 40))
    _ = try? document.png(arrangement, scale: 1).data
    _ = try? document.pdf([arrangement]).data
  }
}
