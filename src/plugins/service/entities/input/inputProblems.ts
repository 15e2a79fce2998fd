import type { Problem, ProblemCode } from '../../../../../contract/problems';

/** What can be wrong with a row, as other systems are told. */
export const inputCodes = [
  'REQUIRED',
  'FORMAT',
  'RANGE',
  'DUP_IN_FILE',
  'NOT_FOUND',
  'AMBIGUOUS',
  'MISMATCH',
  'NOT_ALLOWED',
  'OVERLAP',
  'LOCKED',
  'TOO_LONG',
  'ENCODING',
  'UNKNOWN_COLUMN',
  'LATE',
  'STRUCTURE',
  'SPREADSHEET',
] as const;
export type InputCode = (typeof inputCodes)[number];

/** Codes that keep no row from being written. */
const WARNINGS: ReadonlySet<InputCode> = new Set(['UNKNOWN_COLUMN', 'LATE']);

export const isInputWarning = ({ code }: { code: InputCode }): boolean => WARNINGS.has(code);

/** One thing wrong with a cell. */
export interface CellProblem {
  /** Name of the column; for an unknown one its heading. */
  column: string;
  code: InputCode;
  /** What a person is told, with its figures. */
  problem: ProblemCode;
  params?: Problem['params'];
}

/** One thing wrong with a file, as reports list it. */
export interface InputProblem extends CellProblem {
  /** The heading is line 1. */
  line: number;
  /** The sentence for the person, in Chinese. */
  message: string;
  /** The cell as it may be shown; empty for hidden ones. */
  value: string;
}

/** Which columns of a file were read as what; `null` for those that were not. */
export interface InputMapping {
  heading: string;
  column: string | null;
}

/** What the answer of `selectReport` holds besides the figures of the record. */
export interface InputReport {
  mapping: readonly InputMapping[];
  problems: readonly InputProblem[];
}
