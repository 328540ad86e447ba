import Foundation
import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

@testable import QuoinImport

/// Values of layouts and resources that make no sense: they are reported or ignored.
@Suite struct AndroidHostileValueTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  @Test(arguments: [
    "SeekBar a:min=\"-1e308\" a:max=\"1e308\" a:progress=\"1e308\"",
    "ProgressBar style=\"@style/Widget.Material.ProgressBar.Horizontal\" a:min=\"-1e308\" a:max=\"1e308\" "
      + "a:progress=\"1e308\"",
    "ProgressBar a:indeterminateDrawable=\"@drawable/d\" a:min=\"-1e308\" a:max=\"1e308\" a:progress=\"1e308\"",
    "com.google.android.material.slider.Slider a:valueFrom=\"-1e308\" a:valueTo=\"1e308\" a:value=\"1e308\"",
    "RatingBar a:rating=\"inf\"", "View a:rotation=\"1e300\"",
  ])
  func numbersBeyondAllIntegersAreNone(_ view: String) throws {
    try project.write(
      "app/src/main/res/drawable/d.xml",
      "<color xmlns:android=\"http://schemas.android.com/apk/res/android\" android:color=\"#F00\"/>"
    )
    try project.layout("main", "<\(view) a:layout_width=\"90dp\" a:layout_height=\"9dp\"/>")
    #expect(try project.read("main").diagnostics.contains { $0.rule == "invalid-number" })
  }

  /// Half of 0 to the largest integer is 0.5.
  @Test func allIntegersAreNumbers() throws {
    try project.layout(
      "main",
      "<SeekBar a:id=\"@+id/v\" a:max=\"2147483647\" a:progress=\"1073741823\" a:layout_width=\"90dp\" "
        + "a:layout_height=\"9dp\"/>")
    let document = try project.read("main")
    #expect(!document.diagnostics.contains { $0.rule == "invalid-number" })
    let parts = document.node("v")?.drawings?.content?.parts ?? []
    let rooms = parts.compactMap { part -> ClosedRange<Double>? in
      guard case .drawing(let inner) = part.content else { return nil }
      return inner.parts.first?.place.across
    }
    #expect(rooms.contains { abs($0.lowerBound - 0.5) < 1e-8 && $0.upperBound == $0.lowerBound })
  }

  @Test(arguments: ["9223372036854775807", "-9223372036854775808", "1000000"])
  func sizesOfNotesHaveALimit(_ width: String) throws {
    try project.write("app/src/main/res/drawable/b.xml", "<b/>")
    try project.layout(
      "main",
      """
      <LinearLayout a:layout_width="match_parent" a:layout_height="match_parent" a:divider="@drawable/a"
        a:showDividers="beginning|middle|end">
      <ImageView a:id="@+id/v" a:src="@drawable/a" a:padding="9dp" a:adjustViewBounds="true"
        a:layout_width="wrap_content" a:layout_height="wrap_content"/>
      <TextView a:drawableLeft="@drawable/a" a:padding="9dp" a:text="x" a:layout_width="wrap_content"
        a:layout_height="wrap_content"/></LinearLayout>
      """)
    let plain = try frames()
    try project.write(
      "drawables.tsv",
      "folder\tdrawable\twidth\theight\napp/src/main/res\tdrawable/a\t\(width)\t1\n")
    #expect(try frames() == plain)
    try project.write(
      "drawables.tsv", "folder\tdrawable\twidth\theight\napp/src/main/res\tdrawable/a\t7\t1\n")
    #expect(try frames() != plain)
  }

  private func frames() throws -> [Rect] {
    let root = try #require(try project.read("main").scenes.first?.root)
    return Scene(root, text: FixedTextMeasurer()).layout(in: Size(300, 300)).items.map(\.frame)
  }

  @Test(.timeLimit(.minutes(10))) func deepTextsAreRead() throws {
    let count = 200_000
    try project.values(
      "<string name=\"s\">a" + String(repeating: "<b>", count: count) + "b"
        + String(repeating: "</b>", count: count) + "c</string><string name=\"t\">d</string>")
    try project.layout(
      "main", "<TextView a:id=\"@+id/v\" a:text=\"@string/s\" a:contentDescription=\"@string/t\"/>")
    let leaf = try #require(try project.read("main").node("v") as? AndroidLeaf)
    guard case .text(let text) = leaf.extent else { return #expect(Bool(false)) }
    #expect(text.string == "abc")
  }
}
