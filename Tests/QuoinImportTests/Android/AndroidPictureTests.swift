import Foundation
import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

/// What pictures show that layouts do not depend on: looks in texts, dividers, mixed tints, titles and drawers.
@Suite struct AndroidPictureTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  private static let space = "xmlns:android=\"http://schemas.android.com/apk/res/android\""

  @Test func tagsInTextsAreLooks() throws {
    try project.values("<string name=\"s\">one <b>two <i>three</i></b>\\n <u>four</u> </string>")
    try project.layout(
      "main", "<TextView a:id=\"@+id/v\" a:text=\"@string/s\"/>")
    let leaf = try #require(try project.read("main").node("v") as? AndroidLeaf)
    guard case .text(let text) = leaf.extent else { return #expect(Bool(false)) }
    #expect(text.string == "one two three\n four")
    let styled = try #require(text.span).styledText(in: TextLook(), tint: .black, traits: Traits())
    #expect(styled.string == text.string)
    let looks = styled.runs.map { run in
      (
        Array(styled.string.utf8)[run.range].count, run.look.font.weight == .bold,
        run.look.font.isItalic, run.look.decoration.contains(.underline)
      )
    }
    #expect(looks.map(\.0) == [4, 4, 5, 2, 4])
    #expect(looks.map(\.1) == [false, true, true, false, false])
    #expect(looks.map(\.2) == [false, false, true, false, false])
    #expect(looks.map(\.3) == [false, false, false, false, true])
  }

  @Test(arguments: [("", "one thing"), ("tools:quantity=\"other\"", "%d things")])
  func pluralsShowOneOfTheirForms(_ attribute: String, _ shown: String) throws {
    try project.values(
      "<plurals name=\"p\"><item quantity=\"one\">one thing</item><item quantity=\"other\">%d things</item></plurals>"
    )
    try project.layout(
      "main", "<TextView a:id=\"@+id/v\" tools:text=\"@plurals/p\" \(attribute)/>")
    let document = try project.read("main") { $0.usesDesignValues = true }
    guard case .text(let text) = (document.node("v") as? AndroidLeaf)?.extent else {
      return #expect(Bool(false))
    }
    #expect(text.string == shown)
  }

  /// What only the editor shows does not count for frames.
  @Test func framesDoNotDependOnTheQuantityOfTheEditor() throws {
    try project.values(
      "<plurals name=\"p\"><item quantity=\"one\">one</item><item quantity=\"other\">others</item></plurals>"
    )
    try project.layout(
      "main", "<TextView a:id=\"@+id/v\" a:text=\"@plurals/p\" tools:quantity=\"other\"/>")
    guard case .text(let text) = (try project.read("main").node("v") as? AndroidLeaf)?.extent else {
      return #expect(Bool(false))
    }
    #expect(text.string == "one")
  }

  @Test func dividersStandBesideTheMarginsOfChildren() throws {
    try project.write(
      "app/src/main/res/drawable/d.xml",
      """
      <shape \(Self.space)><solid android:color="#F00"/><size android:width="3dp" android:height="2dp"/></shape>
      """)
    try project.layout(
      "main",
      """
      <LinearLayout a:id="@+id/v" a:orientation="vertical" a:layout_width="9dp" a:layout_height="9dp"
        a:divider="@drawable/d" a:showDividers="middle|end" a:paddingLeft="4dp" a:dividerPadding="1dp">
      <View a:id="@+id/a" a:layout_width="1dp" a:layout_height="1dp" a:layout_marginBottom="7dp"/>
      <View a:layout_width="1dp" a:layout_height="1dp" a:visibility="gone"/>
      <View a:id="@+id/b" a:layout_width="1dp" a:layout_height="1dp" a:layout_margin="5dp"/>
      </LinearLayout>
      """)
    let document = try project.read("main")
    let dividers = try #require(document.node("v")?.drawings?.dividers)
    let (a, b) = (try #require(document.node("a")), try #require(document.node("b")))
    let group = Rect(100, 200, 90, 80)
    func rects(_ node: Node, _ frame: Rect) -> [Rect] {
      dividers.rects(of: node.id, frame, in: group, isRightToLeft: false)
    }
    #expect(rects(a, Rect(104, 200, 1, 1)) == [])
    // Two points high, five above the child and five below it; a point is free at each end beside the padding.
    #expect(
      rects(b, Rect(109, 215, 1, 1)) == [Rect(105, 208, 84, 2), Rect(105, 221, 84, 2)])
  }

  @Test(arguments: [("multiply", BlendMode.multiply), ("screen", .screen), ("src_in", nil)])
  func picturesAreMixedWithTheirTints(_ mode: String, _ blend: BlendMode?) throws {
    try project.write("app/src/main/res/drawable/x.xml", "<x/>")
    try Data(NinePatchTests.png(["#o", "o#"])).write(
      to: URL(fileURLWithPath: project.path + "/app/src/main/res/drawable/p.png"))
    try project.layout(
      "main",
      "<ImageView a:id=\"@+id/v\" a:src=\"@drawable/p\" a:tint=\"#0F0\" a:tintMode=\"\(mode)\"/>")
    let document = try project.read("main")
    guard case .drawing(let inner) = document.node("v")?.drawings?.content?.parts.first?.content,
      case .picture(let picture) = inner.parts.first?.content
    else { return #expect(Bool(false)) }
    #expect(picture.tint == Color(hex: 0x00FF00))
    #expect(picture.tintBlend == blend)
  }

  @Test func aBarThatCollapsesShowsTheTitleOfTheBarInIt() throws {
    try project.layout(
      "main",
      """
      <com.google.android.material.appbar.CollapsingToolbarLayout a:id="@+id/c"
        a:layout_width="match_parent" a:layout_height="200dp">
      <androidx.appcompat.widget.Toolbar a:id="@+id/t" app:title="Hello" a:layout_width="match_parent"
        a:layout_height="56dp"/></com.google.android.material.appbar.CollapsingToolbarLayout>
      """)
    let document = try project.read("main") { $0.usesDesignValues = true }
    let bar = try #require(document.node("c") as? AndroidFrame)
    let title = try #require(bar.children.last?.node as? AndroidLeaf)
    guard case .text(let text) = title.extent else { return #expect(Bool(false)) }
    #expect(text.string == "Hello")
    #expect(title.padding.bottom == 64)
    #expect((document.node("t") as? AndroidFrame)?.labels.isEmpty == true)
    // The frames of the app have no view for it.
    let plain = try #require(try project.read("main").node("c") as? AndroidFrame)
    #expect(plain.children.count == 1)
  }

  @Test func drawersShowTheirHeadAndTheirEntries() throws {
    try project.write(
      "app/src/main/res/menu/m.xml",
      """
      <menu \(Self.space)><item android:title="One"/><group><item android:title="Two"/></group></menu>
      """)
    try project.layout("head", "<View a:id=\"@+id/h\" a:layout_height=\"9dp\"/>")
    try project.layout(
      "main",
      """
      <com.google.android.material.navigation.NavigationView a:id="@+id/v" app:menu="@menu/m"
        app:headerLayout="@layout/head"/>
      """)
    let document = try project.read("main") { $0.usesDesignValues = true }
    let drawer = try #require(document.node("v") as? AndroidLinear)
    #expect(drawer.children.first?.node.identifier == "h")
    let titles = drawer.children.dropFirst().map { relation -> String in
      guard case .text(let text) = (relation.node as? AndroidLeaf)?.extent else { return "" }
      return text.string
    }
    #expect(titles == ["One", "Two"])
  }
}
