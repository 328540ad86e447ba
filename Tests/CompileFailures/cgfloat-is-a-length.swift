// expect: success
import Foundation
import Quoin

/// A `CGFloat` is a length wherever one is asked for, without QuoinFoundation.
func lengths(_ v: TextNode, _ box: FlexContainer, _ page: RelativeContainer) {
  let x: CGFloat = 8
  v.pin.top(x).left(x).start(x).hCenter(x).all(x).topLeft(x).center(x).width(x).maxHeight(x).size(x)
  v.pin.margin(x).marginTop(x).margin(x, x).margin(x, x, x).margin(x, x, x, x).size(x, x)
  _ = v.marginTop(x)
  _ = v.margin(x, x)
  _ = v.basis(x)
  box.padding(x).paddingTop(x).gap(x).rowGap(x)
  _ = FlexContainer(.row, gap: x, padding: x)
  v.width(x).height(x).size(x, x).cornerRadius(x).origin(x, x)
  v.makeConstraints { make in
    make.width.equalTo(x)
    make.height.lessThanOrEqualTo(x).offset(x)
    make.top.greaterThanOrEqualTo(x)
    make.left.equalToSuperview().offset(x).inset(x).multipliedBy(x)
  }
  constrain(v, page) { v, page in
    v.width == x
    v.left == page.left + x
    v.height <= page.height * x - x
  }
}
