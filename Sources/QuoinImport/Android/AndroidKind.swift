/// A kind of view class, which determines its layout of children and its intrinsic size.
enum AndroidKind: Hashable {
  case linear
  case column
  case relative
  case frame
  case animator
  case table
  case row
  case grid
  case scroll
  case horizontalScroll
  case absolute
  case space
  case constraint
  case guideline
  case barrier
  case group
  case placeholder
  case flow
  case flexbox
  case coordinator
  case drawer
  case swipe
  case toolbar
  case card
  case view
  case stub
  case text
  case button
  case toggle
  case chip
  case editText
  case checkBox
  case `switch`
  case image
  case imageButton
  case progress
  case seekBar
  case rating
  case spinner
  case picker
  case calendar
  case floatingButton
  case recycler
  case list
  case tabs
  case bottomNavigation

  /// Creates the kind of a class from its name.
  ///
  /// Classes of the framework and of Google's libraries are recognized by the last part of their
  /// names. Others are custom classes: they are treated as frames if they have children, and as
  /// plain views otherwise.
  init(_ name: String, hasChildren: Bool) {
    let last = AndroidKind.lastPart(of: name)
    let isKnown =
      last == name
      || ["android.", "androidx.", "com.google.android.material.", "com.google.android.flexbox."]
        .contains { name.hasPrefix($0) }
    if isKnown, let kind = AndroidKind.kinds[last] {
      self = kind
    } else {
      self = hasChildren ? .frame : .view
    }
  }

  /// Returns whether a class is a known one.
  static func isKnown(_ name: String) -> Bool {
    kinds[lastPart(of: name)] != nil
  }

  /// Returns the part of a class name after the last dot.
  private static func lastPart(of name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[name.utf8.index(after: dot)...])
  }

  /// Whether the children of the element are not laid out because its items come from code.
  var ignoresChildren: Bool {
    switch self {
    case .recycler, .list, .tabs, .spinner, .bottomNavigation: true
    default: false
    }
  }

  private static let kinds: [String: AndroidKind] = {
    var kinds: [String: AndroidKind] = [:]
    for (kind, names) in classes {
      for name in names.split(separator: " ") { kinds[String(name)] = kind }
    }
    return kinds
  }()

  private static let classes: [(AndroidKind, String)] = [
    (.linear, "LinearLayout LinearLayoutCompat"),
    (.column, "RadioGroup AppBarLayout TextInputLayout"),
    (.relative, "RelativeLayout"),
    (
      .frame,
      "FrameLayout ContentFrameLayout FragmentContainerView fragment "
        + "CollapsingToolbarLayout NavHostFragment"
    ),
    (.animator, "ViewAnimator ViewFlipper ViewSwitcher TextSwitcher ImageSwitcher"),
    (.table, "TableLayout"),
    (.row, "TableRow"),
    (.grid, "GridLayout"),
    (.scroll, "ScrollView NestedScrollView"),
    (.horizontalScroll, "HorizontalScrollView"),
    (.absolute, "AbsoluteLayout"),
    (.space, "Space"),
    (.constraint, "ConstraintLayout MotionLayout"),
    (.guideline, "Guideline"),
    (.barrier, "Barrier"),
    (.group, "Group"),
    (.placeholder, "Placeholder"),
    (.flow, "Flow"),
    (.flexbox, "FlexboxLayout"),
    (.coordinator, "CoordinatorLayout"),
    (.drawer, "DrawerLayout"),
    (.swipe, "SwipeRefreshLayout"),
    (.toolbar, "Toolbar MaterialToolbar BottomAppBar"),
    (.card, "CardView MaterialCardView"),
    (
      .view,
      "View SurfaceView TextureView VideoView WebView ViewPager ImageFilterView "
        + "MaterialDivider"
    ),
    (.stub, "ViewStub"),
    (
      .text,
      "TextView AppCompatTextView MaterialTextView CheckedTextView "
        + "AppCompatCheckedTextView Chronometer TextClock DigitalClock"
    ),
    (.button, "Button AppCompatButton MaterialButton ExtendedFloatingActionButton"),
    (.toggle, "ToggleButton AppCompatToggleButton"),
    (.chip, "Chip"),
    (
      .editText,
      "EditText AppCompatEditText TextInputEditText AutoCompleteTextView "
        + "AppCompatAutoCompleteTextView MaterialAutoCompleteTextView "
        + "MultiAutoCompleteTextView"
    ),
    (
      .checkBox,
      "CheckBox RadioButton AppCompatCheckBox AppCompatRadioButton MaterialCheckBox "
        + "MaterialRadioButton"
    ),
    (.switch, "Switch SwitchCompat SwitchMaterial MaterialSwitch"),
    (.image, "ImageView AppCompatImageView ShapeableImageView QuickContactBadge"),
    (.imageButton, "ImageButton AppCompatImageButton"),
    (
      .progress,
      "ProgressBar ContentLoadingProgressBar CircularProgressIndicator "
        + "LinearProgressIndicator"
    ),
    (.seekBar, "SeekBar AppCompatSeekBar Slider RangeSlider"),
    (.rating, "RatingBar AppCompatRatingBar"),
    (.spinner, "Spinner AppCompatSpinner"),
    (.picker, "NumberPicker"),
    (.calendar, "DatePicker TimePicker CalendarView"),
    (.floatingButton, "FloatingActionButton"),
    (.recycler, "RecyclerView ViewPager2"),
    (.list, "ListView GridView ExpandableListView"),
    (.tabs, "TabLayout"),
    (.bottomNavigation, "BottomNavigationView NavigationBarView"),
  ]
}
