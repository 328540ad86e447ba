/// The views directly in a view, back to front.
struct ChildViews {
  /// Where a view keeps another one.
  enum Place {
    /// Among its subviews.
    case subview
    /// Where constraints do not place it: cells, headers, content views of cells.
    case given
    /// As all of it: the content view of an effect view.
    case filling
  }

  /// A view in a view.
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

  /// Whether an element is a view: by its tag, or because it has a frame.
  static func isView(_ element: XMLTreeElement) -> Bool {
    ViewKinds.role(element.name) != nil || element.child("rect", key: "frame") != nil
  }
}
