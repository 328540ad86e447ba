import Foundation
import Testing

@Suite struct OptionTests {
  private let folder: Workspace

  init() throws {
    folder = try Workspace()
    try folder.write("good.storyboard", Documents.good)
    let label = Documents.view("label", tag: "label", attributes: "text=\"Hello there\"")
    try folder.write(
      "label.storyboard",
      Documents.storyboard(
        Documents.root(
          label,
          constraints: Documents.constraint("label", "leading", "root", "leading", "20")
            + Documents.constraint("label", "top", "safe", "top"))))
  }

  private func layout(_ name: String, _ options: String...) throws -> Outcome {
    let words = options.map { "'\($0)'" }.joined(separator: " ")
    return try folder.shell("\"$QUOIN\" layout --format json \(name) \(words)")
  }

  @Test(
    arguments: [
      ("iPhone SE", [375.0, 667.0]), ("iphone 15 pro max", [430, 932]), ("retina6_0", [390, 844]),
      ("iPad mini", [744, 1133]), ("iPhone SE landscape", [667, 375]),
    ])
  func aDeviceIsNamedAsItIsSoldOrByItsWord(name: String, size: [Double]) throws {
    let outcome = try layout("good.storyboard", "--device", name)
    #expect(outcome.status == 0)
    #expect(try JSON(line: outcome.text)["scenes"]?[0]?["size"]?.numbers == size)
  }

  @Test func anUnknownDeviceIsWrongUsage() throws {
    let outcome = try layout("good.storyboard", "--device", "iPhone 99")
    #expect(outcome.status == 64)
    #expect(outcome.text == "")
    #expect(outcome.errors.contains("no device is called 'iPhone 99'"))
    #expect(outcome.errors.contains("iPhone SE (retina4_7)"))
  }

  @Test(
    arguments: [
      ("--size", "0x0"), ("--size", "100"), ("--size", "nanx5"), ("--size", "1e9x5"),
      ("--scale", "100"), ("--scale", "0"), ("--scale", "nan"), ("--direction", "up"),
      ("--text-size", "huge"), ("--scheme", "blue"), ("--safe-area", "1,2,3"),
      ("--safe-area", "1,2,3,inf"), ("--intrinsic", "guessed"), ("--format", "xml"),
    ])
  func aValueThatMakesNoSenseIsWrongUsage(option: String, value: String) throws {
    let outcome = try layout("good.storyboard", option, value)
    #expect(outcome.status == 64)
    #expect(outcome.text == "")
    #expect(outcome.errors.contains("'\(value)'"))
  }

  @Test func recordedSizesHoldInAnotherSizeWhereSomebodyAsks() throws {
    for option in [["--size", "300x500"], ["--text-size", "AX1"]] {
      let asked = try folder.shell(
        "\"$QUOIN\" layout --format json label.storyboard --intrinsic recorded "
          + option.joined(separator: " "))
      #expect(try asked.frame("label")[2...] == [10, 10])
      let automatic = try folder.shell(
        "\"$QUOIN\" layout --format json label.storyboard " + option.joined(separator: " "))
      #expect(try automatic.frame("label")[2] > 60)
    }
    #expect(try layout("label.storyboard").frame("label")[2...] == [10, 10])
  }

  @Test func anUnknownCommandNamesTheCommands() throws {
    let outcome = try folder.quoin("explain", "good.storyboard", "--device", "iPad")
    #expect(outcome.status == 64)
    #expect(outcome.text == "")
    #expect(outcome.errors.contains("'explain' is not a command; there are render, layout"))
  }

  @Test func sizeAndDeviceExcludeEachOther() throws {
    let outcome = try layout("good.storyboard", "--size", "10x10", "--device", "iPad")
    #expect(outcome.status == 64)
  }

  @Test func aSizeIsThatOfTheRoot() throws {
    let outcome = try layout("good.storyboard", "--size", "320x480")
    #expect(try outcome.frame("root") == [0, 0, 320, 480])
  }

