import { stripAllInvisible } from '../values/invisible';

/** Error values of spreadsheets. */
const ERRORS: ReadonlySet<string> = new Set([
  ...['#N/A', '#REF!', '#VALUE!', '#DIV/0!', '#NAME?', '#NULL!', '#NUM!', '#SPILL!', '#CALC!', '#FIELD!'],
  ...['#BLOCKED!', '#UNKNOWN!', '#CONNECT!', '#BUSY!', '#GETTING_DATA'],
]);
/** Errors of LibreOffice, and what a column that is too narrow for its values shows and saves. */
const DISPLAY_ERRORS = /^(?:ERR:\d{3}|#{3,})$/;

/** Spreadsheets show whole numbers of twelve or more digits like this, and keep at most fifteen digits. */
const SCIENTIFIC_NOTATION = /^[+-]?\d(\.\d+)?E\+(\d+)$/i;
const SCIENTIFIC_EXPONENT_MIN = 11;
/** Digits of a number that spreadsheets keep. */
const DIGITS_MAX = 15;

/**
 * Returns how a spreadsheet has corrupted a cell: an error value, or lost digits in a text column (such as a phone
 * number).
 */
export function detectCellCorruption(
  cell: string,
  { isText }: { isText: boolean },
): 'tableErrorCell' | 'tableDigitsLost' | undefined {
  const displayed = stripAllInvisible(cell).normalize('NFKC').trim().toUpperCase();
  if (ERRORS.has(displayed) || DISPLAY_ERRORS.test(displayed)) return 'tableErrorCell';
  const [, , exponent] = (isText && SCIENTIFIC_NOTATION.exec(displayed)) || [];
  return exponent !== undefined && Number(exponent) >= SCIENTIFIC_EXPONENT_MIN ? 'tableDigitsLost' : undefined;
}

/** Formats a number of a workbook as text. Uses an exponent, as spreadsheets do, if it has lost digits. */
export function formatNumberCell(value: number): string {
  const isLost = Number.isInteger(value) && Math.abs(value) >= 10 ** DIGITS_MAX;
  return isLost ? value.toExponential(DIGITS_MAX - 1).toUpperCase() : String(Number(value.toPrecision(DIGITS_MAX)));
}

/** Formats the result of a formula, rounded as spreadsheets round: halves away from zero. */
export function formatRoundedCell(value: number, scale: number): string {
  const digits = Number(Math.abs(value).toPrecision(DIGITS_MAX));
  // Shifting the decimal point in the text keeps 1.005 above the half. A number with an exponent is far from any half.
  const rounded = Math.round(Number(`${digits}e${scale}`));
  const displayed = Number.isFinite(rounded)
    ? Number(`${rounded}e-${scale}`)
    : Math.round(digits * 10 ** scale) / 10 ** scale;
  return formatNumberCell(value < 0 && displayed > 0 ? -displayed : displayed);
}
