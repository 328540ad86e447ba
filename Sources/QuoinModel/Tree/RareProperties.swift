/// The properties that few nodes have.
///
/// They are apart from their node, so that the nodes of large trees are small and are made and
/// released quickly: a node without any of them has no such object.
final class RareProperties {
  @exclusivity(unchecked) var documentLabel: String?
  @exclusivity(unchecked) var documentTerms: DocumentTerms?
  @exclusivity(unchecked) var traitOverrides = TraitOverrides()
  @exclusivity(unchecked) var variations: [NodeVariation] = []
  @exclusivity(unchecked) var bindings: [NodeBinding] = []
  @exclusivity(unchecked) var descriptionDiagnostics: [Diagnostic] = []
  @exclusivity(unchecked) var guideNames: [String] = []
}

extension Node {
  /// The author's label for the node, used in diagnostics.
  package final var documentLabel: String? {
    get { rare?.documentLabel }
    _modify {
      defer { noteChange() }
      yield &rareForChange.documentLabel
    }
  }

  /// The settings of a document for layout and painting, at the root of its tree.
  package final var documentTerms: DocumentTerms? {
    get { rare?.documentTerms }
    _modify {
      defer { noteChange() }
      yield &rareForChange.documentTerms
    }
  }

  /// Trait overrides for this node and its descendants.
  public final var traitOverrides: TraitOverrides {
    get { rare?.traitOverrides ?? TraitOverrides() }
    _modify {
      defer { noteChange() }
      yield &rareForChange.traitOverrides
    }
  }

  /// Variations for certain traits, the least specific first; see `when(_:_:)`.
  package final var variations: [NodeVariation] {
    get { rare?.variations ?? [] }
    _modify {
      let variedDirection = variesDirection
      defer {
        noteChange()
        // One that goes may have set a style, or the direction.
        if variedDirection || variesDirection { noteDirectionChange() } else { noteStyleChange() }
      }
      yield &rareForChange.variations
    }
  }

  /// The models that the node is bound to; see `bind(_:_:)`.
  package final var bindings: [NodeBinding] {
    get { rare?.bindings ?? [] }
    _modify {
      defer { noteChange() }
      yield &rareForChange.bindings
    }
  }

  /// The diagnostics of the node's description, such as unfinished constraints.
  public package(set) final var descriptionDiagnostics: [Diagnostic] {
    get { rare?.descriptionDiagnostics ?? [] }
    _modify {
      defer { noteChange() }
      yield &rareForChange.descriptionDiagnostics
    }
  }

  /// The names of the layout guides that this node owns; see `addGuide(_:)`.
  package internal(set) final var guideNames: [String] {
    get { rare?.guideNames ?? [] }
    _modify {
      defer { noteChange() }
      yield &rareForChange.guideNames
    }
  }

  /// Whether the node is bound to models.
  package final var hasBindings: Bool { !(rare?.bindings.isEmpty ?? true) }
  /// Whether the node has variations for certain traits.
  package final var hasVariations: Bool { !(rare?.variations.isEmpty ?? true) }
  /// Whether the node's direction may vary, which matters to its descendants.
  package final var variesDirection: Bool {
    rare?.variations.contains(where: \.setsDirection) ?? false
  }
  /// Whether the node overrides traits for itself and its descendants.
  package final var hasTraitOverrides: Bool {
    guard let rare else { return false }
    return rare.traitOverrides != TraitOverrides()
  }
  /// Whether there are diagnostics of the node's description.
  package final var hasDescriptionDiagnostics: Bool {
    !(rare?.descriptionDiagnostics.isEmpty ?? true)
  }
  /// Whether nothing of the node depends on models or traits, and it overrides no traits.
  package final var isInvariant: Bool {
    direction == nil && (rare == nil || !hasBindings && !hasVariations && !hasTraitOverrides)
  }

  /// The rare properties, which exist from the first change of one of them.
  private var rareForChange: RareProperties {
    if let rare { return rare }
    let new = RareProperties()
    rare = new
    return new
  }
}
