import QuoinGeometry

/// The properties that few containers have; see `RareProperties`.
final class RareContainerProperties {
  @exclusivity(unchecked) var safeAreaInsets: EdgeInsets?
  @exclusivity(unchecked) var layoutGuideInsets: EdgeInsets?
  @exclusivity(unchecked) var backdrop: Node?
  @exclusivity(unchecked) var documentSource: (any DocumentSource)?
  @exclusivity(unchecked) var duplicateReports: [NodeID: [Diagnostic]] = [:]
  @exclusivity(unchecked) var formerParents: [NodeID: [ContainerReference]] = [:]
}

extension ContainerNode {
  /// The safe area of this node, if it is the root of what a device shows.
  public final var safeAreaInsets: EdgeInsets? {
    get { rareInContainer?.safeAreaInsets }
    _modify {
      defer { noteChange() }
      yield &rareInContainerForChange.safeAreaInsets
    }
  }

  /// The insets of the top and bottom layout guides, if a document specifies others than the safe
  /// area.
  package final var layoutGuideInsets: EdgeInsets? {
    get { rareInContainer?.layoutGuideInsets }
    _modify {
      defer { noteChange() }
      yield &rareInContainerForChange.layoutGuideInsets
    }
  }

  /// A node that is drawn behind the children and provides the container's content and natural
  /// size, such as the button of a document's button with subviews.
  package final var backdrop: Node? {
    get { rareInContainer?.backdrop }
    _modify {
      defer { noteChange() }
      yield &rareInContainerForChange.backdrop
    }
  }

  /// The document that the tree below was imported from, if the tree adapts to its traits.
  package final var documentSource: (any DocumentSource)? {
    get { rareInContainer?.documentSource }
    _modify {
      defer { noteChange() }
      yield &rareInContainerForChange.documentSource
    }
  }

  /// The diagnostics of children that another description took, by child.
  final var duplicateReports: [NodeID: [Diagnostic]] {
    get { rareInContainer?.duplicateReports ?? [:] }
    _modify { yield &rareInContainerForChange.duplicateReports }
  }

  /// The containers that declare children that are now here, by child.
  final var formerParents: [NodeID: [ContainerReference]] {
    get { rareInContainer?.formerParents ?? [:] }
    _modify { yield &rareInContainerForChange.formerParents }
  }

  /// Whether another description took children of this container.
  final var hasDuplicateReports: Bool { !(rareInContainer?.duplicateReports.isEmpty ?? true) }
  /// Whether other containers declare children that are now here.
  final var hasFormerParents: Bool { !(rareInContainer?.formerParents.isEmpty ?? true) }

  /// The rare properties, which exist from the first change of one of them.
  private var rareInContainerForChange: RareContainerProperties {
    if let rareInContainer { return rareInContainer }
    let new = RareContainerProperties()
    rareInContainer = new
    return new
  }
}
