/// A part of a control that styles name, as in `switch:selected::track`.
///
/// How large a part is, and its fill, border, corners, shadows and opacity are a sheet's; where it
/// stands is the control's.
public enum ControlPart: String, CaseIterable, Hashable, Sendable {
  /// What a knob moves along: the ground of a switch, a slider, a progress view, a stepper, segments.
  case track
  /// The part of a track that is behind the knob; in the tint where no fill is said.
  case fill
  /// The knob.
  case thumb
  /// The chosen segment, or the chosen row of a picker.
  case selection
  /// A line between two segments or the halves of a stepper.
  case divider
  /// A sign: plus and minus, a magnifier, an arrow. Its `color` is that of its lines, its width its
  /// extent, and its border's width their thickness.
  case mark
  /// A dot of a page control, a spoke of a wheel, or a tab that is not chosen.
  case indicator
  /// The dot of the page that is shown; the chosen tab, in the tint where no fill is said.
  case current
  /// The pill of a search bar.
  case field
  /// The ground of a bar.
  case ground
  /// The line along a bar's edge.
  case hairline
  /// The frame of a text field with round corners.
  case rounded
  /// The frame of a text field with a line.
  case line
  /// The frame of a text field with a line and a shadow.
  case bezel
  /// The ground of a filled button; in the tint where no fill is said.
  case filled
  /// The ground of a tinted button; in the tint where no fill is said.
  case tinted
  /// The ground of a grey button.
  case gray
}
