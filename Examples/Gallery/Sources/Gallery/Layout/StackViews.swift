import Quoin

// UIStackView: one row in each distribution.

let stackViews = Picture(
  name: "stack-views", title: "UIStackView: its distributions", size: Size(320, 330)
) {
  func row(_ distribution: StackContainer.Distribution) -> Node {
    StackContainer(.horizontal, spacing: 6, distribution: distribution, alignment: .fill) {
      tile(" one ", .blue)
      tile(" twenty-two ", .indigo)
      tile(" three ", .purple).hugging(200, along: .horizontal)
    }.height(32).background(.systemBackground)
  }
  return padded(
    sheet(
      StackContainer.Distribution.allCases.map { (String(describing: $0), row($0)) }))
}
