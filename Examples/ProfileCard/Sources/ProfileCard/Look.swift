import Quoin

extension Style {
  /// What stands above the page.
  static let raised = Style {
    $0.background = .systemBackground
    $0.cornerRadius = 16
  }
}

/// The look of the screen, apart from its layout.
let sheet = StyleSheet {
  Rule(".card") { $0.merge(.raised) }
  Rule(".avatar") {
    $0.background = .teal
    $0.cornerRadius = 48
    $0.borderWidth = 4
    $0.borderColor = .systemBackground
  }
  Rule(".initials") {
    $0.text.font = .system(34)
    $0.text.color = .white
  }
  Rule(".badge") {
    $0.background = .accent
    $0.cornerRadius = 11
  }
  Rule(".badge-text") {
    $0.text.font = .style(.caption1)
    $0.text.color = .white
  }
  Rule(".primary") {
    $0.background = .accent
    $0.cornerRadius = 12
    $0.text.color = .white
  }
  Rule(".secondary") {
    $0.background = .systemBackground
    $0.cornerRadius = 12
    $0.text.color = .accent
  }
  Rule(".note") {
    $0.text.font = .style(.footnote)
    $0.text.color = .secondaryLabel
  }
}
