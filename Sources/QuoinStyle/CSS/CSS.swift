/// The language of style sheets: its syntax, selectors, values and cascade.
///
/// The parts follow CSS Syntax 3, Selectors 4, CSS Values 4 and CSS Cascade 5; comments cite their
/// sections.
public enum CSS {}
