import Quoin

// constrain(replacing:): the constraints of one group are put in the place of those it had.

let replacedConstraints = Picture(
  name: "replaced-constraints", title: "constrain(replacing:): the same three views, twice",
  size: Size(500, 178)
) {
  captions([("as first said", 16), ("replaced", 258)])
} panels: { text, traits in
  let (photo, title, note) = (tile("photo", .teal), tile("title", .indigo), tile("note", .blue))
  let page = RelativeContainer {
    photo
    title
    note
  }.background(.systemBackground).cornerRadius(8)
  let group = constrain(photo, title, note) { photo, title, note in
    photo.top == photo.superview.top + 8
    photo.leading == photo.superview.leading + 8
    photo.bottom == photo.superview.bottom - 8
    photo.width == photo.height
    align(leading: title, note)
    align(trailing: title, note)
    title.leading == photo.trailing + 8
    title.trailing == title.superview.trailing - 8
    title.top == photo.top
    note.top == title.bottom + 8
    note.bottom == photo.bottom
    title.height == 32
  }
  let scene = Scene(page, text: text)
  let room = Size(226, 130)
  let first = scene.layout(in: room, traits: traits)
  constrain(photo, title, note, replacing: group) { photo, title, note in
    distribute(by: 8, vertically: title, photo, note)
    align(left: title, photo, note)
    align(right: title, photo, note)
    title.top == title.superview.top + 8
    title.left == title.superview.left + 8
    title.right == title.superview.right - 8
    note.bottom == note.superview.bottom - 8
    title.height == 24
    note.height == title.height
  }
  let second = scene.layout(in: room, traits: traits)
  return [Panel(first, at: Point(16, 32)), Panel(second, at: Point(258, 32))]
}
