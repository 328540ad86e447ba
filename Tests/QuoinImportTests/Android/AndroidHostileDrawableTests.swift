import Foundation
import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

/// Drawables that are small to write and dear to draw, or make no sense: they end in findings.
@Suite struct AndroidHostileDrawableTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  private func write(_ name: String, _ text: String) throws {
    try project.write("app/src/main/res/drawable/\(name)", text)
  }

  private static let space = "xmlns:android=\"http://schemas.android.com/apk/res/android\""

  private func read() throws -> ImportedDocument {
    try project.layout(
      "main",
      "<ImageView a:id=\"@+id/v\" a:src=\"@drawable/d\" a:layout_width=\"9dp\" a:layout_height=\"wrap_content\"/>"
    )
    return try project.read("main")
  }

  @Test func aMillionPointsAreNotDrawn() throws {
    let path = "M0,0" + String(repeating: "l1,1", count: 1_000_000)
    try write(
      "d.xml",
      "<vector \(Self.space) android:width=\"1dp\" android:height=\"1dp\" android:viewportWidth=\"1\""
        + " android:viewportHeight=\"1\"><path android:fillColor=\"#000\" android:pathData=\"\(path)\"/></vector>"
    )
    let document = try read()
    #expect(document.diagnostics.contains { $0.rule == "limit-exceeded" })
    guard case .drawing(let inner) = document.node("v")?.drawings?.content?.parts.first?.content,
      case .vector(let vector) = inner.parts.first?.content
    else { return }
    #expect(vector.steps.isEmpty)
  }

  @Test func drawablesInThemselvesAreToldOnce() throws {
    try write("d.xml", "<inset \(Self.space) android:drawable=\"@drawable/e\"/>")
    try write(
      "e.xml",
      "<layer-list \(Self.space)><item android:drawable=\"@drawable/d\"/><item android:drawable=\"@drawable/d\"/></layer-list>"
    )
    #expect(try read().diagnostics.filter { $0.rule == "resource-cycle" }.count == 1)
  }

  @Test func layersThatDoubleEnd() throws {
    // Each list has the next one twice: read without a memory these are 2³⁰ drawables.
    for number in 0..<30 {
      try write(
        number == 0 ? "d.xml" : "d\(number).xml",
        "<layer-list \(Self.space)><item android:drawable=\"@drawable/d\(number + 1)\"/>"
          + "<item android:drawable=\"@drawable/d\(number + 1)\"/></layer-list>")
    }
    try write("d30.xml", "<color \(Self.space) android:color=\"#F00\"/>")
    #expect(try read().diagnostics.contains { $0.rule == "resource-cycle" })
  }

  @Test(arguments: [["#"], ["o"], ["##", "##"]])
  func aNinePatchOfOnePixelIsTold(_ rows: [String]) throws {
    let file = project.path + "/app/src/main/res/drawable/d.9.png"
    try write("x.xml", "<color \(Self.space) android:color=\"#F00\"/>")
    try Data(NinePatchTests.png(rows)).write(to: URL(fileURLWithPath: file))
    let document = try read()
    #expect(document.diagnostics.contains { $0.rule == "invalid-nine-patch" })
  }

  @Test func hugeSizesAreNoSizes() throws {
    try write(
      "d.xml",
      "<vector \(Self.space) android:width=\"1e30dp\" android:height=\"99999999dp\" android:viewportWidth=\"1\""
        + " android:viewportHeight=\"nan\"/>")
    #expect(try read().diagnostics.allSatisfy { $0.severity != .error })
    try write(
      "d.xml",
      "<shape \(Self.space)><size android:width=\"900000dp\" android:height=\"900000dp\"/></shape>")
    #expect(try read().view != nil)
  }

  @Test func pathsThatAreNoneAreTold() throws {
    try write(
      "d.xml",
      "<vector \(Self.space) android:width=\"1dp\" android:height=\"1dp\" android:viewportWidth=\"1\""
        + " android:viewportHeight=\"1\"><path android:fillColor=\"#000\" android:pathData=\"circle\"/></vector>"
    )
    #expect(try read().diagnostics.contains { $0.rule == "invalid-path" })
  }
}
