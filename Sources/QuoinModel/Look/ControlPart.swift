/// A part of a control that styles can select, as in `switch:selected::track`.
///
/// Sheets determine a part's size, fill, border, corners, shadows and opacity; the control
/// determines its position.
public enum ControlPart: String, CaseIterable, Hashable, Sendable {
  /// The background that a knob moves along, in a switch, slider, progress view, stepper, or
  /// segmented control.
  case track
  /// The part of a track behind the knob; in the tint if no fill is specified.
  case fill
  /// The knob.
  case thumb
  /// The selected segment, or the selected row of a picker.
  case selection
  /// A line between two segments or the halves of a stepper.
  case divider
  /// A symbol: plus and minus, a magnifier, an arrow.
  ///
  /// Its `color` is that of its lines, its width its extent, and its border's width their
  /// thickness.
  case mark
  /// A dot of a page control, a spoke of an activity indicator, or an unselected tab.
  case indicator
  /// The dot of the current page, or the selected tab; in the tint if no fill is specified.
  case current
  /// The rounded field of a search bar.
  case field
  /// The background of a bar.
  case ground
  /// The line along a bar's edge.
  case hairline
  /// The frame of a text field with rounded corners.
  case rounded
  /// The frame of a text field with a line.
  case line
  /// The frame of a text field with a line and a shadow.
  case bezel
  /// The background of a filled button; in the tint if no fill is specified.
  case filled
  /// The background of a tinted button; in the tint if no fill is specified.
  case tinted
  /// The background of a grey button.
  case gray
}
