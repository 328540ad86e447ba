import Foundation
import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

/// Drawables of a project, with expectations from the framework's documentation and by arithmetic.
@Suite struct AndroidDrawableTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  /// A view with a drawable behind it.
  private func view(_ attributes: String = "") throws -> ImportedDocument {
    try project.layout(
      "main",
      "<TextView a:id=\"@+id/v\" a:layout_width=\"100dp\" a:layout_height=\"wrap_content\""
        + " a:background=\"@drawable/d\" \(attributes)/>")
    return try project.read("main")
  }

  private func background(_ document: ImportedDocument) throws -> Drawing {
    try #require(document.node("v")?.drawings?.background)
  }

  private func write(_ name: String, _ text: String) throws {
    let spaced = text.replacing(
      /^<([a-z-]+)/,
      with: { "<\($0.1) xmlns:android=\"http://schemas.android.com/apk/res/android\"" })
    try project.write(
      "app/src/main/res/drawable/\(name).xml", spaced.replacing(" a:", with: " android:"))
  }

  @Test func plainShapesAreStyles() throws {
    try write(
      "d",
      "<shape><solid a:color=\"#80FF0000\"/><corners a:radius=\"6dp\"/><stroke a:width=\"2dp\" a:color=\"#00F\"/></shape>"
    )
    let style = try #require(try view().node("v")?.style)
    #expect(style.background == Color(hex: 0xFF0000, alpha: 128.0 / 255))
    #expect(style.cornerRadius == 6)
    #expect(style.borderWidth == 2)
  }

  @Test func gradientsHaveTheirStops() throws {
    try write(
      "d",
      "<shape a:shape=\"oval\"><gradient a:startColor=\"#F00\" a:centerColor=\"#0F0\" a:endColor=\"#00F\" a:angle=\"90\"/></shape>"
    )
    guard case .shape(let shape) = try background(view()).parts.first?.content,
      case .gradient(let gradient) = shape.fill
    else {
      Issue.record("no gradient")
      return
    }
    #expect(shape.outline == .oval)
    #expect(gradient.line == .across(angle: 90))
    #expect(gradient.stops.map(\.offset) == [0, 0.5, 1])
    #expect(
      gradient.stops.map(\.color) == [
        Color(hex: 0xFF0000), Color(hex: 0x00FF00), Color(hex: 0x0000FF),
      ])
  }

  @Test(arguments: [("", "#FF0000FF"), ("a:enabled=\"false\"", "#FFFF0000")])
  func selectorsChooseByState(_ attribute: String, _ color: String) throws {
    try write(
      "d",
      "<selector><item a:state_pressed=\"true\" a:drawable=\"@android:color/black\"/>"
        + "<item a:state_enabled=\"false\"><color a:color=\"#FF0000\"/></item>"
        + "<item><color a:color=\"#0000FF\"/></item></selector>")
    #expect(try view(attribute).node("v")?.style.background == AndroidColors.literal(color))
  }

  @Test func groupsOfVectorsAreMovedAboutTheirPivots() throws {
    // Twice as large about (10, 10), then a quarter turn about it, then 1 to the right: (12, 10) comes to be
    // (10, 14), and then (11, 14).
    try write(
      "d",
      "<vector a:width=\"20dp\" a:height=\"20dp\" a:viewportWidth=\"20\" a:viewportHeight=\"20\">"
        + "<group a:pivotX=\"10\" a:pivotY=\"10\" a:scaleX=\"2\" a:scaleY=\"2\" a:rotation=\"90\" a:translateX=\"1\">"
        + "<path a:fillColor=\"#FFF\" a:pathData=\"M12,10 L12,10\"/></group></vector>")
    guard case .vector(let vector) = try background(view()).parts.first?.content,
      case .path(let path) = vector.steps.first, case .move(let point) = path.path.elements.first
    else {
      Issue.record("no path")
      return
    }
    #expect(
      (point - Point(11, 14)).x.magnitude < 1e-9 && (point - Point(11, 14)).y.magnitude < 1e-9)
  }

  @Test func insetsArePadding() throws {
    try write(
      "d",
      "<inset a:insetLeft=\"3dp\" a:insetTop=\"4dp\"><shape><padding a:left=\"10dp\" a:bottom=\"5dp\"/></shape></inset>"
    )
    let leaf = try #require(try view("a:paddingRight=\"7dp\"").node("v") as? AndroidLeaf)
    #expect(
      leaf.padding.insets(.leftToRight) == AndroidInsets(left: 26, top: 8, right: 14, bottom: 10))
  }

  @Test func ripplesAreTheirContentAtRest() throws {
    try write(
      "d",
      "<ripple a:color=\"#F00\"><item a:id=\"@android:id/mask\"><color a:color=\"#0F0\"/></item>"
        + "<item><color a:color=\"#00F\"/></item></ripple>")
    #expect(try view().node("v")?.style.background == Color(hex: 0x0000FF))
  }

  @Test func tintsReplaceTheColoursOfPaths() throws {
    try write(
      "d",
      "<vector a:width=\"20dp\" a:height=\"20dp\" a:viewportWidth=\"20\" a:viewportHeight=\"20\" a:tint=\"#F00\">"
        + "<path a:fillColor=\"#80FFFFFF\" a:pathData=\"M0,0h1v1z\"/></vector>")
    func color(_ document: ImportedDocument) throws -> Color? {
      guard case .vector(let vector) = try background(document).parts.first?.content,
        case .path(let path) = vector.steps.first, case .color(let color) = path.fill
      else { return nil }
      return color
    }
    #expect(try color(view()) == Color(hex: 0xFF0000, alpha: 128.0 / 255))
    // A view's tint takes the place of the drawable's own.
    #expect(
      try color(view("a:backgroundTint=\"#00F\"")) == Color(hex: 0x0000FF, alpha: 128.0 / 255))
  }

  @Test func picturesBesideTextsMakeRoom() throws {
    try write(
      "d",
      "<vector a:width=\"20dp\" a:height=\"30dp\" a:viewportWidth=\"1\" a:viewportHeight=\"1\"/>")
    let leaf = try #require(
      try view("a:drawableStart=\"@drawable/d\" a:drawablePadding=\"4dp\"").node("v")
        as? AndroidLeaf)
    guard case .text(let text) = leaf.extent else { return }
    // 20 and 4 points at two pixels.
    #expect(text.compoundInsets(.leftToRight) == AndroidInsets(left: 48))
    #expect(text.compoundInsets(.rightToLeft) == AndroidInsets(right: 48))
  }
}
