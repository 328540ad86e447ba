import Quoin

// Anchors: constraints one by one, as UIKit's NSLayoutAnchor makes them.

let anchors = Picture(
  name: "anchors", title: "Anchors: a card by NSLayoutAnchor's words", size: Size(340, 150)
) {
  let (photo, name, line) = (tile("photo", .teal), tile("name", .indigo), tile("line", .blue))
  let button = tile("follow", .orange)
  let page = RelativeContainer {
    photo
    name
    line
    button
  }.background(.systemBackground)
  Constraint.activate([
    photo.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16),
    photo.topAnchor.constraint(equalTo: page.topAnchor, constant: 16),
    photo.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -16),
    photo.widthAnchor.constraint(equalTo: photo.heightAnchor, multiplier: 0.75),

    name.leadingAnchor.constraint(
      equalToSystemSpacingAfter: photo.trailingAnchor, multiplier: 1.5),
    name.topAnchor.constraint(equalTo: photo.topAnchor),
    name.heightAnchor.constraint(equalToConstant: 32),
    name.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: -8),

    button.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -16),
    button.centerYAnchor.constraint(equalTo: name.centerYAnchor),
    button.widthAnchor.constraint(equalToConstant: 72),
    button.heightAnchor.constraint(equalTo: name.heightAnchor),

    line.leadingAnchor.constraint(equalTo: name.leadingAnchor),
    line.trailingAnchor.constraint(equalTo: button.trailingAnchor),
    line.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 8),
    line.bottomAnchor.constraint(equalTo: photo.bottomAnchor),
  ])
  return page
}
