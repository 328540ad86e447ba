/// The source of an Android layout: a scrolling column of cards, by turns of linear, relative, constraint and frame
/// layouts, with texts of one to three lines.
struct Cards {
  let source: String

  /// - Parameters:
  ///   - views: The least number of views.
  ///   - kind: The only kind of card, or `nil` for all of them.
  init(views: Int, kind: Kind? = nil) {
    var lines = [Cards.head]
    var count = 2
    var number = 0
    while count < views {
      let card = kind ?? Kind.allCases[number % Kind.allCases.count]
      lines.append(card.card(number))
      count += card.views
      number += 1
    }
    lines.append("</LinearLayout></ScrollView>\n")
    source = lines.joined(separator: "\n")
  }

  private static let head = """
    <?xml version="1.0" encoding="utf-8"?>
    <ScrollView xmlns:android="http://schemas.android.com/apk/res/android"
      xmlns:app="http://schemas.android.com/apk/res-auto"
      android:layout_width="match_parent" android:layout_height="match_parent">
    <LinearLayout android:layout_width="match_parent" android:layout_height="wrap_content"
      android:orientation="vertical" android:padding="8dp">
    """

  /// A kind of card.
  enum Kind: String, CaseIterable {
    case linear, relative, constraint, frame

    /// The number of views of a card.
    var views: Int {
      switch self {
      case .linear: 6
      case .relative, .constraint: 5
      case .frame: 4
      }
    }

    func card(_ number: Int) -> String {
      switch self {
      case .linear: linear(number)
      case .relative: relative(number)
      case .constraint: constraint(number)
      case .frame: frame(number)
      }
    }

    private func linear(_ number: Int) -> String {
      """
      <LinearLayout android:id="@+id/card\(number)" android:layout_width="match_parent"
        android:layout_height="wrap_content" android:layout_marginTop="8dp"
        android:paddingStart="12dp" android:paddingEnd="12dp">
        <ImageView android:layout_width="40dp" android:layout_height="40dp"/>
        <LinearLayout android:layout_width="0dp" android:layout_height="wrap_content"
          android:layout_weight="1" android:layout_marginStart="12dp" android:orientation="vertical">
          <TextView android:layout_width="match_parent" android:layout_height="wrap_content"
            android:text="Title of the card \(number)" android:textSize="18sp" android:textStyle="bold"/>
          <TextView android:layout_width="match_parent" android:layout_height="wrap_content"
            android:text="A text of two lines or three, of the card of number \(number)."/>
        </LinearLayout>
        <TextView android:layout_width="wrap_content" android:layout_height="wrap_content"
          android:layout_gravity="center_vertical" android:text="Open"/>
      </LinearLayout>
      """
    }

    private func relative(_ number: Int) -> String {
      """
      <RelativeLayout android:id="@+id/card\(number)" android:layout_width="match_parent"
        android:layout_height="wrap_content" android:layout_marginTop="8dp" android:padding="12dp">
        <ImageView android:id="@+id/icon\(number)" android:layout_width="48dp"
          android:layout_height="48dp" android:layout_alignParentStart="true"/>
        <TextView android:id="@+id/title\(number)" android:layout_width="match_parent"
          android:layout_height="wrap_content" android:layout_toEndOf="@id/icon\(number)"
          android:layout_toStartOf="@+id/date\(number)" android:layout_marginStart="12dp"
          android:text="Title \(number)"/>
        <TextView android:layout_width="match_parent" android:layout_height="wrap_content"
          android:layout_below="@id/title\(number)" android:layout_alignStart="@id/title\(number)"
          android:text="The text below the title of number \(number), which breaks"/>
        <TextView android:id="@id/date\(number)" android:layout_width="wrap_content"
          android:layout_height="wrap_content" android:layout_alignParentEnd="true"
          android:text="12:\(10 + number % 50)"/>
      </RelativeLayout>
      """
    }

    private func constraint(_ number: Int) -> String {
      """
      <androidx.constraintlayout.widget.ConstraintLayout android:id="@+id/card\(number)"
        android:layout_width="match_parent" android:layout_height="wrap_content"
        android:layout_marginTop="8dp" android:padding="12dp">
        <ImageView android:id="@+id/icon\(number)" android:layout_width="56dp"
          android:layout_height="56dp" app:layout_constraintStart_toStartOf="parent"
          app:layout_constraintTop_toTopOf="parent"/>
        <TextView android:id="@+id/title\(number)" android:layout_width="0dp"
          android:layout_height="wrap_content" android:layout_marginStart="12dp"
          android:text="Title \(number)" app:layout_constraintStart_toEndOf="@id/icon\(number)"
          app:layout_constraintEnd_toEndOf="parent"
          app:layout_constraintTop_toTopOf="@id/icon\(number)"/>
        <TextView android:id="@+id/text\(number)" android:layout_width="0dp"
          android:layout_height="wrap_content" android:layout_marginTop="4dp"
          android:text="A text between constraints, of the card of number \(number)"
          app:layout_constraintStart_toStartOf="@id/title\(number)"
          app:layout_constraintEnd_toEndOf="parent"
          app:layout_constraintTop_toBottomOf="@id/title\(number)"/>
        <TextView android:layout_width="wrap_content" android:layout_height="wrap_content"
          android:text="Open" app:layout_constraintStart_toStartOf="parent"
          app:layout_constraintEnd_toEndOf="parent" app:layout_constraintHorizontal_bias="1"
          app:layout_constraintTop_toBottomOf="@id/text\(number)"/>
      </androidx.constraintlayout.widget.ConstraintLayout>
      """
    }

    private func frame(_ number: Int) -> String {
      """
      <FrameLayout android:id="@+id/card\(number)" android:layout_width="match_parent"
        android:layout_height="80dp" android:layout_marginTop="8dp">
        <View android:layout_width="match_parent" android:layout_height="match_parent"
          android:background="#EEEEEE"/>
        <TextView android:layout_width="wrap_content" android:layout_height="wrap_content"
          android:layout_gravity="center" android:text="In the middle of card \(number)"/>
        <TextView android:layout_width="wrap_content" android:layout_height="wrap_content"
          android:layout_gravity="bottom|end" android:text="\(number)"/>
      </FrameLayout>
      """
    }
  }
}
