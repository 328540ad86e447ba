extension DiagnosticRule {
  static let android: [DiagnosticRule] = [
    DiagnosticRule(
      "invalid-boolean", .warning, .android,
      "A value of a layout is neither true nor false; it is ignored.",
      example: "android:enabled=\"yes\""),
    DiagnosticRule(
      "invalid-dimension", .warning, .android,
      "A size of a layout is not a number with a unit; it is ignored.",
      example: "android:layout_width=\"12zz\""),
    DiagnosticRule(
      "invalid-nine-patch", .warning, .android,
      "A picture is named as a nine-patch and has no border that marks its stretchable parts; all of it is stretched.",
      example: "bubble.9.png without black pixels at its edge"),
    DiagnosticRule(
      "invalid-path", .warning, .android,
      "The path of a vector drawable has invalid syntax; it is not drawn.",
      example: "android:pathData=\"circle\""),
    DiagnosticRule(
      "layout-parameter-without-effect", .warning, .android,
      "A view has a layout parameter that its group does not know; it has no effect.",
      example: "<FrameLayout …><View android:layout_weight=\"1\" …/></FrameLayout>"),
    DiagnosticRule(
      "missing-constraint", .error, .android,
      "A child of a constraint layout has no constraint along an axis, so it jumps to an edge; reported by lint only.",
      example: "<ConstraintLayout …><Button …/></ConstraintLayout>"),
    DiagnosticRule(
      "missing-description", .note, .android,
      "A picture or an image button has no description for people who cannot see it; reported by lint only.",
      example: "<ImageButton android:src=\"@drawable/back\" …/>"),
    DiagnosticRule(
      "missing-layout", .warning, .android,
      "An include names no layout, or one that was not found; nothing takes its place.",
      example: "<include layout=\"@layout/gone\"/>"),
    DiagnosticRule(
      "nested-weights", .warning, .android,
      "A weight is nested in a group with a weight, so its content is measured twice at each level; reported by lint only.",
      example: "<LinearLayout android:layout_weight=\"1\" …><View android:layout_weight=\"1\" …/>"),
    DiagnosticRule(
      "relative-cycle", .error, .android,
      "Children of a relative group depend on each other in a circle, which the framework rejects.",
      example: "a is above b, and b is above a"),
    DiagnosticRule(
      "resource-cycle", .warning, .android,
      "A resource, style, drawable or layout refers to itself; the reference is ignored.",
      example: "<style name=\"A\" parent=\"A\"/>"),
    DiagnosticRule(
      "small-touch-target", .note, .android,
      "Something that can be tapped is less than 48 dp wide or high; reported by lint only.",
      example: "<Button android:layout_height=\"24dp\" …/>"),
    DiagnosticRule(
      "text-without-resource", .note, .android,
      "A text is written in the layout, so it cannot be translated; reported by lint only.",
      example: "android:text=\"Sign in\""),
    DiagnosticRule(
      "unresolved-reference", .warning, .android,
      "A reference names a resource that the project does not have; it is ignored.",
      example: "android:padding=\"@dimen/gone\""),
    DiagnosticRule(
      "useless-leaf", .note, .android,
      "A group has no children and shows nothing; reported by lint only.",
      example: "<FrameLayout …/>"),
    DiagnosticRule(
      "useless-parent", .note, .android,
      "A group is the only child of its group and shows nothing itself; reported by lint only.",
      example: "<FrameLayout …><LinearLayout …><TextView …/></LinearLayout></FrameLayout>"),
  ]
}
