/** What a spreadsheet takes for the beginning of a formula, in either width. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * A cell's text, made harmless where a spreadsheet would run it as a formula: texts that begin with = + - @ (of either width), TAB,
 * CR or LF are preceded by an apostrophe, numbers excepted (OWASP, CSV injection).
 */
export function harmlessCell(text: string): string {
  if (!FORMULA.test(text)) return text;
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? text : `'${text}`;
}

/** The text of a cell that {@link harmlessCell} has written. */
export function plainCell(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}
