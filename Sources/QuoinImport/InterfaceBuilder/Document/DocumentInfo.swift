import QuoinGeometry
import QuoinModel

/// What the outermost element says of a document as a whole.
struct DocumentInfo {
  /// The versions of Interface Builder that laid out differently.
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

  /// The major number of Interface Builder's version, 0 where it is not said.
  let toolsVersion: Int
  /// The span of versions that it is in.
  let era: Era
  /// Whether it is Xcode 26, of which the controls and bars look like glass and have other sizes.
  var isGlass: Bool { toolsVersion >= 24000 && toolsVersion < 32000 }
  /// Whether constraints count at all.
  let usesAutoLayout: Bool
  /// Whether constraints speak of safe areas instead of the scene's layout guides.
  let usesSafeAreas: Bool
  /// Whether there are several scenes and controllers.
  let isStoryboard: Bool
  /// The device that the document was laid out for, or `nil` in old documents.
  let device: Device?
  /// The appearance that the document was laid out in.
  let colorScheme: ColorScheme
  /// The id of the controller that is shown first.
  let initialController: String?

  init(_ root: XMLTreeElement) {
    toolsVersion = DocumentInfo.version(root)
    era = Era(toolsVersion: toolsVersion)
    usesAutoLayout = root.flag("useAutolayout")
    usesSafeAreas = root.flag("useSafeAreas")
    isStoryboard = root["type"]?.contains("Storyboard") ?? (root.child("scenes") != nil)
    initialController = root["initialViewController"]
    let element = root.child("device")
    let base = element.flatMap { DocumentInfo.device($0) }
    let isLandscape =
      element?.keyword("orientation", Words.orientation, otherwise: "portrait is used") ?? false
    var device = isLandscape ? base?.landscape : base
    if let found = device {
      device?.statusBar = DocumentInfo.statusBar(found, era: era)
    }
    self.device = device
    colorScheme =
      element?.keyword("appearance", Words.appearance, otherwise: "light is used") ?? .light
  }

  /// The major number of the version; `32700.99.1234` is one, too.
  private static func version(_ root: XMLTreeElement) -> Int {
    guard let text = root["toolsVersion"] else { return 0 }
    if let version = Int(text.prefix { $0.isASCII && $0.isNumber }) { return version }
    root.fault("invalid-number", "toolsVersion", "which begins with no number; the oldest is used")
    return 0
  }

  /// The device of an element, by its id.
  private static func device(_ element: XMLTreeElement) -> Device? {
    guard let id = element["id"] else { return nil }
    if let device = Device.all.first(where: { $0.id == id }) { return device }
    let known = Device.all.map(\.id).joined(separator: ", ")
    element.fault("invalid-value", "id", "known devices are \(known); sizes are the recorded ones")
    return nil
  }

  /// The height of the status bar as Interface Builder drew it at the time.
  private static func statusBar(_ device: Device, era: Era) -> Double {
    switch device.id {
    case "retina5_9": era == .current ? 50 : 44
    case "retina6_1": era == .current ? 48 : 44
    case "retina6_0", "retina6_7": era == .current ? 47 : 44
    default: device.statusBar
    }
  }
}
