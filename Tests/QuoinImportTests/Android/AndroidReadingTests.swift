import Foundation
import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

/// What Android's layouts say, without resources of a project.
@Suite struct AndroidReadingTests {
  private func read(_ text: String) throws -> ImportedDocument {
    var options = ImportOptions()
    options.displayScale = 2
    return try AndroidLayouts.read(Data(ProjectFolder.spaced(text).utf8), options: options)
  }

  @Test(arguments: [
    ("10dp", 20), ("10dip", 20), ("0.1dp", 1), ("-0.1dp", -1), ("0dp", 0), ("3px", 3),
    ("1.25dp", 3), ("72pt", 320), ("1in", 320), ("25.4mm", 320), ("7sp", 14),
  ])
  func sizesAreRoundedAndNotLost(_ text: String, _ pixels: Int) {
    var options = ImportOptions()
    options.displayScale = 2
    #expect(AndroidUnits(AndroidConfiguration(options)).size(text) == pixels)
  }

  @Test(arguments: ["10", "dp", "10 em", "1e9dp", "", "nandp"])
  func whatIsNoSizeIsNone(_ text: String) {
    #expect(AndroidUnits(AndroidConfiguration(ImportOptions())).size(text) == nil)
  }

  @Test func invalidDimensionsAreReported() throws {
    let document = try read(
      "<View a:layout_width=\"12zz\" a:layout_height=\"0\" a:minWidth=\"3dp\"/>")
    let found = document.diagnostics.filter { $0.rule == "invalid-dimension" }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("'12zz' of 'layout_width'") == true)
    #expect(found.first?.place?.line == 1)
  }

  @Test(arguments: [
    (" a  b ", "a b"), ("\" a \"", " a "), ("a\\nb", "a\nb"), ("\\u0041", "A"), ("it\\'s", "it's"),
    ("\\@x \\?", "@x ?"), ("a\n   b", "a b"), ("a\\u0020", "a "),
  ])
  func textsAreAsTheResourceCompilerReadsThem(_ raw: String, _ text: String) {
    #expect(AndroidStrings.text(raw) == text)
  }

  @Test func gravitiesAreBits() {
    #expect(AndroidGravity(words: "center_vertical | start") == [.start, .centerVertical])
    #expect(AndroidGravity(words: "top|nowhere") == nil)
    let end = AndroidGravity(words: "end")
    #expect(end?.absolute(.leftToRight) == .right)
    #expect(end?.absolute(.rightToLeft) == .left)
    #expect(AndroidGravity.left.absolute(.rightToLeft) == .left)
  }

  @Test func aMarginForAllSidesGoesBeforeTheOthers() throws {
    let document = try read(
      """
      <FrameLayout a:layout_width="match_parent" a:layout_height="fill_parent">
      <View a:id="@+id/v" a:layout_width="3dp" a:layout_height="wrap_content"
        a:layout_margin="5dp" a:layout_marginStart="20dp" a:layout_marginTop="9dp"/>
      <View a:id="@+id/w" a:layout_width="3dp" a:layout_height="0dp"
        a:layout_marginHorizontal="6dp" a:layout_marginLeft="1dp" a:layout_marginTop="2dp"/>
      </FrameLayout>
      """)
    #expect(document.box("v")?.width == .pixels(6))
    #expect(document.box("v")?.height == .wrapContent)
    #expect(document.box("v")?.margins == AndroidMargins(all: 10))
    #expect(document.box("w")?.margins == AndroidMargins(left: 12, top: 4, right: 12))
  }

  @Test func prefixesAreFree() throws {
    let document = try AndroidLayouts.read(
      Data(
        """
        <View xmlns:x="http://schemas.android.com/apk/res/android" x:id="@+id/v"
          x:layout_width="4px" x:layout_height="5px"/>
        """.utf8))
    #expect(document.box("v")?.width == .pixels(4))
  }

  @Test func bindingsWrapTheLayout() throws {
    let document = try read(
      """
      <layout><data><variable name="x" type="y"/></data>
      <TextView a:id="@+id/v" a:layout_width="wrap_content" a:layout_height="wrap_content"
        a:text="@{x.name}" a:visibility="@{x.shown}"/></layout>
      """)
    let leaf = try #require(document.node("v") as? AndroidLeaf)
    guard case .text(let text) = leaf.extent else {
      Issue.record("a text is expected")
      return
    }
    #expect(text.string == "")
    #expect(text.size == 28)
    #expect(document.box("v")?.isGone == false)
  }

  @Test func classesOfTheApplicationAreFramesOrViews() throws {
    let document = try read(
      """
      <com.example.Box a:layout_width="match_parent" a:layout_height="match_parent">
      <com.example.Dot a:id="@+id/dot" a:layout_width="1dp" a:layout_height="1dp"/>
      <view class="TextView" a:id="@+id/text" a:layout_width="1dp" a:layout_height="1dp"/>
      </com.example.Box>
      """)
    #expect(document.view is AndroidFrame)
    #expect((document.node("dot") as? AndroidLeaf)?.extent == .plain)
    #expect((document.node("text") as? AndroidLeaf)?.extent != .plain)
  }

  @Test func parametersThatTheGroupDoesNotKnowAreFound() throws {
    let document = try read(
      """
      <FrameLayout a:layout_width="match_parent" a:layout_height="match_parent">
      <View a:layout_width="1dp" a:layout_height="1dp" a:layout_weight="1"
        a:layout_gravity="end" app:layout_constraintTop_toTopOf="parent"/>
      </FrameLayout>
      """)
    #expect(document.rules.allSatisfy { $0 == "layout-parameter-without-effect" })
    #expect(
      document.diagnostics.map { String($0.message.prefix { $0 != " " }) }
        == ["layout_constraintTop_toTopOf", "layout_weight"])
    #expect(document.diagnostics.first?.place?.line == 2)
  }

  @Test func aDocumentWithoutEndIsCut() throws {
    let open = String(repeating: "<FrameLayout>", count: 100_000)
    let close = String(repeating: "</FrameLayout>", count: 100_000)
    let document = try read("<FrameLayout a:x=\"\">" + open + close + "</FrameLayout>")
    #expect(document.rules == ["limit-exceeded"])
  }

  /// The finding about rounded sizes does not hide that views are left out.
  @Test func eachLimitIsReported() throws {
    var options = ImportOptions()
    options.limits.elements = 3
    options.limits.fontSizes = 1
    let texts = ["10dp", "11dp"].map { "<TextView a:text=\"x\" a:textSize=\"\($0)\"/>" }
    let document = try AndroidLayouts.read(
      Data(
        ProjectFolder.spaced(
          "<FrameLayout >" + texts.joined() + "<View/><View/></FrameLayout>"
        ).utf8), options: options)
    #expect(document.rules.count { $0 == "limit-exceeded" } == 2)
    #expect((document.view as? ContainerNode)?.relations.count == 2)
  }

  @Test func tooManyViewsAreLeftOut() throws {
    var options = ImportOptions()
    options.limits.elements = 3
    let document = try AndroidLayouts.read(
      Data(
        ProjectFolder.spaced(
          "<FrameLayout >" + String(repeating: "<View/>", count: 9) + "</FrameLayout>"
        ).utf8), options: options)
    #expect(document.rules == ["limit-exceeded"])
    #expect((document.view as? ContainerNode)?.relations.count == 2)
  }
}
