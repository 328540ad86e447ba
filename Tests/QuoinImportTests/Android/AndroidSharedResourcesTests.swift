import Dispatch
import Foundation
import QuoinModel
import Synchronization
import Testing

@testable import QuoinImport

/// Resources of a project that are read once for all of its documents, and hostile ones.
@Suite struct AndroidSharedResourcesTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  private func view(_ attributes: String) -> String {
    "<View a:id=\"@+id/v\" a:layout_height=\"1dp\" \(attributes)/>"
  }

  @Test func aProjectIsReadOnceForAllWhoShareIt() throws {
    try project.values("<dimen name=\"a\">3dp</dimen>")
    try project.layout("main", view("a:layout_width=\"@dimen/a\""))
    let store = AppStore()
    #expect(try project.read("main") { $0.apps = store }.box("v")?.width == .pixels(6))
    try project.values("<dimen name=\"a\">5dp</dimen>")
    #expect(try project.read("main") { $0.apps = store }.box("v")?.width == .pixels(6))
    #expect(try project.read("main") { $0.apps = AppStore() }.box("v")?.width == .pixels(10))
    #expect(try project.read("main").box("v")?.width == .pixels(10))
  }

  @Test func surroundingsDoNotShare() throws {
    try project.values("<dimen name=\"a\">1dp</dimen>")
    try project.values("<dimen name=\"a\">2dp</dimen>", folder: "values-night")
    try project.layout("main", view("a:layout_width=\"@dimen/a\""))
    let store = AppStore()
    for _ in 0..<2 {
      #expect(try project.read("main") { $0.apps = store }.box("v")?.width == .pixels(2))
      let night = try project.read("main") {
        $0.apps = store
        $0.colorScheme = .dark
      }
      #expect(night.box("v")?.width == .pixels(4))
    }
    // Who may read less does not get what others have read.
    let alone = try project.read("main") {
      $0.apps = store
      $0.access = .nothing
    }
    #expect(alone.box("v")?.width == .wrapContent)
  }

  @Test func modulesWithValuesOfTheSameNameKeepTheirs() throws {
    try project.values("<dimen name=\"a\">1dp</dimen><style name=\"S\"/>")
    try project.write(
      "lib/src/main/res/values/values.xml",
      """
      <resources><dimen name="a">2dp</dimen>
      <style name="S"><item name="android:layout_width">4dp</item></style></resources>
      """)
    let text = ProjectFolder.spaced(
      "<FrameLayout a:layout_width=\"1dp\" a:layout_height=\"1dp\">"
        + view("a:layout_width=\"@dimen/a\"")
        + "<View a:id=\"@+id/w\" style=\"@style/S\"/></FrameLayout>")
    try project.write("app/src/main/res/layout/main.xml", text)
    try project.write("lib/src/main/res/layout/main.xml", text)
    let store = AppStore()
    func read(_ module: String) throws -> ImportedDocument {
      var options = ImportOptions()
      options.path = project.path + "/\(module)/src/main/res/layout/main.xml"
      options.displayScale = 2
      options.apps = store
      return try AndroidLayouts.read(Data(text.utf8), options: options)
    }
    #expect(try read("app").box("v")?.width == .pixels(2))
    #expect(try read("lib").box("v")?.width == .pixels(4))
    #expect(try read("app").box("w")?.width == .wrapContent)
    #expect(try read("lib").box("w")?.width == .pixels(8))
  }

  @Test func severalThreadsReadTheSame() throws {
    var values = "<style name=\"S\"/>"
    for number in 0..<200 {
      values += "<dimen name=\"d\(number)\">\(number)dp</dimen>"
      values +=
        "<style name=\"S.\(number)\"><item name=\"android:layout_width\">@dimen/d\(number)</item></style>"
    }
    try project.values(values)
    for number in 0..<16 {
      try project.layout(
        "l\(number)", view("style=\"@style/S.\(number)\""))
    }
    let widths = Mutex<[Set<AndroidLength>]>(Array(repeating: [], count: 16))
    let path = project.path
    for _ in 0..<20 {
      let store = AppStore()
      DispatchQueue.concurrentPerform(iterations: 64) { index in
        // Neighbours ask for the same at the same time.
        let number = index / 4
        var options = ImportOptions()
        options.path = path + "/app/src/main/res/layout/l\(number).xml"
        options.displayScale = 2
        options.apps = store
        guard let data = FileManager.default.contents(atPath: options.path),
          let width = try? AndroidLayouts.read(data, options: options).box("v")?.width
        else { return }
        widths.withLock { _ = $0[number].insert(width) }
      }
    }
    #expect(widths.withLock { $0 } == (0..<16).map { [.pixels(2 * $0)] })
  }

  // MARK: Hostile

  /// Four times as much as a sheet may have is read: at 1,000 bytes, four files of 1,000 and one more.
  @Test(arguments: [(5, false), (6, true)])
  func valuesBeyondTheLimitAreSaid(_ count: Int, _ isCut: Bool) throws {
    for number in 1...count {
      let values = "<resources><dimen name=\"d\(number)\">\(number)dp</dimen></resources>"
      try project.write(
        "app/src/main/res/values/v\(number).xml",
        values + String(repeating: "\n", count: 1_000 - values.utf8.count))
    }
    try project.layout("main", view("a:layout_width=\"@dimen/d\(count)\""))
    let document = try project.read("main") { $0.limits.sheetBytes = 1_000 }
    #expect(document.diagnostics.contains { $0.rule == "limit-exceeded" } == isCut)
    #expect(document.box("v")?.width == (isCut ? .wrapContent : .pixels(2 * count)))
  }

  @Test func aLateDocumentLeavesOthersTheirResources() throws {
    try project.values(
      "<dimen name=\"a\">2dp</dimen><style name=\"S\"><item name=\"android:text\">x</item></style>")
    try project.layout("main", view(""))
    var options = ImportOptions()
    options.path = project.path + "/app/src/main/res/layout/main.xml"
    options.apps = AppStore()
    let deadline = Deadline { true }
    options.deadline = deadline
    let late = AndroidProject(options, AndroidConfiguration(options))
    #expect(late.entry("dimen/a") == nil)
    #expect(late.style("S") == nil)
    options.deadline = nil
    let next = AndroidProject(options, AndroidConfiguration(options))
    #expect(next.entry("dimen/a")?.text == "2dp")
    #expect(next.style("S")?.item("android:text") == "x")
  }

  @Test func stylesOfALongLineAreCut() throws {
    var values =
      "<style name=\"S0\" parent=\"\"><item name=\"android:layout_width\">1dp</item></style>"
    for number in 1..<20_000 {
      values += "<style name=\"S\(number)\" parent=\"S\(number - 1)\"/>"
    }
    try project.values(values)
    try project.layout("main", view("style=\"@style/S19999\""))
    let document = try project.read("main")
    #expect(document.box("v")?.width == .wrapContent)
    #expect(document.rules == ["resource-cycle"])
  }

  @Test func namesThatStandForThemselvesEnd() throws {
    try project.values(
      """
      <item type="layout" name="row">@layout/other</item><item type="layout" name="other">@layout/row</item>
      <string name="s">@string/t</string><string name="t">@string/s</string>
      <color name="c">@color/d</color><color name="d">@color/c</color>
      """)
    try project.layout(
      "main",
      """
      <FrameLayout ><include layout="@layout/row"/>
      <TextView a:text="@string/s" a:textColor="@color/c"/></FrameLayout>
      """)
    let rules = try project.read("main").rules
    #expect(rules.filter { $0 == "resource-cycle" }.count == 3)
  }

  @Test func layoutsHaveOtherNames() throws {
    try project.values("<item type=\"layout\" name=\"row\">@layout/wide</item>")
    try project.layout("wide", view("a:layout_width=\"7dp\""))
    try project.layout("main", "<FrameLayout ><include layout=\"@layout/row\"/></FrameLayout>")
    #expect(try project.read("main").box("v")?.width == .pixels(14))
  }

  @Test func aHugeNinePatchIsNotUnpacked() throws {
    // Forty thousand pixels along each side, packed into nothing.
    var bytes = NinePatchTests.png(["#o#", "ooo", "#o#"])
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x9C, 0x40, 0, 0, 0x9C, 0x40])
    try project.layout(
      "main",
      "<View a:id=\"@+id/v\" a:layout_width=\"9dp\" a:layout_height=\"9dp\" a:background=\"@drawable/d\"/>"
    )
    try project.write("app/src/main/res/drawable/x.xml", "<x/>")
    try Data(bytes).write(
      to: URL(fileURLWithPath: project.path + "/app/src/main/res/drawable/d.9.png"))
    #expect(try project.read("main").rules == ["invalid-nine-patch"])
  }
}
