/// A field of a view of a model as data.
///
///     let view = DataValue {
///       DataField.extract(from: user, \.id, \.name)
///       DataField("mail", user.address)
///       DataField("company") { DataField.extract(from: user.company, \.name, \.city) }
///       if isOwner { DataField("plan", user.plan) }
///       DataField("comments", each: user.comments) { comment in
///         DataField.extract(from: comment, \.text)
///       }
///     }
///     respond(view.json())
///
/// A view that several others share is a function that returns `[DataField]`.
public typealias DataField = DataValue.Member

extension DataValue.Member {
  /// A field with the value of a model: a number, a text, a collection, or the stored properties of any
  /// other type by their names.
  ///
  /// An optional without a value is `null`; a condition leaves the field out.
  public init<Value>(_ name: String, _ value: Value) {
    self.init(name, DataValue.reflecting(value))
  }

  /// A field that is an object of other fields.
  public init(_ name: String, @DataFields _ fields: () -> [DataField]) {
    self.init(name, DataValue(fields))
  }

  /// A field that is an array with an object for each item of a collection.
  public init<Items: Sequence>(
    _ name: String, each items: Items, @DataFields _ fields: (Items.Element) -> [DataField]
  ) {
    self.init(name, DataValue(each: items, fields))
  }

  /// Fields of a model under the names that its properties have in Swift.
  ///
  /// The key paths must lead to stored properties: a computed one has no name when the program runs, and its
  /// field is written with one, as in `DataField("age", user.age)`.
  ///
  /// - Complexity: O(n) in the properties of the type for each key path.
  public static func extract<Model>(
    from model: Model, _ paths: PartialKeyPath<Model>...
  ) -> [DataField] {
    paths.map { path in
      guard let name = name(of: path) else {
        preconditionFailure("\(path) is not a stored property: give its field a name")
      }
      return DataField(name, DataValue.reflecting(model[keyPath: path]))
    }
  }

  /// The name of the property that a key path ends with: `city` of `\User.company.city`.
  private static func name(of path: AnyKeyPath) -> String? {
    var text = path.debugDescription[...]
    while text.last == "?" || text.last == "!" { text.removeLast() }
    guard let dot = text.lastIndex(of: "."), text.last != ">" else { return nil }
    let name = text[text.index(after: dot)...]
    return name.isEmpty || !name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      ? nil : String(name)
  }
}

extension DataValue {
  /// An object of fields.
  public init(@DataFields _ fields: () -> [DataField]) { self = .object(fields()) }

  /// An array with an object for each item of a collection.
  public init<Items: Sequence>(
    each items: Items, @DataFields _ fields: (Items.Element) -> [DataField]
  ) {
    self = .array(items.map { .object(fields($0)) })
  }
}

/// Collects the fields of a view, with `if`, `switch` and `for`.
@resultBuilder
public enum DataFields: ListBuilder {
  /// What the list is of.
  public typealias Element = DataField

  /// A field.
  public static func buildExpression(_ field: DataField) -> [DataField] { [field] }
  /// Several fields, such as those of another view.
  public static func buildExpression(_ fields: [DataField]) -> [DataField] { fields }

  /// A statement that is no field, such as a call of a function that returns nothing: it is carried out.
  public static func buildExpression(_ nothing: Void) -> [DataField] { [] }
}
