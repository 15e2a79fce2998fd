/** Characters that make a spreadsheet treat a text as a formula, in half and full width. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Escapes the text of a cell so that a spreadsheet does not run it as a formula. Texts that begin with = + - @ (in
 * either width), TAB, CR or LF get a leading apostrophe, except numbers (OWASP, CSV injection).
 */
export function escapeCsvFormula(text: string): string {
  // A text that already begins with apostrophes gets one more, so that `unescapeCsvFormula` restores it.
  if (!FORMULA.test(text.replace(/^'+/, ''))) return text;
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? text : `'${text}`;
}

/** A formula that only consists of a text: programs write numbers like this so that spreadsheets keep all digits. */
const QUOTED = /^="([^"]*)"$/;

/** Reverts {@link escapeCsvFormula}, and returns the text of a formula such as `="0123"`. */
export function unescapeCsvFormula(text: string): string {
  const [, quoted] = QUOTED.exec(text) ?? [];
  if (quoted !== undefined) return quoted;
  return text.startsWith("'") && FORMULA.test(text.replace(/^'+/, '')) ? text.slice(1) : text;
}
