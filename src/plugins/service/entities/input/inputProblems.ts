import type { Problem, ProblemCode } from '../../../../../contract/problems';

/** Error codes of rows, for other systems. */
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

/** Codes that do not prevent the row from being written. */
const WARNINGS: ReadonlySet<InputCode> = new Set(['UNKNOWN_COLUMN', 'LATE']);

export const isInputWarning = ({ code }: { code: InputCode }): boolean => WARNINGS.has(code);

/** A problem of a cell. */
export interface CellProblem {
  /** Name of the column, or the heading of an unknown one. */
  column: string;
  code: InputCode;
  /** The message for the user, with its parameters. */
  problem: ProblemCode;
  params?: Problem['params'];
}

/** A problem of a file, as reports list it. */
export interface InputProblem extends CellProblem {
  /** The heading is line 1. */
  line: number;
  /** The message for the user, in Chinese. */
  message: string;
  /** The masked value of the cell; empty for hidden ones. */
  value: string;
}

/** The column that each heading of a file was mapped to; `null` if unknown. */
export interface InputMapping {
  heading: string;
  column: string | null;
}

/** What `selectReport` answers besides the fields of the record. */
export interface InputReport {
  mapping: readonly InputMapping[];
  problems: readonly InputProblem[];
}
