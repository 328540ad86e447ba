extension CSS.CounterStyle {
  /// The predefined counter styles: CSS Counter Styles 3 §6 and §7.
  ///
  /// Those that have an algorithm of their own, such as the longhand East Asian ones, are absent.
  static let predefined: [String: CSS.CounterStyle] = {
    var styles: [String: CSS.CounterStyle] = [:]
    for (name, zero) in digits { styles[name] = numeric(zero) }
    styles["khmer"] = styles["cambodian"]
    var padded = numeric(0x30)
    padded.pad = (2, "0")
    styles["decimal-leading-zero"] = padded
    styles["cjk-decimal"] = CSS.CounterStyle(
      system: .numeric, symbols: "〇一二三四五六七八九".map(String.init), suffix: "、",
      ranges: [0...Int.max])
    for (name, letters) in alphabets {
      styles[name] = CSS.CounterStyle(
        system: .alphabetic, symbols: letters.map(String.init),
        suffix: letters.first == "あ" || letters.first == "ア" || letters.first == "い"
          || letters.first == "イ" ? "、" : nil)
    }
    styles["lower-latin"] = styles["lower-alpha"]
    styles["upper-latin"] = styles["upper-alpha"]
    for (name, sequence) in sequences {
      styles[name] = CSS.CounterStyle(
        system: .fixed(first: 1), symbols: sequence.map(String.init), suffix: "、",
        fallback: "cjk-decimal")
    }
    for (name, most, text) in additive {
      styles[name] = CSS.CounterStyle(
        system: .additive, tuples: tuples(text), ranges: [1...most])
    }
    styles["armenian"] = styles["upper-armenian"]
    for (name, symbol) in ["disc": "•", "circle": "◦", "square": "▪"] {
      styles[name] = CSS.CounterStyle(system: .cyclic, symbols: [symbol], suffix: " ")
    }
    return styles
  }()

  private static func numeric(_ zero: UInt32) -> CSS.CounterStyle {
    let symbols = (0..<10).compactMap { Unicode.Scalar(zero + $0).map { String($0) } }
    return CSS.CounterStyle(system: .numeric, symbols: symbols)
  }

  /// Reads tuples such as `10 X 9 IX`.
  private static func tuples(_ text: String) -> [Tuple] {
    let words = text.split(separator: " ")
    return stride(from: 0, to: words.count - 1, by: 2).compactMap { index in
      Int(words[index]).map { Tuple(weight: $0, symbol: String(words[index + 1])) }
    }
  }

  /// The zeros of the numeric styles.
  private static let digits: [(String, UInt32)] = [
    ("decimal", 0x30), ("arabic-indic", 0x660), ("bengali", 0x9E6), ("cambodian", 0x17E0),
    ("devanagari", 0x966), ("gujarati", 0xAE6), ("gurmukhi", 0xA66), ("kannada", 0xCE6),
    ("lao", 0xED0), ("malayalam", 0xD66), ("mongolian", 0x1810), ("myanmar", 0x1040),
    ("oriya", 0xB66), ("persian", 0x6F0), ("tamil", 0xBE6), ("telugu", 0xC66), ("thai", 0xE50),
    ("tibetan", 0xF20),
  ]

  private static let alphabets: [(String, String)] = [
    ("lower-alpha", "abcdefghijklmnopqrstuvwxyz"), ("upper-alpha", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    ("lower-greek", "αβγδεζηθικλμνξοπρστυφχψω"),
    ("hiragana", "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわゐゑをん"),
    ("hiragana-iroha", "いろはにほへとちりぬるをわかよたれそつねならむうゐのおくやまけふこえてあさきゆめみしゑひもせす"),
    ("katakana", "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヰヱヲン"),
    ("katakana-iroha", "イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセス"),
  ]

  private static let sequences: [(String, String)] = [
    ("cjk-earthly-branch", "子丑寅卯辰巳午未申酉戌亥"), ("cjk-heavenly-stem", "甲乙丙丁戊己庚辛壬癸"),
  ]

  private static let additive: [(name: String, most: Int, tuples: String)] = [
    (
      "upper-roman", 3999,
      "1000 M 900 CM 500 D 400 CD 100 C 90 XC 50 L 40 XL 10 X 9 IX 5 V 4 IV 1 I"
    ),
    (
      "lower-roman", 3999,
      "1000 m 900 cm 500 d 400 cd 100 c 90 xc 50 l 40 xl 10 x 9 ix 5 v 4 iv 1 i"
    ),
    (
      "upper-armenian", 9999,
      "9000 Ք 8000 Փ 7000 Ւ 6000 Ց 5000 Ր 4000 Տ 3000 Վ 2000 Ս 1000 Ռ 900 Ջ 800 Պ 700 Չ 600 Ո "
        + "500 Շ 400 Ն 300 Յ 200 Մ 100 Ճ 90 Ղ 80 Ձ 70 Հ 60 Կ 50 Ծ 40 Խ 30 Լ 20 Ի 10 Ժ 9 Թ 8 Ը "
        + "7 Է 6 Զ 5 Ե 4 Դ 3 Գ 2 Բ 1 Ա"
    ),
    (
      "lower-armenian", 9999,
      "9000 ք 8000 փ 7000 ւ 6000 ց 5000 ր 4000 տ 3000 վ 2000 ս 1000 ռ 900 ջ 800 պ 700 չ 600 ո "
        + "500 շ 400 ն 300 յ 200 մ 100 ճ 90 ղ 80 ձ 70 հ 60 կ 50 ծ 40 խ 30 լ 20 ի 10 ժ 9 թ 8 ը "
        + "7 է 6 զ 5 ե 4 դ 3 գ 2 բ 1 ա"
    ),
    (
      "georgian", 19999,
      "10000 ჵ 9000 ჰ 8000 ჯ 7000 ჴ 6000 ხ 5000 ჭ 4000 წ 3000 ძ 2000 ც 1000 ჩ 900 შ 800 ყ 700 ღ "
        + "600 ქ 500 ფ 400 ჳ 300 ტ 200 ს 100 რ 90 ჟ 80 პ 70 ო 60 ჲ 50 ნ 40 მ 30 ლ 20 კ 10 ი 9 თ "
        + "8 ჱ 7 ზ 6 ვ 5 ე 4 დ 3 გ 2 ბ 1 ა"
    ),
    (
      "hebrew", 10999,
      "10000 י׳ 9000 ט׳ 8000 ח׳ 7000 ז׳ 6000 ו׳ 5000 ה׳ 4000 ד׳ 3000 ג׳ 2000 ב׳ 1000 א׳ 400 ת "
        + "300 ש 200 ר 100 ק 90 צ 80 פ 70 ע 60 ס 50 נ 40 מ 30 ל 20 כ 19 יט 18 יח 17 יז 16 טז "
        + "15 טו 10 י 9 ט 8 ח 7 ז 6 ו 5 ה 4 ד 3 ג 2 ב 1 א"
    ),
  ]
}