  @Test func framesAreOnPixels() throws {
    try folder.write(
      "third.storyboard",
      Documents.storyboard(
        Documents.root(
          Documents.view("box"),
          constraints: Documents.place("box", x: 20, y: 8, width: 100, height: 40)
            .replacing("constant=\"100\"", with: "constant=\"100.3\""))))
    for (scale, width) in [("1", 100.0), ("2", 100.5), ("4", 100.25)] {
      #expect(try layout("third.storyboard", "--scale", scale).frame("box")[2] == width)
    }
  }

  @Test func rightToLeftMirrors() throws {
    let outcome = try layout("good.storyboard", "--direction", "rtl")
    #expect(try outcome.frame("box") == [393 - 20 - 100, 67, 100, 40])
  }

  @Test func theSafeAreaIsTheOneGiven() throws {
    let outcome = try layout("good.storyboard", "--safe-area", "100,0,0,0")
    #expect(try outcome.frame("box")[1] == 108)
  }

  @Test func theRootsOwnInsetsWinOverTheDevices() throws {
    let box = Documents.view("box")
    let constraints = Documents.place("box", x: 20, y: 8, width: 100, height: 40)
    try folder.write(
      "inset.storyboard",
      Documents.storyboard(
        Documents.root(
          box, constraints: constraints, attributes: "safeAreaInsets=\"70,0,10,0\"")))
    #expect(try layout("inset.storyboard").frame("box")[1] == 78)
    #expect(try layout("inset.storyboard", "--device", "iPhone SE").frame("box")[1] == 78)
    #expect(try layout("inset.storyboard", "--safe-area", "5,0,0,0").frame("box")[1] == 13)
    let guides = """
      <layoutGuides><viewControllerLayoutGuide type="top" id="safe"/>\
      <viewControllerLayoutGuide type="bottom" id="end"/></layoutGuides>
      """
    let constrained = Documents.place("box", x: 20, y: 8, width: 100, height: 40).replacing(
      "secondItem=\"safe\" secondAttribute=\"top\"",
      with: "secondItem=\"safe\" secondAttribute=\"bottom\"")
    let root = Documents.root(
      box, constraints: constrained, attributes: "layoutGuideInsets=\"33,11\""
    ).replacing("<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>", with: "")
    try folder.write("guides.storyboard", Documents.storyboard(guides + root))
    #expect(try layout("guides.storyboard").frame("box")[1] == 41)
  }

  @Test func textIsMeasuredOrAsRecorded() throws {
    let recorded = try layout("label.storyboard")
    #expect(try recorded.frame("label")[2] == 10)
    #expect(try layout("label.storyboard", "--intrinsic", "recorded").output == recorded.output)
    let measured = try layout("label.storyboard", "--intrinsic", "measured").frame("label")
    #expect((70...110).contains(measured[2]))
    #expect((20...22).contains(measured[3]))
  }

  @Test func theTextSizeOfTheUserCounts() throws {
    let font = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
    let label = Documents.view("label", tag: "label", attributes: "text=\"Hello there\"")
      .replacing("</label>", with: font + "</label>")
      .replacing("text=", with: "adjustsFontForContentSizeCategory=\"YES\" text=")
    try folder.write("body.storyboard", Documents.storyboard(Documents.root(label)))
    for size in ["xs", "AX5"] {
      let outcome = try folder.quoin(
        "render", "body.storyboard", "-o", "\(size).svg", "--text-size", size, "--intrinsic",
        "measured")
      #expect(outcome.status == 0)
    }
    #expect(try folder.data("AX5.svg") != folder.data("xs.svg"))
  }

  @Test func darkIsDark() throws {
    for scheme in ["light", "dark"] {
      let outcome = try folder.quoin(
        "render", "label.storyboard", "-o", "\(scheme).svg", "--scheme", scheme)
      #expect(outcome.status == 0)
    }
    #expect(try folder.data("light.svg") != folder.data("dark.svg"))
  }

  @Test func aFontThatIsNotThereIsAFailure() throws {
    let outcome = try layout("label.storyboard", "--font", "none.ttf", "--intrinsic", "measured")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("none.ttf"))
    #expect(try outcome.documents().count == 1)
    try folder.write("text.ttf", "no font")
    let broken = try layout("label.storyboard", "--font", "text.ttf", "--intrinsic", "measured")
    #expect(broken.status == 2)
    #expect(broken.errors.contains("text.ttf"))
  }
}
