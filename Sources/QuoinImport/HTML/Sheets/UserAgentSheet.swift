import QuoinStyle

/// The default style sheet of documents: the rendering section of the HTML standard, §15.3, as far
/// as it concerns boxes, lists and text.
enum UserAgentSheet {
  /// The file name of its source locations.
  static let file = "user-agent.css"
  /// The sheet for documents without controls and options.
  private static let plain = sheet(text)
  private static let withControls = StyleSheet(layers: [plain, controls])
  private static let quirky = StyleSheet(layers: [plain, quirks])
  private static let quirkyWithControls = StyleSheet(layers: [plain, controls, quirks])

  /// Returns the sheet for a document.
  ///
  /// - Parameter hasControls: Whether the document has an element with the trait `controlRules`.
  static func sheet(isQuirky: Bool, hasControls: Bool) -> StyleSheet {
    switch (isQuirky, hasControls) {
    case (false, false): plain
    case (false, true): withControls
    case (true, false): quirky
    case (true, true): quirkyWithControls
    }
  }

  private static func sheet(_ text: String) -> StyleSheet {
    StyleSheet(source: CSS.Source(text, file: file), origin: .theme, target: .document)
  }

  /// The additional rules of quirks mode: HTML §15.3.7, §15.3.8 and §15.3.10.
  private static let quirks = sheet(
    """
    li { list-style-position: inside }
    li :is(dir, menu, ol, ul) { list-style-position: outside }
    :is(dir, menu, ol, ul) :is(dir, menu, ol, ul, li) { list-style-position: unset }
    form { margin-block-end: 1em }
    table { font-size: medium; font-weight: normal; font-style: normal; font-variant: normal; line-height: normal;
    white-space: normal; text-align: start }
    input:not([type=image i]), select, textarea, button { box-sizing: border-box }
    """)

  private static let text = """
    html, body, address, article, aside, blockquote, center, dialog, dd, details, dir, div, dl, dt,
    fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hgroup, hr, legend,
    listing, main, menu, nav, ol, optgroup, option, p, plaintext, pre, search, section, summary, ul,
    xmp { display: block }
    [hidden], area, base, basefont, datalist, head, link, meta, noembed, noframes, param, rp, script,
    style, template, title { display: none }
    dialog:not([open]) { display: none }
    input[type=hidden i] { display: none !important }
    dialog { position: absolute; inset-inline: 0; width: fit-content; height: fit-content; margin: auto;
    padding: 1em; border: solid;
    color: canvastext; background-color: canvas }
    [popover]:not(dialog[open]) { display: none }
    [popover] { position: fixed; inset: 0; width: fit-content; height: fit-content; margin: auto; padding: .25em; border: solid;
    overflow: auto; color: canvastext; background-color: canvas }
    slot { display: contents }
    :root { color: canvastext; font-family: serif }
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
    listing, plaintext, pre, xmp { font-family: monospace; margin-block: 1em; white-space: pre }
    pre[wrap] { white-space: pre-wrap }
    code, kbd, samp, tt { font-family: monospace }
    ul, ol, menu, dir { margin-block: 1em; padding-inline-start: 40px }
    ul, menu, dir { list-style-type: disc }
    ol { list-style-type: decimal }
    li { display: list-item }
    details > summary:first-of-type { display: list-item; list-style: disclosure-closed inside }
    details[open] > summary:first-of-type { list-style-type: disclosure-open }
    details:not([open]) { position: relative }
    details:not([open]) > :not(summary:first-of-type) {
      position: absolute !important; width: stretch; visibility: hidden !important
    }
    :is(ul, ol, menu, dir, dl) :is(ul, ol, menu, dir, dl) { margin-block: 0 }
    :is(ul, ol, menu, dir) :is(ul, menu, dir) { list-style-type: circle }
    :is(ul, ol, menu, dir) :is(ul, ol, menu, dir) :is(ul, menu, dir) { list-style-type: square }
    a:any-link { color: linktext; text-decoration: underline }
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
    ruby, rt { text-indent: 0 }
    rt { display: block; font-size: 50%; line-height: normal; text-align: center; white-space: nowrap }
    fieldset { min-width: min-content; margin-inline: 2px; border: 2px groove buttonface; padding: .35em .75em .625em }
    legend { padding-inline: 2px }
    img, svg, canvas, video, audio, iframe, object, embed, picture > img { object-fit: contain }
    img { object-fit: fill }
    audio { width: 300px; height: 54px }
    audio:not([controls]), embed:not([src], [type]) { display: none !important }
    iframe { border: 2px inset }
    svg { overflow: hidden }
    svg * { transform-origin: 0 0 }
    marquee { display: inline-block; width: stretch; overflow: hidden; text-align: start; white-space: nowrap }
    marquee:is([direction=up i], [direction=down i]) { white-space: normal }
    table { display: table; box-sizing: border-box; border-spacing: 2px; border-collapse: separate;
      text-indent: 0 }
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
    """

