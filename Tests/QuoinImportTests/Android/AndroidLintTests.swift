import Foundation
import QuoinModel
import Testing

@testable import QuoinImport

/// What the editor's own checks tell of layouts, by their documented conditions.
@Suite struct AndroidLintTests {
  private func rules(_ text: String, lints: ImportOptions.Lints = .layouts) throws -> [Diagnostic] {
    var options = ImportOptions()
    options.displayScale = 2
    options.lints = lints
    return try AndroidLayouts.read(Data(ProjectFolder.spaced(text).utf8), options: options)
      .diagnostics
  }

  private func rules(_ text: String, _ rule: String) throws -> [Diagnostic] {
    try rules(text).filter { $0.rule == rule }
  }

  private static let whole = "a:layout_width=\"match_parent\" a:layout_height=\"match_parent\""
  private static let small = "a:layout_width=\"60dp\" a:layout_height=\"60dp\""

  @Test func layoutsAreNotCheckedUnlessAsked() throws {
    let text =
      "<FrameLayout \(AndroidLintTests.whole)><Button a:text=\"Go\" \(AndroidLintTests.small)/></FrameLayout>"
    #expect(try rules(text, lints: []).isEmpty)
    #expect(try rules(text).map(\.rule) == ["text-without-resource"])
  }

  /// A row of weights in a column of weights, and how often the view in both is measured: the column knows its height,
  /// so the row of no height is measured once; the row asks for baselines first unless it is told not to.
  @Test(arguments: [
    ("0dp", "", "0dp", 2), ("0dp", "a:baselineAligned=\"false\"", "0dp", 1),
    ("wrap_content", "", "0dp", 4), ("0dp", "", "wrap_content", 2),
  ])
  func nestedWeightsAreCounted(
    _ height: String, _ baseline: String, _ width: String, _ count: Int
  ) throws {
    let found = try rules(
      """
      <LinearLayout a:orientation="vertical" \(AndroidLintTests.whole)>
      <LinearLayout a:layout_width="match_parent" a:layout_height="\(height)" a:layout_weight="1" \(baseline)>
      <View a:layout_width="\(width)" a:layout_height="9dp" a:layout_weight="1"/>
      </LinearLayout></LinearLayout>
      """, "nested-weights")
    #expect(found.count == 1)
    #expect(found.first?.message.contains("measured \(count) times") == true)
    #expect(found.first?.place?.line == 3)
  }

  @Test(arguments: [
    ("", 1), ("app:layout_constraintTop_toTopOf=\"parent\"", 1),
    (
      "app:layout_constraintTop_toTopOf=\"parent\" app:layout_constraintStart_toStartOf=\"parent\"",
      0
    ),
    ("app:layout_constraintCircle=\"@id/b\"", 0), ("tools:ignore=\"MissingConstraints\"", 0),
  ])
  func childrenWithoutConstraintsJump(_ attributes: String, _ count: Int) throws {
    let found = try rules(
      "<androidx.constraintlayout.widget.ConstraintLayout \(AndroidLintTests.whole)>"
        + "<View \(AndroidLintTests.small) \(attributes)/></androidx.constraintlayout.widget.ConstraintLayout>",
      "missing-constraint")
    #expect(found.count == count)
  }

  @Test func groupsWithoutUseAreTold() throws {
    let text = """
      <FrameLayout \(AndroidLintTests.whole)><FrameLayout \(AndroidLintTests.whole)>
      <LinearLayout \(AndroidLintTests.whole)><View \(AndroidLintTests.small)/></LinearLayout>
      </FrameLayout></FrameLayout>
      """
    let found = try rules(text, "useless-parent")
    #expect(found.count == 1)
    #expect(found.first?.place?.line == 2)
    #expect(
      try rules(
        text.replacing("<LinearLayout", with: "<LinearLayout a:background=\"#F00\""),
        "useless-parent"
      )
      .isEmpty)
    #expect(
      try rules(
        "<FrameLayout \(AndroidLintTests.whole)><FrameLayout \(AndroidLintTests.small)/></FrameLayout>",
        "useless-leaf"
      )
      .count == 1)
  }

  @Test(arguments: [("47dp", 1), ("48dp", 0), ("wrap_content", 0), ("0dp", 0)])
  func targetsNeedRoom(_ height: String, _ count: Int) throws {
    let found = try rules(
      "<Button a:layout_width=\"60dp\" a:layout_height=\"\(height)\"/>", "small-touch-target")
    #expect(found.count == count)
  }

  @Test(arguments: [
    ("", 1), ("a:contentDescription=\"@null\"", 0), ("a:importantForAccessibility=\"no\"", 0),
  ])
  func picturesNeedWords(_ attribute: String, _ count: Int) throws {
    let found = try rules(
      "<ImageView \(AndroidLintTests.small) \(attribute)/>", "missing-description")
    #expect(found.count == count)
  }

  @Test func wrongBooleansAndNumbersAreTold() throws {
    let found = try rules(
      "<TextView a:enabled=\"yes\" a:maxLines=\"two\" a:alpha=\"half\" \(AndroidLintTests.small)/>",
      lints: [])
    #expect(found.map(\.rule).sorted() == ["invalid-boolean", "invalid-number", "invalid-number"])
  }
}
