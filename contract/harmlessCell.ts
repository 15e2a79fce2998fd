/**
 * A cell's text, made harmless where a spreadsheet would run it as a formula: texts that begin with = + - @ TAB or CR
 * are preceded by an apostrophe, numbers excepted (OWASP, CSV injection).
 */
export function harmlessCell(text: string): string {
  if (!/^[=+\-@\t\r]/.test(text)) return text;
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? text : `'${text}`;
}
