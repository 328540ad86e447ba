import QuoinGeometry
import QuoinModel
import QuoinStyle

/// A tree with its style sheet and environment, ready to be laid out repeatedly.
///
///     let scene = Scene(page, styles: sheet, text: PangoTextMeasurer())
///     let arrangement = scene.layout(in: Size(390, 844))
///     arrangement[name]?.frame
///
/// Laying out does not change the tree, with two exceptions: descriptions that follow a model are reapplied after it
/// changed, and an imported document adapts to its environment. A scene is used from the isolation of its nodes; the
/// arrangement can be sent anywhere.
public struct Scene {
  /// The root node, which fills the scene.
  public var root: Node
  /// The style sheet that applies to the nodes.
  public var styles: StyleSheet
  /// The style sheet for controls, below all other rules: `.iOS`, `.neutral`, or a sheet of your own.
  public var theme = StyleSheet.iOS
  /// The text measurer, if the scene has one.
  ///
  /// Without a measurer, texts have no size and a diagnostic is reported.
  public var text: (any TextMeasurer)? {
    // Measurers cannot be compared.
    didSet { kept = KeptLayout() }
  }
  /// The insets that bars and rounded corners cover, in points.
  ///
  /// A root with insets of its own keeps them.
  public var safeArea: EdgeInsets
  /// Whether texts are broken into lines for painting, which frames do not need.
  package var placesTexts = true
  /// Whether frames are rounded to whole pixels.
  public var roundsToPixels = true

  /// The deadline of a layout.
  ///
  /// Nodes not reached by then have no size, and a `limit-exceeded` diagnostic is reported. With `nil`, an app's own
  /// nodes have no deadline; a document's nodes have as many seconds per layout as the `Limits` allow that the document
  /// was read with.
  public var deadline: Deadline?

  /// The resolver, which keeps the styles of the nodes from one layout to the next.
  let resolver = StyleResolver()

  /// The last layout.
  private var kept = KeptLayout()
  /// Whether the last layout is kept; turn it off to save memory if each layout is requested once.
  package var keepsLayouts = true

  /// Creates a scene of a tree.
  public init(
    _ root: Node, styles: StyleSheet = StyleSheet(), text: (any TextMeasurer)? = nil,
    safeArea: EdgeInsets = .zero
  ) {
    self.root = root
    self.styles = styles
    self.text = text
    self.safeArea = safeArea
  }

  /// Lays out the tree in a size.
  ///
  /// A root that was imported from HTML is first styled for this environment, with its own media queries and viewport
  /// lengths; its file is not read again.
  ///
  /// - Parameters:
  ///   - size: The available size, in points; `nil` for the root's preferred size.
  ///   - traits: The traits of the environment.
  /// - Returns: The frames, looks and lines of all nodes. Problems never prevent a result; they are reported in its
  ///   diagnostics.
  public func layout(in size: Size? = nil, traits: Traits = Traits()) -> Arrangement {
    adapt(to: MediaEnvironment(traits: traits, viewport: size))
    return adaptedLayout(in: size, traits: traits)
  }

  /// Adapts a document to its environment; other trees are always up to date.
  func adapt(to environment: MediaEnvironment) {
    guard let root = root as? ContainerNode else { return }
    root.documentSource?.adapt(
      root, to: environment, by: deadlineFromNow, overridesScheme: tellsSchemes(environment))
  }

  /// Lays out a tree that is adapted to its environment.
  ///
  /// A document with query containers is styled again for their sizes. Those depend on what is around them only, so that
  /// a round settles at least one level of them.
  func adaptedLayout(in size: Size?, traits: Traits) -> Arrangement {
    guard let root = root as? ContainerNode, let source = root.documentSource else {
      return layoutInTraits(traits, in: size)
    }
    if !keepsLayouts { source.releaseStyling() }
    var arrangement = oneLayout(in: size, traits: traits)
    var rounds = 0
    while rounds < Scene.mostContainerRounds,
      source.settle(root, by: deadlineFromNow, frame: { arrangement[$0]?.frame })
    {
      arrangement = oneLayout(in: size, traits: traits)
      rounds += 1
    }
    return arrangement
  }

