// expect: this statement is not a section
import QuoinModel

func description(_ section: ListSection) {
  var kept: ListSection?
  _ = ListContainer {
    kept = section
    section
  }
  _ = kept
}
