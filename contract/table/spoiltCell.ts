/** What spreadsheets write instead of a value they could not compute. */
const ERRORS: ReadonlySet<string> = new Set([
  ...['#N/A', '#REF!', '#VALUE!', '#DIV/0!', '#NAME?', '#NULL!', '#NUM!', '#SPILL!', '#CALC!', '#FIELD!'],
  ...['#BLOCKED!', '#UNKNOWN!', '#CONNECT!', '#BUSY!', '#GETTING_DATA'],
]);

/** A spreadsheet shows whole numbers of twelve digits and more like this, and has no more than fifteen of them. */
const SHORTENED = /^[+-]?\d(\.\d+)?E\+(\d+)$/i;
const SHORTENED_FROM = 11;
/** Digits of a number that spreadsheets keep. */
const DIGITS_MAX = 15;

/** How a spreadsheet has spoilt a cell: it holds an error, or (where digits are a number of something) not all digits. */
export function spoiltBy(
  cell: string,
  { isText }: { isText: boolean },
): 'tableErrorCell' | 'tableDigitsLost' | undefined {
  if (ERRORS.has(cell.toUpperCase())) return 'tableErrorCell';
  const [, , exponent] = (isText && SHORTENED.exec(cell)) || [];
  return exponent !== undefined && Number(exponent) >= SHORTENED_FROM ? 'tableDigitsLost' : undefined;
}

/** A number of a workbook as text; with an exponent, as spreadsheets write it, when it has lost digits. */
export function numberCell(value: number): string {
  const isLost = Number.isInteger(value) && Math.abs(value) >= 10 ** DIGITS_MAX;
  return isLost ? value.toExponential(DIGITS_MAX - 1).toUpperCase() : String(Number(value.toPrecision(DIGITS_MAX)));
}

/** What a formula has computed, rounded as spreadsheets round: halves away from zero. */
export function roundedCell(value: number, scale: number): string {
  const digits = Number(Math.abs(value).toPrecision(DIGITS_MAX));
  // Shifting the point in the text keeps 1.005 above the half; what has an exponent already is far from any half.
  const rounded = Math.round(Number(`${digits}e${scale}`));
  const shown = Number.isFinite(rounded)
    ? Number(`${rounded}e-${scale}`)
    : Math.round(digits * 10 ** scale) / 10 ** scale;
  return numberCell(value < 0 && shown > 0 ? -shown : shown);
}
