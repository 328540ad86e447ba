import Foundation
import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

/// Sizes that views have on Interface Builder's canvas; the numbers are those that documents record.
@Suite struct CanvasTests {
  private let zero = #"<rect key="frame" x="0" y="0" width="0" height="0"/>"#

  private func read(
    _ views: String, tools: String = "21507", extra: String = "",
    _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> ImportedDocument {
    var options = ImportOptions()
    change(&options)
    let text = Documents.storyboard(view: Documents.root(views), tools: tools)
    return try Documents.read(
      text.replacingOccurrences(of: "<resources>", with: extra + "<resources>"), options)
  }

  private func stack(_ views: String) -> String {
    "<stackView id=\"s\">\(zero)<subviews>\(views)</subviews></stackView>"
  }

  @Test func emptyArrangedLabelsAndStacksTakeFiftyPoints() throws {
    let empty = try read(
      stack("<label id=\"a\">\(zero)</label><stackView id=\"b\">\(zero)</stackView>"))
    for id in ["a", "b"] {
      let node = try #require(empty[id])
      #expect(node.sizing.naturalWidth == .fixed(50))
      #expect(node.sizing.naturalHeight == .fixed(50))
    }
    let other = try read(
      stack("<label text=\"x\" id=\"a\">\(zero)</label>") + "<label id=\"b\">\(zero)</label>")
    for id in ["a", "b"] {
      #expect(try #require(other[id]).sizing.naturalWidth == .measured)
    }
  }

  @Test func aStoppedIndicatorIsArranged() throws {
    let view = stack(
      "<activityIndicatorView hidden=\"YES\" hidesWhenStopped=\"YES\" id=\"a\">\(zero)</activityIndicatorView>"
        + "<label hidden=\"YES\" text=\"x\" id=\"b\">\(zero)</label>")
    let canvas = try read(view)
    #expect(try !#require(canvas["a"]).isHidden)
    #expect(try #require(canvas["a"]).style.alpha == 0)
    #expect(try #require(canvas["b"]).isHidden)
    let device = try #require(Device.named("iPhone 15"))
    #expect(try #require(try read(view) { $0.device = device }["a"]).isHidden)
  }

  @Test func theHeightOfADesignableLabelTellsItsFontSize() throws {
    func label(_ text: String, _ width: Double, _ height: Double, _ words: String = "") throws
      -> TextNode
    {
      let extra = """
        <designables><designable name="a"><size key="intrinsicContentSize" width="\(width)"
        height="\(height)"/></designable></designables>
        """
      let view = """
        <label text="\(text)" \(words) id="a">\(zero)
        <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/></label>
        """
      return try #require(try read(view, extra: extra)["a"] as? TextNode)
    }
    // At three pixels a point, lines of 1.193 em are 33.67 points high at 28 points, and 18 at 15.
    let title = try label("Title 1", 77, 33.666666666666664)
    #expect(title.style.text.font?.size == 28)
    #expect(title.style.text.font?.weight == .bold)
    #expect(title.sizing.naturalWidth == .fixed(77))
    let body = try label("Some longer text", 120, 18, #"numberOfLines="0""#)
    #expect(body.style.text.font?.size == 15)
    #expect(body.sizing.naturalHeight == .measured)
    // Two lines of 17 points are as high as one of 34, but not as wide.
    let wrapped = try label("Some text that is wrapped", 110, 40.666666666666664)
    #expect(wrapped.style.text.font?.size == 17)
    #expect(wrapped.sizing.naturalHeight == .fixed(40.666666666666664))
  }

  @Test func oneRecordedExtentCounts() throws {
    let view =
      #"<pageControl numberOfPages="3" id="a">"#
      + #"<rect key="frame" x="0" y="0" width="39" height="0"/>"#
    let recorded = try #require(try read(view + "</pageControl>")["a"])
    #expect(recorded.sizing.naturalWidth == .fixed(39))
    let old = try #require(
      try read(view + "</pageControl>", tools: "13771") { $0.intrinsic = .measured }["a"])
    #expect(old.sizing.naturalWidth == .fixed(39))
    #expect(old.sizing.naturalHeight == .fixed(37))
  }

  @Test func aContentViewWithoutFrameLeavesSpaceForTheSeparator() throws {
    func end(_ tools: String) throws -> Double? {
      let xib = Documents.xib(
        """
        <tableViewCell id="c"><rect key="frame" x="0" y="0" width="375" height="194"/>
        <tableViewCellContentView key="contentView" id="v"/></tableViewCell>
        """, tools: tools, device: "retina4_7")
      let cell = try #require(try Documents.read(xib)["c"] as? RelativeContainer)
      let relation = try #require(cell.relations.first as? Relation<RelativeContainer>)
      return relation.placement.pinned?.vertical.end?.constant
    }
    #expect(try end("7528") == 1)
    #expect(try end("14113") == 0.5)
    #expect(try end("17701") == 0)
  }

  @Test func distancesToTheEdgesReplaceAFrame() throws {
    let label = """
      <label text="x" id="a"><frame key="frameInset" minX="15" minY="4" width="325" height="63"/></label>
      """
    let root = try #require(try read(label)["root"] as? RelativeContainer)
    let relation = try #require(root.relations.first as? Relation<RelativeContainer>)
    #expect(relation.placement.pinned?.horizontal.start?.constant == 15)
    #expect(relation.placement.pinned?.vertical.start?.constant == 4)
    #expect(relation.placement.pinned?.horizontal.length?.constant == 325)
  }

  @Test func aButtonShowsItsState() throws {
    func button(_ words: String) throws -> ButtonNode {
      let view = """
        <button \(words) id="a">\(zero)<state key="normal" title="Send" backgroundImage="green"/>
        <state key="disabled" backgroundImage="grey"/><state key="selected" title="Sent"/></button>
        """
      return try #require(try read(view)["a"] as? ButtonNode)
    }
    let normal = try button("")
    #expect(normal.button.title == "Send")
    #expect(normal.button.backgroundImage?.name == "green")
    let disabled = try button(#"enabled="NO""#)
    #expect(disabled.button.title == "Send")
    #expect(disabled.button.backgroundImage?.name == "grey")
    let selected = try button(#"selected="YES""#)
    #expect(selected.button.title == "Sent")
    #expect(selected.button.backgroundImage?.name == "green")
  }

  @Test func symbolsWithoutADrawingAreReported() throws {
    func notes(_ name: String) throws -> [String] {
      try read(#"<imageView image="\#(name)" catalog="system" id="a"/>"#).diagnostics.map(\.message)
    }
    for name in ["envelope", "envelope.fill", "bell.slash.fill", "plus.circle.fill"] {
      #expect(try notes(name).allSatisfy { !$0.contains("not drawn") })
    }
    #expect(try notes("some.symbol").contains { $0.contains("“some.symbol” is not drawn") })
  }

  @Test func recordedInsetsOfXcode26AreDoubled() throws {
    func insets(_ tools: String, _ change: (inout ImportOptions) -> Void) throws -> EdgeInsets? {
      try (read("", tools: tools, change).scenes.first?.root as? ContainerNode)?.safeAreaInsets
    }
    // The status bar of this device is 59 points high, its home indicator 34.
    let single = EdgeInsets(top: 59, bottom: 34)
    #expect(try insets("24765") { $0.intrinsic = .recorded } == EdgeInsets(top: 118, bottom: 68))
    #expect(try insets("24765") { _ in } == single)
    #expect(try insets("24765") { $0.intrinsic = .measured } == single)
    #expect(try insets("22505") { $0.intrinsic = .recorded } == single)
  }
}
