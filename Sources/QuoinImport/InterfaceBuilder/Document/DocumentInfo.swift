import QuoinGeometry
import QuoinModel

/// The properties of a document given by its root element.
struct DocumentInfo {
  /// Groups of Interface Builder versions with different layouts.
  enum Era: Int, Comparable {
    /// Xcode 8 and older.
    case classic
    /// Xcode 9 and 10: safe areas.
    case safeAreas
    /// Xcode 11 to 13: cards and dark mode.
    case cards
    /// Xcode 14 and later.
    case current

    static func < (a: Era, b: Era) -> Bool { a.rawValue < b.rawValue }

    init(toolsVersion: Int) {
      switch toolsVersion {
      case ..<13000: self = .classic
      case ..<14700: self = .safeAreas
      case ..<21000: self = .cards
      default: self = .current
      }
    }
  }

  /// The major version of Interface Builder, or 0 if it is not specified.
  let toolsVersion: Int
  /// The group that the version belongs to.
  let era: Era
  /// Whether the version is that of Xcode 26, whose controls and bars have the Liquid Glass design and other sizes.
  var isGlass: Bool { toolsVersion >= 24000 && toolsVersion < 32000 }
  /// Whether the document uses Auto Layout.
  let usesAutoLayout: Bool
  /// Whether the document is a storyboard, with scenes and controllers.
  let isStoryboard: Bool
  /// The device that the document was designed for, or `nil` in old documents.
  let device: Device?
  /// The appearance that the document was designed in.
  let colorScheme: ColorScheme
  /// The id of the initial controller.
  let initialController: String?

  init(_ root: XMLTreeElement) {
    toolsVersion = DocumentInfo.version(root)
    era = Era(toolsVersion: toolsVersion)
    usesAutoLayout = root.flag("useAutolayout")
    isStoryboard = root["type"]?.contains("Storyboard") ?? (root.child("scenes") != nil)
    initialController = root["initialViewController"]
    let element = root.child("device")
    let base = element.flatMap { DocumentInfo.device($0) }
    let isLandscape =
      element?.keyword("orientation", KeywordTables.orientation, otherwise: "portrait is used")
      ?? false
    var device = isLandscape ? base?.landscape : base
    if let found = device {
      device?.statusBar = DocumentInfo.statusBar(found, era: era)
    }
    self.device = device
    colorScheme =
      element?.keyword("appearance", KeywordTables.appearance, otherwise: "light is used") ?? .light
  }

  /// Returns the major version, also of texts such as `32700.99.1234`.
  private static func version(_ root: XMLTreeElement) -> Int {
    guard let text = root["toolsVersion"] else { return 0 }
    if let version = Int(text.prefix { $0.isASCII && $0.isNumber }) { return version }
    root.fault("invalid-number", "toolsVersion", "which begins with no number; the oldest is used")
    return 0
  }

  /// Returns the device of an element, by its id.
  private static func device(_ element: XMLTreeElement) -> Device? {
    guard let id = element["id"] else { return nil }
    if let device = Device.all.first(where: { $0.id == id }) { return device }
    let known = Device.all.map(\.id).joined(separator: ", ")
    element.fault("invalid-value", "id", "known devices are \(known); sizes are the recorded ones")
    return nil
  }

  /// The height of the status bar in this version of Interface Builder.
  private static func statusBar(_ device: Device, era: Era) -> Double {
    switch device.id {
    case "retina5_9": era == .current ? 50 : 44
    case "retina6_1": era == .current ? 48 : 44
    case "retina6_0", "retina6_7": era == .current ? 47 : 44
    default: device.statusBar
    }
  }
}
