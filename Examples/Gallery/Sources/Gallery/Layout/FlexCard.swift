import Quoin

// Flexbox: a card as Yoga and React Native lay it out.

let flexCard = Picture(
  name: "flex-card", title: "Flexbox: a card of rows and columns", size: Size(320, 170)
) {
  let card = FlexContainer(.column, gap: 12) {
    FlexContainer(.row, gap: 12, alignItems: .center) {
      tile("AL", .teal).cornerRadius(24).size(48).shrink(0)
      FlexContainer(.column, gap: 2) {
        TextNode("Ada Lovelace").style(.headline)
        TextNode("Analyst, Engines Ltd.").font(.system(12)).color(.secondaryLabel)
      }.grow(1).basis(0)
      tile(" PRO ", .orange).shrink(0)
    }
    FlexContainer(.row, gap: 8) {
      for (word, color) in [("Notes", Color.blue), ("Readers", .indigo), ("Following", .purple)] {
        tile(word, color).height(44).grow(1).basis(0)
      }
    }
  }.padding(16, 16).background(.systemBackground).cornerRadius(12)
  return padded(card)
}
