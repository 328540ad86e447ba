/// The language of style sheets: its syntax, selectors, values and cascade.
///
/// The parts follow the specifications CSS Syntax 3, Selectors 4, CSS Values 4 and CSS Cascade 5,
/// whose paragraphs the code cites.
public enum CSS {}
