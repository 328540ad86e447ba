import Quoin

// Visual formats: a form of labels and fields, in Apple's own little language.

let visualFormats = Picture(
  name: "visual-formats", title: "Visual formats: a form in six lines", size: Size(360, 200)
) {
  let (title, name, field) = (tile("title", .indigo), tile("name", .teal), tile("field", .blue))
  let (cancel, send) = (tile("cancel", .orange), tile("send", .green))
  let page = RelativeContainer {
    title
    name
    field
    cancel
    send
  }.background(.systemBackground)
  let views: [String: any Anchored] = [
    "title": title, "name": name, "field": field, "cancel": cancel, "send": send,
  ]
  let metrics = ["bar": 44.0, "label": 72]
  for format in [
    "H:|[title]|",
    "H:|-[name(label)]-[field]-|",
    "H:|-(>=20)-[cancel(send)]-[send(90)]-|",
    "V:|[title(bar)]-16-[field(36)]-(>=8)-[send(32)]-|",
  ] {
    try page.constrain(format, metrics: metrics, views: views)
  }
  // What stands in a row has tops and bottoms in common.
  let row: VisualFormatOptions = [.alignAllTop, .alignAllBottom]
  try page.constrain("[name]-[field]", options: row, views: views)
  try page.constrain("[cancel]-[send]", options: row, views: views)
  return page
}
