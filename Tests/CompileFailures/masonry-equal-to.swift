// expect: 'mas_equalTo' is unavailable: write 'equalTo'; it counts a number for a centre from the container's left and top
import Quoin

func description(_ a: Node) { a.makeConstraints { make in make.centerX.mas_equalTo(18) } }
