import Foundation
import Testing

/// Layouts of Android on the command line, with frames that follow from counting.
@Suite struct AndroidTests {
  private let folder: Workspace

  init() throws {
    folder = try Workspace()
    for path in ["app/res/layout", "app/res/values"] {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent(path), withIntermediateDirectories: true)
    }
    try folder.write("app/settings.gradle", "")
    try folder.write(
      "app/res/layout/main.xml",
      """
      <?xml version="1.0" encoding="utf-8"?>
      <!-- A layout is known by what is in it, whatever its file is called. -->
      <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android"
        android:layout_width="match_parent" android:layout_height="match_parent"
        android:padding="@dimen/gap">
        <TextView android:id="@+id/title" android:layout_width="wrap_content"
          android:layout_height="wrap_content" android:text="abcd" android:textSize="10sp"/>
        <View android:id="@+id/rest" android:layout_width="0dp" android:layout_height="5dp"
          android:layout_weight="1"/>
      </LinearLayout>
      """)
    try folder.write(
      "app/res/values/dimens.xml", "<resources><dimen name=\"gap\">8dp</dimen></resources>")
  }

  /// The frames of the root and its children.
  private func frames(_ options: String = "") throws -> [[Double]] {
    let outcome = try folder.shell(
      "$QUOIN layout --format json --text-model square --scale 2 \(options) app/res/layout/main.xml"
    )
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
    let root = try #require(try JSON(line: outcome.text)["scenes"]?[0]?["root"])
    #expect(root["type"]?.string == "LinearLayout")
    let children: [JSON] = root["children"]?.array ?? []
    let frames: [[Double]?] = [root["frame"]?.numbers] + children.map { $0["frame"]?.numbers }
    return frames.map { $0 ?? [] }
  }

  @Test func framesArePointsOfTheScreen() throws {
    // Four letters of 10, and 360 − 2 · 8 − 40 for the rest.
    #expect(try frames() == [[0, 0, 360, 640], [8, 8, 40, 10], [48, 8, 304, 5]])
  }

  @Test func rowsAreMirrored() throws {
    #expect(
      try frames("--direction rtl --size 200x100")
        == [[0, 0, 200, 100], [152, 8, 40, 10], [8, 8, 144, 5]])
  }

  @Test func aDeviceHasItsBarsAroundAScreen() throws {
    // A Pixel 7 has 412 × 915 points, of which 24 at the top and 24 at the bottom are bars.
    let outcome = try folder.shell(
      "$QUOIN layout --format json --device 'Pixel 7' --scale 2 app/res/layout/main.xml")
    let root = try #require(try JSON(line: outcome.text)["scenes"]?[0]?["root"])
    #expect(root["frame"]?.numbers == [0, 24, 412, 867])
  }

  @Test func aFolderIsDrawnByItsLayouts() throws {
    try folder.write("app/AndroidManifest.xml", "<manifest/>")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("app/res/layout-land"),
      withIntermediateDirectories: true)
    try folder.write("app/res/layout-land/main.xml", "<View/>")
    let outcome = try folder.shell("$QUOIN render app -o out/ --index && cat out/index.html")
    #expect(outcome.status == 0, "\(outcome.errors)")
    // One picture of the layout, and none of its variant.
    #expect(outcome.text.split(separator: "\n").first == "out/res/layout/main.png")
    #expect(outcome.text.contains("src=\"res/layout/main.png\""))
    #expect(!outcome.text.contains("layout-land"))
  }

  @Test func picturesShowWhatTheEditorShowsAndFramesDoNot() throws {
    try folder.write(
      "app/res/layout/list.xml",
      """
      <FrameLayout xmlns:android="http://schemas.android.com/apk/res/android"
        xmlns:tools="http://schemas.android.com/tools"
        android:layout_width="match_parent" android:layout_height="match_parent">
        <androidx.recyclerview.widget.RecyclerView android:layout_width="match_parent"
          android:layout_height="match_parent" tools:listitem="@layout/row" tools:itemCount="3"/>
      </FrameLayout>
      """)
    try folder.write(
      "app/res/layout/row.xml",
      """
      <View xmlns:android="http://schemas.android.com/apk/res/android"
        android:layout_width="match_parent" android:layout_height="20dp"/>
      """)
    func rows(_ options: String) throws -> [[Double]?] {
      let outcome = try folder.shell(
        "$QUOIN layout --format json \(options) app/res/layout/list.xml")
      let root = try #require(try JSON(line: outcome.text)["scenes"]?[0]?["root"])
      let list = try #require(root["children"]?[0])
      return (list["children"]?.array ?? []).map { $0["frame"]?.numbers }
    }
    #expect(try rows("").isEmpty)
    #expect(
      try rows("--tools") == [[0, 0, 360, 20], [0, 20, 360, 20], [0, 40, 360, 20]])
  }
}
