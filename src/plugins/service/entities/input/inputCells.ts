import { characterCount, hasControlCharacters, normalizeText } from '../../../../../contract/normalizeText';
import type { Problem, ProblemCode } from '../../../../../contract/problems';
import { normalizeDocumentNumber } from '../../../../../contract/values/normalizeDocumentNumber';
import { type InputColumnName, inputColumn, inputColumnNames } from './inputColumns';
import type { InputCode } from './inputProblems';

/** The cells of a row by column name; absent if the file has no such column. */
export type InputCells = Readonly<Partial<Record<InputColumnName, string>>>;

/** Columns with numbers that this product gives, always in ASCII and capital letters. */
const OWN_NUMBERS: ReadonlySet<InputColumnName> = new Set(['applicationNo', 'elderlyNo', 'attendantNo']);
const normalizeOwnNumber = (text: string) => normalizeDocumentNumber(text).toUpperCase();

/** Returns the number that identifies the visit of a row, even of one with problems; empty if it has none. */
export function numberOfRow({ externalNo = '', applicationNo = '' }: InputCells): string {
  return normalizeText(externalNo) || normalizeOwnNumber(applicationNo);
}

type AddProblem = (column: InputColumnName, code: InputCode, problem: ProblemCode, params?: Problem['params']) => void;

/** Whether a row has no text in a column. */
export const isEmpty = (cells: InputCells, column: InputColumnName) => normalizeText(cells[column] ?? '') === '';

/** Our own number can replace that of another system. */
const hasOwnNumber = (column: InputColumnName, rawCells: InputCells) =>
  column === 'externalNo' && !isEmpty(rawCells, 'applicationNo');

/** Returns the trimmed cells; `null` if empty or invalid in any column. */
export function cleanCells(rawCells: InputCells, add: AddProblem): Readonly<Record<InputColumnName, string | null>> {
  const clean: Partial<Record<InputColumnName, string | null>> = {};
  for (const name of inputColumnNames) {
    const { required, max, multiline } = inputColumn(name);
    const text = normalizeText(rawCells[name] ?? '');
    clean[name] = null;
    if (text === '') {
      if (required && !hasOwnNumber(name, rawCells)) add(name, 'REQUIRED', 'required');
    } else if (text.includes('\uFFFD')) add(name, 'ENCODING', 'inputBroken');
    else if (characterCount(text) > max) add(name, 'TOO_LONG', 'tooLong', { max });
    else if (hasControlCharacters(text, { multiline: multiline === true })) add(name, 'FORMAT', 'controlCharacters');
    else clean[name] = OWN_NUMBERS.has(name) ? normalizeOwnNumber(text) : text;
  }
  // The loop above covers every column.
  return clean as Record<InputColumnName, string | null>;
}