  /// The rules of controls and options, which take as long to read as all others and which most documents do not need.
  ///
  /// The standard has them before those of images; the rules behind them set other properties of controls.
  private static let controls = sheet(
    """
    button, input, select, textarea { display: inline-block; margin: 0; appearance: auto; color: fieldtext;
    font: 13.3333px Arial; letter-spacing: normal; word-spacing: normal; text-transform: none;
    text-indent: 0; text-shadow: none; text-align: start; align-content: safe center }
    input { padding: 1px 2px; border: 2px inset light-dark(#767676, #858585); background-color: field;
    align-content: unsafe center }
    input:is([type=date i], [type=time i], [type=month i], [type=week i], [type=datetime-local i]) {
    padding: 0; padding-inline-start: 1px; font-family: monospace }
    input:is([type=date i], [type=time i], [type=month i], [type=week i],
    [type=datetime-local i])::-webkit-datetime-edit-fields-wrapper { padding: 1px 0 }
    input[type=search i] { box-sizing: border-box }
    textarea { padding: 2px; border: 1px solid light-dark(#767676, #858585); background-color: field; align-content: normal;
    font-family: monospace; white-space: pre-wrap; overflow-wrap: break-word; overflow: auto }
    textarea[wrap=off i] { white-space: pre }
    input:disabled, textarea:disabled { color: light-dark(#545454, #aaa);
    background-color: light-dark(rgba(239, 239, 239, .3), rgba(59, 59, 59, .3));
    border-color: rgba(118, 118, 118, .3) }
    select { box-sizing: border-box; border: 1px solid light-dark(#767676, #858585); background-color: buttonface;
    white-space: pre }
    select:is([multiple], [size]:not([size="0"], [size="1"])) { background-color: field; border-radius: 2px;
    white-space: nowrap; vertical-align: text-bottom; overflow: hidden; align-content: normal }
    select:disabled { opacity: .7; color: light-dark(#6d6d6d, #aaa) }
    option { padding: 0 2px 1px; min-height: 1.2em; white-space: nowrap; line-height: normal !important }
    optgroup { font-weight: bolder }
    optgroup::before { content: attr(label); display: block; padding: 0 2px 1px; min-height: 1.2em; white-space: nowrap }
    optgroup option { font-weight: normal; padding-inline-start: 20px }
    option[selected] { color: light-dark(#101010, #fff); background-color: light-dark(#cecece, #545454) }
    button, input:is([type=button i], [type=submit i], [type=reset i]), input[type=file i]::file-selector-button {
    box-sizing: border-box; padding: 1px 6px; border: 2px outset buttonborder; background-color: buttonface;
    text-align: center; align-content: safe center }
    input:is([type=button i], [type=submit i], [type=reset i]) { white-space: pre }
    :is(button, input:is([type=button i], [type=submit i], [type=reset i])):disabled {
    color: light-dark(rgba(16, 16, 16, .3), rgba(255, 255, 255, .3));
    background-color: light-dark(rgba(239, 239, 239, .3), rgba(19, 1, 1, .3));
    border-color: light-dark(rgba(118, 118, 118, .3), rgba(195, 195, 195, .3)) }
    input:is([type=checkbox i], [type=radio i], [type=range i], [type=file i], [type=image i]) { padding: 0;
    border: 0 none #000 }
    input:is([type=checkbox i], [type=radio i], [type=file i]) { background-color: transparent }
    input:is([type=checkbox i], [type=radio i], [type=range i], [type=image i]) { align-content: normal }
    input:is([type=checkbox i], [type=radio i]) { box-sizing: border-box; margin: 3px 3px 3px 4px }
    input[type=radio i] { margin: 3px 3px 0 5px; border-radius: 50% }
    input[type=range i] { margin: 2px }
    input[type=file i] { white-space: pre; align-content: safe center }
    input[type=file i]::file-selector-button { appearance: auto; display: inline-block; line-height: normal;
    margin-inline-end: 4px }
    input[type=color i] { box-sizing: border-box; width: 50px; height: 27px; padding: 1px 2px;
    border: 1px solid buttonborder; background-color: buttonface; align-content: normal }
    :is(input, textarea)::placeholder { display: block; color: #757575 }
    input::placeholder { white-space: pre; overflow: clip }
    input[type=range i]::-webkit-slider-runnable-track { display: block; box-sizing: border-box }
    input[type=range i]::-webkit-slider-thumb { display: block; box-sizing: border-box; appearance: auto; width: 16px; height: 16px }
    progress, meter { display: inline-block; box-sizing: border-box; width: 10em; height: 1em;
    vertical-align: -.2em; appearance: auto; align-content: center }
    meter { width: 5em }
    progress::-webkit-progress-bar { display: block; box-sizing: border-box; height: 100%; background-color: gray }
    progress::-webkit-progress-value { display: block; box-sizing: border-box; height: 100%; background-color: green }
    meter::-webkit-meter-bar { display: block; box-sizing: border-box; grid-row: 2; overflow: hidden;
    background-color: light-dark(#efefef, #3b3b3b); border: 1px solid rgba(118, 118, 118, .3); border-radius: 20px }
    meter::-webkit-meter-optimum-value, meter::-webkit-meter-suboptimum-value,
    meter::-webkit-meter-even-less-good-value { display: block; box-sizing: border-box; height: 100%; background-color: light-dark(#107c10, #74b374) }
    meter::-webkit-meter-suboptimum-value { background-color: #ffb900 }
    meter::-webkit-meter-even-less-good-value { background-color: #d83b01 }
    """)
}
