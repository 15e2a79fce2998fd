import { yieldingChunks } from '../../../../../server/plugin-api';
import { type InputCells, numberOfRow } from '../../entities/input/inputCells';
import type { InputColumnName } from '../../entities/input/inputColumns';
import { type CellProblem, isInputWarning } from '../../entities/input/inputProblems';
import { type InputRow, parseInputRow } from '../../entities/input/parseInputRow';
import { isSameVisit } from './isSameVisit';
import type { KnownApplication } from './knownApplications';
import type { KnownRecords } from './knownRecords';
import type { FileRow } from './readInputFile';
import { rowHash } from './rowHash';
import { type RowSubjects, validateRow } from './validateRow';
import { VisitCalendar } from './visitCalendar';

/** A row that is valid on its own. */
export interface ValidRow {
  line: number;
  cells: InputCells;
  row: InputRow;
  hash: string;
}

/** A problem with its line and the cells of that line. */
export interface LineProblem extends CellProblem {
  line: number;
  cells: InputCells;
}

/** Rows to process before yielding to other work of the process. */
const ROWS_PER_CHUNK = 250;

export interface ParsedRows {
  validRows: ValidRow[];
  problems: LineProblem[];
}

/** Parses the rows of a file; refuses the second of two rows with the same number. */
export async function parseRows(rows: readonly FileRow[], now: number): Promise<ParsedRows> {
  const validRows: ValidRow[] = [];
  const problems: LineProblem[] = [];
  const lineOf = new Map<string, number>();
  for await (const chunk of yieldingChunks(rows, ROWS_PER_CHUNK)) for (const row of chunk) parseRow(row);
  return { validRows, problems };

  function parseRow({ line, cells, problems: found }: FileRow): void {
    // Do not parse cells that already have a table error.
    const parsed = found.length > 0 ? { row: undefined, problems: found } : parseInputRow(cells, now);
    const number = numberOfRow(cells);
    const first = lineOf.get(number);
    if (number !== '' && first !== undefined) problems.push({ ...duplicateOf(first), line, cells });
    else if (parsed.row) validRows.push({ line, cells, row: parsed.row, hash: rowHash(parsed.row) });
    for (const problem of parsed.problems) problems.push({ ...problem, line, cells });
    lineOf.set(number, first ?? line);
  }
}

/** Returns the problem of the second of two rows for the same visit. */
function duplicateOf(first: number): CellProblem {
  const column = 'externalNo' satisfies InputColumnName;
  return { column, code: 'DUP_IN_FILE', problem: 'inputDuplicate', params: { line: first } };
}

/** Returns the problem of the application number in a row: unknown, or not written by an import. */
function numberProblem({ externalNo }: InputRow, existing: KnownApplication | undefined): CellProblem | undefined {
  const column = 'applicationNo' satisfies InputColumnName;
  if (existing ? !existing.isInScope && existing.source !== 'input' : externalNo === '') {
    return { column, code: 'NOT_FOUND', problem: 'inputApplicationUnknown' };
  }
  return existing && existing.source !== 'input' ? { column, code: 'LOCKED', problem: 'inputNotImported' } : undefined;
}

/** A row to write. */
export interface PlannedRow extends ValidRow, RowSubjects {
  existing: KnownApplication | undefined;
}

export interface ImportPlan {
  writes: PlannedRow[];
  unchanged: number;
  problems: LineProblem[];
}

/** Classifies each row, in the order of the file, as new, changed, unchanged, or refused. */
export async function planImport(rows: readonly ValidRow[], known: KnownRecords, now: number): Promise<ImportPlan> {
  const calendar = new VisitCalendar(known.visits);
  const plan: ImportPlan = { writes: [], unchanged: 0, problems: [] };
  /** The lines of known applications: one row can name one by our number, another by the external one. */
  const lineOf = new Map<number, number>();
  for await (const chunk of yieldingChunks(rows, ROWS_PER_CHUNK)) for (const row of chunk) classifyRow(row);
  return plan;

  function classifyRow({ row, line, cells, hash }: ValidRow): void {
    const existing = known.applications.get(row.externalNo) ?? known.applicationByNo.get(row.applicationNo ?? '');
    const first = existing && lineOf.get(existing.id);
    if (first !== undefined) {
      plan.problems.push({ ...duplicateOf(first), line, cells });
      return;
    }
    if (existing) lineOf.set(existing.id, line);
    if (existing?.isInScope && (existing.importHash === hash || isSameVisit(row, existing, known))) {
      plan.unchanged += 1;
      return;
    }
    const numberFault = numberProblem(row, existing);
    if (numberFault) {
      plan.problems.push({ ...numberFault, line, cells });
      return;
    }
    const { problems, subjects, visit } = validateRow({ row, line, known, calendar, existing, now });
    for (const problem of problems) plan.problems.push({ ...problem, line, cells });
    if (!subjects || problems.some((problem) => !isInputWarning(problem))) return;
    if (existing) calendar.remove(existing);
    calendar.add(visit);
    const { elder, attendant, service } = subjects;
    plan.writes.push({ line, cells, row, hash, elder, attendant, service, existing });
  }
}
