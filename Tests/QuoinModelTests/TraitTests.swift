import QuoinGeometry
import QuoinModel
import Testing

@Suite struct TraitTests {
  private func traits(_ change: (inout Traits) -> Void) -> Traits {
    var traits = Traits()
    change(&traits)
    return traits
  }

  @Test func queriesMatchAllTheirConditions() {
    let tablet = traits {
      $0.horizontalSizeClass = .regular
      $0.verticalSizeClass = .regular
      $0.colorScheme = .dark
      $0.textSize = .accessibility2
    }
    #expect(TraitQuery().matches(tablet))
    #expect((.regularWidth & .dark).matches(tablet))
    #expect(!(.regularWidth & .light).matches(tablet))
    #expect(!(.regularWidth & .compactWidth).matches(tablet))
    #expect((.regularWidth & .compactWidth).isImpossible)
    #expect(TraitQuery.textSize(.accessibility1...).matches(tablet))
    #expect(!TraitQuery.textSize(...(.large)).matches(tablet))
    #expect(TraitQuery.accessibilityText.matches(tablet))
    #expect((.textSize(...(.large)) & .textSize(.extraLarge...)).isImpossible)
    // A size class that is not known is neither.
    #expect(!TraitQuery.compactWidth.matches(Traits()))
    #expect(!TraitQuery.regularWidth.matches(Traits()))
  }

  /// All nine size classes: an exact pair before one axis, the width before the height, any last.
  @Test func theMostParticularWins() {
    let value = Varied("any", compactWidth: "w", compactHeight: "h")
      .when(.compactWidth & .compactHeight, "both")
    for (width, height, expected) in [
      (SizeClass.compact, SizeClass.compact, "both"), (.compact, .regular, "w"),
      (.compact, .unspecified, "w"), (.regular, .compact, "h"), (.regular, .regular, "any"),
      (.regular, .unspecified, "any"), (.unspecified, .compact, "h"),
      (.unspecified, .regular, "any"), (.unspecified, .unspecified, "any"),
    ] {
      let traits = traits {
        $0.horizontalSizeClass = width
        $0.verticalSizeClass = height
      }
      #expect(value.resolved(traits) == expected)
      #expect(
        Varied(0, compactHeight: 2).when(.compactWidth, 1).resolved(traits)
          == (width == .compact ? 1 : height == .compact ? 2 : 0))
    }
    #expect(Varied(0, dark: 1).when(.dark, 2).resolved(traits { $0.colorScheme = .dark }) == 2)
  }

  @Test func textSizesAreInOrder() {
    #expect(TextSize.allCases == TextSize.allCases.sorted())
    #expect(TextSize.allCases.map(\.rank) == Array(0..<12))
    #expect(TextSize.allCases.count { $0.isForAccessibility } == 5)
  }
}