  /// The number of nested query containers whose sizes are found.
  private static let mostContainerRounds = 16

  /// Lays out the tree with its current styles.
  ///
  /// A document that admits one colour scheme has the same layout in the other one.
  private func oneLayout(in size: Size?, traits: Traits) -> Arrangement {
    let used = traitsOfDocument(in: size, traits)
    let arrangement = layoutInTraits(used, in: size)
    if used == traits { return arrangement }
    return Arrangement(
      arrangement, size: arrangement.size, traits: traits, items: arrangement.items)
  }

  /// Returns the traits with the colour scheme of the document, unless a condition of a sheet tells it from that of the
  /// environment; then the root, which is adapted to the environment, overrides the scheme.
  func traitsOfDocument(in size: Size?, _ traits: Traits) -> Traits {
    guard let root = root as? ContainerNode, let source = root.documentSource else { return traits }
    var own = traits
    own.colorScheme = root.traitOverrides.colorScheme ?? source.colorScheme
    guard own != traits, root.traitOverrides.colorScheme != nil else { return own }
    return tellsSchemes(MediaEnvironment(traits: traits, viewport: size)) ? traits : own
  }

  /// Whether a condition of a sheet tells the colour scheme of an environment from the other one.
  private func tellsSchemes(_ environment: MediaEnvironment) -> Bool {
    var other = environment
    other.traits.colorScheme = environment.traits.colorScheme == .dark ? .light : .dark
    return [styles, theme].contains { $0.conditions(in: environment) != $0.conditions(in: other) }
  }

  private func layoutInTraits(_ traits: Traits, in size: Size?) -> Arrangement {
    if keepsLayouts, let arrangement = kept.layout(of: self, traits: traits, in: size) {
      return arrangement
    }
    // The kept pass must not retain its own storage.
    var scene = self
    scene.kept = KeptLayout()
    var round = 0
    var removesHiddenRows = true
    let deadline = deadlineFromNow
    while true {
      let pass = LayoutPass(scene, traits: traits, in: size, round: round, deadline: deadline)
      pass.removesHiddenRows = removesHiddenRows
      let arrangement = pass.run(in: size)
      let islands = pass.takeIslands()
      pass.finish()
      if let arrangement {
        if keepsLayouts {
          kept.keep(arrangement, of: pass, islands, for: KeptLayout.Key(self, traits), in: size)
        }
        return arrangement
      }
      // Rows that could not be removed are laid out once more in the same round.
      if pass.removesHiddenRows == removesHiddenRows { round += 1 }
      removesHiddenRows = pass.removesHiddenRows
    }
  }

  /// Lays out the tree in a window that fills a device's screen: its size, size classes, scale and safe area.
  ///
  ///     if let phone = Device.named("iPhone 15") {
  ///       scene.layout(on: phone.landscape) { $0.colorScheme = .dark }
  ///     }
  ///
  /// - Parameters:
  ///   - device: The device in its current orientation.
  ///   - change: A closure that changes the device's own traits.
  public func layout(on device: Device, _ change: (inout Traits) -> Void = { _ in }) -> Arrangement
  {
    var traits = device.traits()
    change(&traits)
    var scene = self
    scene.safeArea = device.safeAreaInsets
    return scene.layout(in: device.size, traits: traits)
  }

  /// Returns the root's preferred size for a proposal, in points.
  public func measure(_ proposal: ProposedSize, traits: Traits = Traits()) -> Size {
    adapt(to: MediaEnvironment(traits: traits))
    let pass = LayoutPass(
      self, traits: traitsOfDocument(in: nil, traits), deadline: deadlineFromNow)
    defer { pass.finish() }
    return pass.measure(0, Question(proposal)).size
  }

  /// The scene's own deadline, or that of the document that the nodes come from.
  var deadlineFromNow: Deadline? { deadline ?? documentTerms?.deadline() }

  /// The terms of the document that the nodes come from.
  var documentTerms: DocumentTerms? { root.documentTerms }
}
