extension DiagnosticRule {
  static let android: [DiagnosticRule] = [
    DiagnosticRule(
      "invalid-dimension", .warning, .android,
      "A size of a layout is not a number with a unit; it counts as not said.",
      example: "android:layout_width=\"12zz\""),
    DiagnosticRule(
      "layout-parameter-without-effect", .warning, .android,
      "A view says a layout parameter that its group does not know; it counts for nothing.",
      example: "<FrameLayout …><View android:layout_weight=\"1\" …/></FrameLayout>"),
    DiagnosticRule(
      "missing-layout", .warning, .android,
      "An include names no layout, or one that was not found; nothing takes its place.",
      example: "<include layout=\"@layout/gone\"/>"),
    DiagnosticRule(
      "relative-cycle", .error, .android,
      "Children of a relative group stand at each other in a circle, which the framework refuses.",
      example: "a is above b, and b is above a"),
    DiagnosticRule(
      "resource-cycle", .warning, .android,
      "A resource, a style or a layout leads back to itself; what names it is left out.",
      example: "<style name=\"A\" parent=\"A\"/>"),
    DiagnosticRule(
      "unresolved-reference", .warning, .android,
      "A reference names a resource that the project does not have; it counts as not said.",
      example: "android:padding=\"@dimen/gone\""),
  ]
}
