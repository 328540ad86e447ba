/// The subviews of a view, back to front.
struct ChildViews {
  /// The relation of a subview to its view.
  enum Place {
    /// A regular subview.
    case subview
    /// A subview that constraints do not place: a cell, a header, the content view of a cell.
    case given
    /// A subview that fills the view: the content view of an effect view.
    case filling
  }

  /// A subview.
  struct Entry {
    let element: XMLTreeElement
    let place: Place
  }

  private(set) var entries: [Entry] = []

  init(_ varied: VariedElement, excluded: Set<String>) {
    for child in varied.element.children {
      switch child.name {
      case "subviews":
        for view in child.children where ChildViews.isView(view) || view["id"] != nil {
          if let id = view["id"], excluded.contains(id) { continue }
          entries.append(Entry(element: view, place: .subview))
        }
      case "prototypes", "cells": addGiven(child)
      case "sections":
        for section in child.children {
          for cells in section.children where cells.name == "cells" { addGiven(cells) }
        }
      case "variation": break
      default:
        guard child["key"] != nil, ChildViews.isView(child) else { continue }
        let fills = varied.name == "visualEffectView" && child["key"] == "contentView"
        entries.append(Entry(element: child, place: fills ? .filling : .given))
      }
    }
  }

  private mutating func addGiven(_ list: XMLTreeElement) {
    for view in list.children where ChildViews.isView(view) {
      entries.append(Entry(element: view, place: .given))
    }
  }

  /// Whether an element is a view, judged by its tag or by a frame.
  static func isView(_ element: XMLTreeElement) -> Bool {
    ViewKinds.role(element.name) != nil || element.child("rect", key: "frame") != nil
  }
}
