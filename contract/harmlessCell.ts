/** Characters that make a spreadsheet treat a text as a formula, in half and full width. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Escapes the text of a cell so that a spreadsheet does not run it as a formula. Texts that begin with = + - @ (in
 * either width), TAB, CR or LF get a leading apostrophe, except numbers (OWASP, CSV injection).
 */
export function harmlessCell(text: string): string {
  if (!FORMULA.test(text)) return text;
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? text : `'${text}`;
}

/** Reverts {@link harmlessCell}. */
export function plainCell(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}
