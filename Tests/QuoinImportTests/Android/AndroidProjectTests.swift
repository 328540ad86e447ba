import Foundation
import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

/// Resources of a project: qualifiers, styles, themes and included layouts, and what is hostile in them.
@Suite struct AndroidProjectTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  private func view(_ attributes: String) -> String {
    "<View a:id=\"@+id/v\" a:layout_height=\"1dp\" \(attributes)/>"
  }

  // MARK: Qualifiers

  @Test func theBestFolderIsChosenForEachResource() throws {
    try project.values("<dimen name=\"a\">1dp</dimen><dimen name=\"b\">2dp</dimen>")
    try project.values("<dimen name=\"a\">3dp</dimen>", folder: "values-sw320dp")
    try project.values("<dimen name=\"a\">4dp</dimen>", folder: "values-w360dp")
    try project.values("<dimen name=\"a\">9dp</dimen>", folder: "values-sw600dp-land")
    try project.values("<dimen name=\"b\">8dp</dimen>", folder: "values-fr")
    try project.layout(
      "main", "<View a:id=\"@+id/v\" a:layout_width=\"@dimen/a\" a:layout_height=\"@dimen/b\"/>")
    let phone = try project.read("main")
    // A smallest width goes before a width.
    #expect(phone.box("v")?.width == .pixels(6))
    #expect(phone.box("v")?.height == .pixels(4))
    let tablet = try project.read("main") { $0.size = Size(960, 600) }
    #expect(tablet.box("v")?.width == .pixels(18))
  }

  @Test func nightAndDirectionAreQualifiers() throws {
    try project.values("<dimen name=\"a\">1dp</dimen>")
    try project.values("<dimen name=\"a\">2dp</dimen>", folder: "values-night")
    try project.values("<dimen name=\"a\">3dp</dimen>", folder: "values-ldrtl")
    try project.layout("main", view("a:layout_width=\"@dimen/a\""))
    #expect(try project.read("main").box("v")?.width == .pixels(2))
    #expect(try project.read("main") { $0.colorScheme = .dark }.box("v")?.width == .pixels(4))
    let both = try project.read("main") {
      $0.colorScheme = .dark
      $0.direction = .rightToLeft
    }
    #expect(both.box("v")?.width == .pixels(6))
  }

  /// Folders as a service keeps uploads: what lies beside a layout is another user's.
  @Test(arguments: [
    ("up/a/layout", "up/b/values"), ("up/a/layout", "up/a/values"),
    ("up/res/layout", "up/b/values"),
    ("up/layout", "up/values"), ("up/res/layout", "values"),
  ])
  func filesThatAreNotOfTheProjectAreNotRead(_ layout: String, _ values: String) throws {
    let uploads = try ProjectFolder(hasSettings: false)
    try uploads.write("LICENSE", "")
    try uploads.write(values + "/v.xml", "<resources><dimen name=\"a\">7dp</dimen></resources>")
    let view = view("a:layout_width=\"@dimen/a\"")
    #expect(try width(of: view, in: layout, uploads) != .pixels(14))
    // With Gradle's settings above both they are a project, if the layout is in a resource folder.
    try uploads.write("settings.gradle", "")
    let isResource = layout.hasSuffix("res/layout")
    #expect((try width(of: view, in: layout, uploads) == .pixels(14)) == isResource)
  }

  @Test func aManifestMarksAModule() throws {
    let uploads = try ProjectFolder(hasSettings: false)
    try uploads.write("up/AndroidManifest.xml", "<manifest/>")
    try uploads.write(
      "up/src/values/v.xml", "<resources><dimen name=\"a\">7dp</dimen></resources>")
    let view = view("a:layout_width=\"@dimen/a\"")
    #expect(try width(of: view, in: "up/src/layout", uploads) == .pixels(14))
  }

  @Test func linksAndPipesAreNotLayouts() throws {
    let uploads = try ProjectFolder(hasSettings: false)
    try uploads.write("secret.xml", "<View/>")
    try uploads.write("app/res/layout/own.xml", "<View/>")
    let folder = uploads.path + "/app/res/layout/"
    try FileManager.default.createSymbolicLink(
      atPath: folder + "link.xml", withDestinationPath: uploads.path + "/secret.xml")
    #expect(mkfifo(folder + "pipe.xml", 0o600) == 0)
    let found = AndroidApp.documents(in: uploads.path + "/app").map(\.name)
    #expect(found == ["res/layout/own"])
  }

  /// Returns the width of the view of a layout in a folder.
  private func width(of view: String, in folder: String, _ uploads: ProjectFolder) throws
    -> AndroidLength?
  {
    try uploads.write(folder + "/main.xml", ProjectFolder.spaced(view))
    return try uploads.read("main", in: folder).box("v")?.width
  }

  @Test func otherModulesAreAskedLast() throws {
    try project.write(
      "lib/res/values/dimens.xml",
      "<resources><dimen name=\"a\">7dp</dimen><dimen name=\"b\">8dp</dimen></resources>")
    try project.values("<dimen name=\"a\">1dp</dimen>")
    try project.layout(
      "main", "<View a:id=\"@+id/v\" a:layout_width=\"@dimen/a\" a:layout_height=\"@dimen/b\"/>")
    let document = try project.read("main")
    #expect(document.box("v")?.width == .pixels(2))
    #expect(document.box("v")?.height == .pixels(16))
  }

  @Test func filesOutsideOfTheProjectAreNotRead() throws {
    let outside = try ProjectFolder()
    try outside.values("<dimen name=\"a\">7dp</dimen>")
    try FileManager.default.createDirectory(
      atPath: project.path + "/app/src/main/res", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: project.path + "/app/src/main/res/values",
      withDestinationPath: outside.path + "/app/src/main/res/values")
    try project.layout("main", view("a:layout_width=\"@dimen/a\""))
    let document = try project.read("main")
    #expect(document.box("v")?.width == .wrapContent)
    #expect(document.rules == ["unresolved-reference"])
  }

  // MARK: Styles and themes

  @Test func stylesInheritByNameAndByParent() throws {
    try project.values(
      """
      <dimen name="gap">4dp</dimen>
      <style name="Base"><item name="android:layout_width">@dimen/gap</item></style>
      <style name="Base.Tall"><item name="android:layout_height">9dp</item></style>
      <style name="Other" parent="@style/Base.Tall"/>
      <style name="Base.Cut" parent=""><item name="android:layout_height">3dp</item></style>
      """)
    try project.layout("other", "<View a:id=\"@+id/v\" style=\"@style/Other\"/>")
    try project.layout("cut", "<View a:id=\"@+id/v\" style=\"@style/Base.Cut\"/>")
    #expect(try project.read("other").box("v")?.width == .pixels(8))
    #expect(try project.read("other").box("v")?.height == .pixels(18))
    #expect(try project.read("cut").box("v")?.width == .wrapContent)
  }

  @Test func themesOfTheManifestAndOfViewsAnswerAttributes() throws {
    try project.write(
      "app/src/main/AndroidManifest.xml",
      """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android">
      <application android:theme="@style/App"/></manifest>
      """)
    try project.values(
      """
      <style name="App"><item name="gap">4dp</item><item name="textViewStyle">@style/T</item></style>
      <style name="Wide"><item name="gap">6dp</item></style>
      <style name="T"><item name="android:padding">1dp</item></style>
      """)
    try project.layout(
      "main",
      """
      <FrameLayout a:layout_width="?attr/gap" a:layout_height="?attr/actionBarSize">
      <FrameLayout a:theme="@style/Wide">
      <TextView a:id="@+id/v" a:layout_width="?gap" a:layout_height="1dp"/></FrameLayout>
      </FrameLayout>
      """)
    let document = try project.read("main")
    #expect(document.box("v")?.width == .pixels(12))
    #expect((document.node("v") as? AndroidLeaf)?.padding.left == 2)
    let root = document.scenes.first?.root as? AndroidFrame
    #expect(root?.children.first?.placement.box.width == .pixels(8))
    #expect(root?.children.first?.placement.box.height == .pixels(112))
  }

  @Test func circlesOfResourcesEnd() throws {
    try project.values(
      """
      <dimen name="a">@dimen/b</dimen><dimen name="b">@dimen/a</dimen>
      <style name="S" parent="T"/><style name="T" parent="S"/>
      """)
    try project.layout("main", view("a:layout_width=\"@dimen/a\" style=\"@style/S\""))
    let document = try project.read("main")
    #expect(document.box("v")?.width == .wrapContent)
    #expect(Set(document.rules) == ["resource-cycle"])
  }

  @Test func aStyleOfALongCycleHasALimitedNumberOfAncestors() throws {
    let count = 400
    try project.values(
      (0..<count).map { "<style name=\"S\($0)\" parent=\"S\(($0 + 1) % count)\"/>" }.joined())
    try project.layout("main", view("style=\"@style/S7\" a:layout_width=\"1dp\""))
    let document = try project.read("main")
    let found = document.diagnostics.filter { $0.rule == "resource-cycle" }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("limit of 100 others") == true)
    // The work for each of 400 styles is that of 100 of them, instead of all.
    var options = ImportOptions()
    options.path = project.path + "/app/src/main/res/layout/main.xml"
    let shared = AndroidProject(options, AndroidConfiguration(options))
    let names = AndroidResolver(shared).names(of: "S7")
    #expect(names == (7..<107).map { "S\($0)" })
  }

  // MARK: Included layouts

  @Test func anIncludeReplacesParametersOnlyWithBothSizes() throws {
    try project.layout(
      "row",
      "<View a:id=\"@+id/row\" a:layout_width=\"3dp\" a:layout_height=\"4dp\" a:layout_margin=\"5dp\"/>"
    )
    try project.layout(
      "main",
      """
      <FrameLayout a:layout_width="match_parent" a:layout_height="match_parent">
      <include layout="@layout/row" a:id="@+id/one" a:layout_width="9dp"/>
      <include layout="@layout/row" a:id="@+id/two" a:layout_width="9dp" a:layout_height="8dp"
        a:visibility="gone"/>
      </FrameLayout>
      """)
    let document = try project.read("main")
    #expect(document.box("one")?.width == .pixels(6))
    #expect(document.box("one")?.margins == AndroidMargins(all: 10))
    #expect(document.box("two")?.width == .pixels(18))
    #expect(document.box("two")?.margins == AndroidMargins())
    #expect(document.box("two")?.isGone == true)
    #expect(document.rules == ["layout-parameter-without-effect"])
  }

  @Test func mergedViewsTakeThePlaceOfTheInclude() throws {
    try project.layout("two", "<merge ><View a:id=\"@+id/x\"/><View a:id=\"@+id/y\"/></merge>")
    try project.layout(
      "main",
      "<LinearLayout ><include layout=\"@layout/two\"/><View a:id=\"@+id/z\"/></LinearLayout>")
    let group = try #require(try project.read("main").view as? AndroidLinear)
    #expect(group.children.map(\.node.identifier) == ["x", "y", "z"])
  }

  @Test func layoutsThatIncludeThemselvesEnd() throws {
    try project.layout("main", "<FrameLayout ><include layout=\"@layout/b\"/></FrameLayout>")
    try project.layout("b", "<FrameLayout ><include layout=\"@layout/main\"/></FrameLayout>")
    #expect(try project.read("main").rules == ["resource-cycle"])
    try project.layout("lost", "<FrameLayout ><include layout=\"@layout/none\"/></FrameLayout>")
    #expect(try project.read("lost").rules == ["missing-layout"])
  }

  @Test func layoutsThatDoubleAreCut() throws {
    for level in 0..<30 {
      let next = "<include layout=\"@layout/l\(level + 1)\"/>"
      try project.layout("l\(level)", "<FrameLayout >\(next)\(next)</FrameLayout>")
    }
    try project.layout("l30", "<View />")
    #expect(try project.read("l0") { $0.limits.elements = 5_000 }.rules == ["limit-exceeded"])
  }

  /// What includes would make is counted before a view is made.
  @Test func includesThatDoNotFitAreLeftOutWhole() throws {
    // Its own two views, and for each include five for itself and five for the view of the leaf.
    try project.layout("leaf", "<merge ><View a:id=\"@+id/x\"/></merge>")
    let twice = String(repeating: "<include layout=\"@layout/leaf\"/>", count: 2)
    try project.layout("main", "<LinearLayout >\(twice)<View a:id=\"@+id/z\"/></LinearLayout>")
    func children(_ limit: Int) throws -> ([String?], [String]) {
      let document = try project.read("main") { $0.limits.elements = limit }
      let group = try #require(document.view as? AndroidLinear)
      return (group.children.map(\.node.identifier), document.rules)
    }
    #expect(try children(22) == (["x", "x", "z"], []))
    #expect(try children(20) == (["x", "z"], ["limit-exceeded"]))
    let deep = String(repeating: "<include layout=\"@layout/main\"/>", count: 1)
    try project.layout("outer", "<LinearLayout >\(deep)<View a:id=\"@+id/last\"/></LinearLayout>")
    // One, and five for each of the six elements of the other layout and the include itself.
    let document = try project.read("outer") { $0.limits.elements = 1 + 7 * 5 - 1 }
    let group = try #require(document.view as? AndroidLinear)
    #expect(group.children.map(\.node.identifier) == ["last"])
    #expect(document.rules == ["limit-exceeded"])
  }

  /// A layout counts what it includes, also where that includes it, too.
  @Test func layoutsThatIncludeEachOtherAreCountedInFull() throws {
    let names = ["a", "b", "c"]
    for name in names {
      let others = names.filter { $0 != name }.map { "<include layout=\"@layout/\($0)\"/>" }
      try project.layout(name, "<merge >\(others.joined())<View /></merge>")
    }
    try project.layout(
      "main", "<LinearLayout ><include layout=\"@layout/a\"/><View a:id=\"@+id/z\"/></LinearLayout>"
    )
    // One view for each way through the layouts, a, ab, abc, ac and acb, and the includes of the last four.
    let whole = 5 + 4
    func children(_ limit: Int) throws -> Int {
      let document = try project.read("main") { $0.limits.elements = limit }
      return try #require(document.view as? AndroidLinear).children.count
    }
    #expect(try children(1 + 5 * (whole + 1) + 1) == 6)
    #expect(try children(5 * (whole + 1)) == 1)
  }

  /// Rows of a list and included lists are whole, or not there.
  @Test func designLayoutsThatDoNotFitAreLeftOutWhole() throws {
    try project.layout("row", "<LinearLayout ><View/><View/></LinearLayout>")
    let list = #"<ListView tools:listitem="@layout/row" tools:itemCount="4"/>"#
    try project.layout("main", "<LinearLayout >\(list)</LinearLayout>")
    try project.layout("list", list)
    try project.layout("outer", #"<LinearLayout ><include layout="@layout/list"/></LinearLayout>"#)
    func rows(_ name: String, _ limit: Int) throws -> ([Int], [String]) {
      let document = try project.read(name) {
        $0.limits.elements = limit
        $0.usesDesignValues = true
      }
      let group = try #require(document.view as? AndroidLinear)
      guard let list = group.children.first?.node as? AndroidLinear else {
        return ([], document.rules)
      }
      return (
        list.children.compactMap { ($0.node as? AndroidLinear)?.children.count }, document.rules
      )
    }
    // Two views, and for each row five for its document and five for each of its three views.
    #expect(try rows("main", 2 + 4 * 20) == ([2, 2, 2, 2], []))
    #expect(try rows("main", 2 + 4 * 20 - 1) == ([2, 2, 2], ["limit-exceeded"]))
    // One view, five for the included document and five for the list in it.
    #expect(try rows("outer", 1 + 10 + 4 * 20) == ([2, 2, 2, 2], []))
    #expect(try rows("outer", 1 + 10 + 4 * 20 - 1) == ([], ["limit-exceeded"]))
  }

  /// There are 7 · 6 · 5 · 4 · 3 · 2 ways through seven layouts that include each other.
  @Test func aLayoutThatDoesNotFitLeavesOthersTheirPlace() throws {
    let names = (1...7).map { "l\($0)" }
    for name in names {
      let others = names.filter { $0 != name }.map { "<include layout=\"@layout/\($0)\"/>" }
      try project.layout(name, "<merge >\(others.joined())<View /></merge>")
    }
    try project.layout("leaf", "<merge ><View a:id=\"@+id/x\"/></merge>")
    let both = (names + ["leaf"]).map { "<include layout=\"@layout/\($0)\"/>" }
    try project.layout("main", "<LinearLayout >\(both.joined())</LinearLayout>")
    let document = try project.read("main") { $0.limits.elements = 1_000 }
    let group = try #require(document.view as? AndroidLinear)
    #expect(group.children.map(\.node.identifier) == ["x"])
    #expect(document.rules == names.map { _ in "limit-exceeded" })
  }
}
