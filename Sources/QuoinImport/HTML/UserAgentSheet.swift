import QuoinStyle

/// The rules under every document: the rendering section of the HTML standard, §15.3, as far as
/// boxes, lists and text go.
enum UserAgentSheet {
  /// What its places call it.
  static let file = "user-agent.css"
  /// The sheet, read once.
  static let sheet = StyleSheet(
    source: CSS.Source(text, file: file), origin: .theme, target: .document)

  private static let text = """
    html, body, address, article, aside, blockquote, center, dialog, dd, details, dir, div, dl, dt,
    fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hgroup, hr, legend,
    listing, main, menu, nav, ol, optgroup, option, p, plaintext, pre, search, section, summary, ul,
    xmp { display: block }
    [hidden], area, base, basefont, datalist, head, link, meta, noembed, noframes, param, rp, script,
    style, template, title { display: none }
    dialog:not([open]), input[type=hidden i] { display: none }
    slot { display: contents }
    :root { color: #000; font-family: serif }
    body { margin: 8px }
    address { font-style: italic }
    blockquote, figure { margin: 1em 40px }
    center { text-align: -webkit-center }
    dd { margin-inline-start: 40px }
    dl, p { margin-block: 1em }
    h1 { font-size: 2em; font-weight: bold; margin-block: .67em }
    h2 { font-size: 1.5em; font-weight: bold; margin-block: .83em }
    h3 { font-size: 1.17em; font-weight: bold; margin-block: 1em }
    h4 { font-weight: bold; margin-block: 1.33em }
    h5 { font-size: .83em; font-weight: bold; margin-block: 1.67em }
    h6 { font-size: .67em; font-weight: bold; margin-block: 2.33em }
    hr { color: gray; border: 1px inset; margin-block: .5em; margin-inline: auto; overflow: hidden }
    hr[align=left i] { margin-left: 0; margin-right: auto }
    hr[align=right i] { margin-left: auto; margin-right: 0 }
    listing, plaintext, pre, xmp { font-family: monospace; margin-block: 1em; white-space: pre }
    code, kbd, samp, tt { font-family: monospace }
    ul, ol, menu, dir { margin-block: 1em; padding-inline-start: 40px }
    ul, menu, dir { list-style-type: disc }
    ol { list-style-type: decimal }
    li { display: list-item }
    summary { display: block }
    details:not([open]) > :not(summary:first-of-type) { display: none }
    :is(ul, ol, menu, dir) :is(ul, ol, menu, dir) { margin-block: 0 }
    :is(ul, ol, menu, dir) :is(ul, menu, dir) { list-style-type: circle }
    :is(ul, ol, menu, dir) :is(ul, ol, menu, dir) :is(ul, menu, dir) { list-style-type: square }
    a:any-link { color: #0000ee; text-decoration: underline }
    b, strong { font-weight: bolder }
    cite, dfn, em, i, var { font-style: italic }
    big { font-size: larger }
    small { font-size: smaller }
    sub { vertical-align: sub; font-size: smaller }
    sup { vertical-align: super; font-size: smaller }
    ins, u { text-decoration: underline }
    del, s, strike { text-decoration: line-through }
    mark { background-color: yellow; color: #000 }
    q::before { content: open-quote }
    q::after { content: close-quote }
    abbr[title] { text-decoration: underline dotted }
    nobr { white-space: nowrap }
    fieldset { margin-inline: 2px; border: 2px groove #c0c0c0; padding: .35em .75em .625em }
    legend { padding-inline: 2px }
    button, input, select, textarea { display: inline-block; font-family: Arial; margin: 0 }
    progress, meter { display: inline-block; box-sizing: border-box; width: 10em; height: 1em; vertical-align: -.2em }
    meter { width: 5em }
    button { box-sizing: border-box; padding: 1px 6px; border: 2px outset #000; color: #000;
    background-color: #efefef; font-size: 13.3333px; font-weight: 400; font-style: normal; line-height: normal;
    letter-spacing: normal; word-spacing: normal; text-transform: none; text-indent: 0; text-align: center;
    align-content: center }
    img, svg, canvas, video, audio, iframe, object, embed, picture > img { object-fit: contain }
    img { object-fit: fill }
    table { display: table; box-sizing: border-box; border-spacing: 2px; border-collapse: separate;
      border-color: gray; text-indent: 0 }
    caption { display: table-caption; text-align: -webkit-center }
    colgroup { display: table-column-group }
    col { display: table-column }
    thead { display: table-header-group }
    tbody { display: table-row-group }
    tfoot { display: table-footer-group }
    thead, tbody, tfoot { vertical-align: middle; border-color: inherit }
    tr { display: table-row; vertical-align: inherit; border-color: inherit }
    td, th { display: table-cell; vertical-align: inherit; padding: 1px }
    th { font-weight: bold; text-align: -internal-center }
    [dir=rtl i] { direction: rtl }
    [dir=ltr i] { direction: ltr }
    bdi, output, [dir=ltr i], [dir=rtl i], [dir=auto i] { unicode-bidi: isolate }
    bdo, bdo[dir] { unicode-bidi: isolate-override }
    pre[dir=auto i], textarea[dir=auto i] { unicode-bidi: plaintext }
    :is(div, p)[align=left i] { text-align: -webkit-left }
    :is(div, p)[align=right i] { text-align: -webkit-right }
    :is(div, p)[align=center i] { text-align: -webkit-center }
    :is(div, p)[align=middle i] { text-align: -webkit-center }
    [align=left i]:not(table, caption, colgroup, col, thead, tbody, tfoot, tr, td, th, img, hr, input, iframe, object, embed, div, p) { text-align: left }
    [align=right i]:not(table, caption, colgroup, col, thead, tbody, tfoot, tr, td, th, img, hr, input, iframe, object, embed, div, p) { text-align: right }
    [align=center i]:not(table, caption, colgroup, col, thead, tbody, tfoot, tr, td, th, img, hr, input, iframe, object, embed, div, p) { text-align: center }
    [align=middle i]:not(table, caption, colgroup, col, thead, tbody, tfoot, tr, td, th, img, hr, input, iframe, object, embed, div, p) { text-align: center }
    [align=justify i]:not(table, caption, col, img, hr, input) { text-align: justify }
    """
}
