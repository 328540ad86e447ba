import QuoinGeometry
import QuoinModel
import QuoinStyle

/// A tree with its sheet and surroundings, ready to be laid out again and again.
///
///     let scene = Scene(page, styles: sheet, text: PangoTextMeasurer())
///     let arrangement = scene.layout(in: Size(390, 844))
///     arrangement[name]?.frame
///
/// Laying out changes nothing in the tree, but that descriptions which follow a model are applied
/// again where it has changed, and that a document follows its surroundings. A scene is used from the isolation that its nodes are
/// used from; the arrangement may go anywhere.
public struct Scene {
  /// The node that fills the scene.
  public var root: Node
  /// The rules that give styles to nodes.
  public var styles: StyleSheet
  /// How controls look, below all other rules: `.iOS`, `.neutral`, or a sheet of your own.
  public var theme = StyleSheet.iOS
  /// Who measures text; without one, text has no size and a diagnostic says so.
  public var text: (any TextMeasurer)? {
    // Measurers cannot be compared.
    didSet { kept = KeptLayout() }
  }
  /// What bars and rounded corners cover, in points; a root with insets of its own keeps them.
  public var safeArea: EdgeInsets
  /// Whether texts are broken into lines for painting; frames do not need it.
  package var placesTexts = true
  /// Whether frames are rounded to whole pixels.
  public var roundsToPixels = true

  /// When a layout is given up: what was not reached by then has no size, and the finding `limit-exceeded` tells so.
  ///
  /// `nil` is no deadline for an app's own nodes; for those of a document it is as many seconds for each layout as
  /// the `Limits` allow with which the document was read.
  public var deadline: Deadline?

  /// Remembers the styles of the nodes from one layout to the next.
  let resolver = StyleResolver()

  /// The last layout.
  private var kept = KeptLayout()
  /// Whether the last layout is kept; where each is asked for once, it would only take room.
  package var keepsLayouts = true

  /// A scene of a tree.
  public init(
    _ root: Node, styles: StyleSheet = StyleSheet(), text: (any TextMeasurer)? = nil,
    safeArea: EdgeInsets = .zero
  ) {
    self.root = root
    self.styles = styles
    self.text = text
    self.safeArea = safeArea
  }

  /// Lays the tree out in a room.
  ///
  /// A root that was imported from HTML is styled for these surroundings first, with its own media
  /// queries and lengths of the viewport; its file is not read again.
  ///
  /// - Parameters:
  ///   - size: the room, in points; `nil` for the size that the root likes.
  ///   - traits: the surroundings.
  /// - Returns: the frames, looks and lines of all nodes. It comes out whatever is wrong; what is,
  ///   is in its diagnostics.
  public func layout(in size: Size? = nil, traits: Traits = Traits()) -> Arrangement {
    adapt(to: MediaEnvironment(traits: traits, viewport: size))
    return adaptedLayout(in: size, traits: traits)
  }

  /// Brings a document up to date with its surroundings; other trees are always.
  func adapt(to environment: MediaEnvironment) {
    guard let root = root as? ContainerNode else { return }
    root.documentSource?.adapt(root, to: environment, by: deadlineFromNow)
  }

  /// Lays out a tree that is up to date with its surroundings.
  func adaptedLayout(in size: Size?, traits: Traits) -> Arrangement {
    let key = KeptLayout.Key(self, traits)
    if keepsLayouts, let arrangement = kept.layout(of: self, for: key, in: size) {
      return arrangement
    }
    // The pass that is kept must not hold what keeps it.
    var scene = self
    scene.kept = KeptLayout()
    var round = 0
    let deadline = deadlineFromNow
    while true {
      let pass = LayoutPass(scene, traits: traits, in: size, round: round, deadline: deadline)
      let arrangement = pass.run(in: size)
      let isPlain = pass.tree.preparation.isPlain
      pass.finish()
      if let arrangement {
        if keepsLayouts { kept.keep(arrangement, of: pass, for: key, in: size, isPlain: isPlain) }
        return arrangement
      }
      round += 1
    }
  }

  /// Lays the tree out in a window that fills a device's screen: its size, size classes, scale and
  /// safe area.
  ///
  ///     if let phone = Device.named("iPhone 15") {
  ///       scene.layout(on: phone.landscape) { $0.colorScheme = .dark }
  ///     }
  ///
  /// - Parameters:
  ///   - device: the device, as it is held.
  ///   - change: changes the surroundings that the device has by itself.
  public func layout(on device: Device, _ change: (inout Traits) -> Void = { _ in }) -> Arrangement
  {
    var traits = device.traits()
    change(&traits)
    var scene = self
    scene.safeArea = device.safeAreaInsets
    return scene.layout(in: device.size, traits: traits)
  }

  /// The size that the root likes for a proposal, in points.
  public func measure(_ proposal: ProposedSize, traits: Traits = Traits()) -> Size {
    adapt(to: MediaEnvironment(traits: traits))
    let pass = LayoutPass(self, traits: traits, deadline: deadlineFromNow)
    defer { pass.finish() }
    return pass.measure(0, Question(proposal)).size
  }

  /// The deadline that was asked for, or that of the document whose nodes these are.
  var deadlineFromNow: Deadline? { deadline ?? documentTerms?.deadline() }

  /// What the document asks whose nodes these are.
  var documentTerms: DocumentTerms? { root.documentTerms }
}
