/// A field of a data view of a model.
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
  /// Creates a field with the value of a model: a number, a string, a collection, or the stored
  /// properties of any other type by their names.
  ///
  /// An optional without a value becomes `null`; use a condition to leave the field out.
  public init<Value>(_ name: String, _ value: Value) {
    self.init(name, DataValue.reflecting(value))
  }

  /// Creates a field that is an object with other fields.
  public init(_ name: String, @DataFields _ fields: () -> [DataField]) {
    self.init(name, DataValue(fields))
  }

  /// Creates a field that is an array with an object for each item of a collection.
  public init<Items: Sequence>(
    _ name: String, each items: Items, @DataFields _ fields: (Items.Element) -> [DataField]
  ) {
    self.init(name, DataValue(each: items, fields))
  }

  /// Returns fields of a model with the names of its Swift properties.
  ///
  /// The key paths must lead to stored properties: a computed property has no name at run time, and
  /// its field is created with a name, as in `DataField("age", user.age)`.
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

  /// Returns the name of the last property of a key path: `city` of `\User.company.city`.
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
  /// Creates an object from fields.
  public init(@DataFields _ fields: () -> [DataField]) { self = .object(fields()) }

  /// Creates an array with an object for each item of a collection.
  public init<Items: Sequence>(
    each items: Items, @DataFields _ fields: (Items.Element) -> [DataField]
  ) {
    self = .array(items.map { .object(fields($0)) })
  }
}

/// A result builder that collects the fields of a view, with `if`, `switch` and `for`.
@resultBuilder
public enum DataFields: ListBuilder {
  /// The type of the collected elements.
  public typealias Element = DataField

  /// Adds a field.
  public static func buildExpression(_ field: DataField) -> [DataField] { [field] }
  /// Adds several fields, such as those of another view.
  public static func buildExpression(_ fields: [DataField]) -> [DataField] { fields }

  /// Executes a statement that is not a field, such as a call of a function that returns nothing.
  public static func buildExpression(_ nothing: Void) -> [DataField] { [] }
}
