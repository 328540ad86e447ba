import Foundation
import QuoinGeometry
import QuoinModel
import QuoinPaint
import Testing

@testable import QuoinCairo

@Suite struct GalleryTests {
  static func gallery(_ traits: Traits = Traits(displayScale: 2)) -> Gallery {
    var g = Gallery(400, 980, traits: traits)
    g.add(BarNode(.navigation, title: "Gallery"), 0, 0, 400, 44)
    g.add(SwitchNode(isOn: true), 16, 56, 51, 31)
    g.add(SwitchNode(isOn: false), 80, 56, 51, 31)
    g.add(SliderNode(fraction: 0.4), 150, 56, 234, 31)
    g.add(SegmentedControlNode(["One", "Two", "Three"], selected: 1), 16, 100, 240, 32)
    g.add(StepperNode(), 280, 100, 94, 32)
    g.add(ProgressNode(fraction: 0.6), 16, 145, 368, 4)
    g.add(ActivityIndicatorNode(), 16, 165, 20, 20)
    g.add(ActivityIndicatorNode(isLarge: true), 50, 157, 37, 37)
    g.add(PageControlNode(count: 5, current: 1), 110, 162, 110, 26)
    g.add(TextFieldNode("Ada"), 16, 200, 170, 34)
    g.add(TextFieldNode(placeholder: "Placeholder"), 200, 200, 184, 34)
    g.add(SearchBarNode(placeholder: "Search"), 0, 240, 400, 56)
    g.add(PickerNode(), 40, 300, 320, 160)
    g.add(ForeignNode("MKMapView"), 16, 470, 180, 100)
    g.add(ImageNode("nowhere.png"), 204, 470, 100, 100)
    g.add(TextViewNode("A field of text that wraps over several lines."), 310, 470, 80, 100)
    for (index, background) in [
      ButtonContent.Background.none, .tinted, .filled, .gray,
    ].enumerated() {
      let b = ButtonNode("Button")
      b.button.background = background
      g.add(b, 16 + Double(index) * 94, 584, 86, 34)
    }
    for (index, accessory) in [Accessory.disclosure, .detail, .detailDisclosure, .checkmark]
      .enumerated()
    {
      let width = accessory == .detailDisclosure ? 40.0 : 20
      g.add(AccessoryNode(accessory), 16 + Double(index) * 50, 630, width, 20)
    }
    for (index, name) in [
      "plus.circle", "xmark", "chevron.right", "magnifyingglass", "star.fill", "heart.fill",
      "person.crop.circle", "gear", "ellipsis.circle", "arrow.up", "checkmark.circle",
    ].enumerated() {
      let image = ImageNode(name)
      image.image.isSymbol = true
      g.add(image, 16 + Double(index) * 34, 662, 26, 26)
    }
    g.add(TextNode("Body text, 17 points: 10x20 -> fine").style(.body), 16, 700, 368, 21)
    g.add(TextNode("Headline").style(.headline), 16, 724, 368, 21)
    g.add(TextNode("Title").style(.title), 120, 720, 268, 27)
    g.add(
      TextNode("A long label that does not fit is cut at its end with a mark").style(.body), 16,
      750, 200, 21)
    g.add(TextNode("שלום עולם").style(.body), 230, 750, 150, 21)
    let box = Node().background(.yellow).cornerRadius(16)
    box.style.borderWidth = 3
    box.style.borderColor = .red
    box.style.clips = true
    box.style.alpha = 0.6
    let parent = g.add(box, 16, 784, 120, 80)
    g.add(ShapeNode(.ellipse).background(.blue), 80, 30, 80, 80, parent: parent)
    let justified = TextNode("Justified text fills both of its sides but in the last line.")
      .lines(0)
    justified.style.text.alignment = .justified
    g.add(justified, 150, 784, 120, 100)
    let italic = TextNode("Italic").font(Font(size: 20, weight: .bold, isItalic: true))
    g.add(italic, 290, 784, 100, 24)
    g.add(TextNode("mono 0123").font(Font(size: 15, isMonospaced: true)), 290, 812, 100, 24)
    g.add(TextNode("serif").font(Font(family: "serif", size: 15)), 290, 840, 100, 24)
    g.add(BarNode(.tools, items: ["Edit", "Done"]), 0, 880, 400, 44)
    g.add(BarNode(.tabs, items: ["Home", "Find", "Grid", "More"]), 0, 931, 400, 49)
    return g
  }

  /// Set `QUOIN_GALLERY` to a folder to look at the pictures.
  @Test func everyControlIsPainted() throws {
    let light = GalleryTests.gallery().arrangement
    let dark = GalleryTests.gallery(
      Traits(displayScale: 2, layoutDirection: .rightToLeft, colorScheme: .dark)
    ).arrangement
    let painted = try PNG(light).paint(DisplayList(light))
    #expect(painted.diagnostics.map { $0.rule } == ["missing-image"])
    guard let folder = ProcessInfo.processInfo.environment["QUOIN_GALLERY"] else { return }
    try PNG(light).write(to: folder + "/gallery.png")
    try PNG(dark).write(to: folder + "/dark.png")
    try SVG(light).write(to: folder + "/gallery.svg")
    try PDF([light, dark]).write(to: folder + "/gallery.pdf")
  }
}
