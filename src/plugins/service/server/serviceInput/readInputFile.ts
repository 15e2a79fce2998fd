import {
  type ParsedTable,
  parseTableFile,
  type TableProblem,
  type TableRefusal,
} from '../../../../../server/plugin-api/builtin';
import type { InputCells } from '../../entities/input/inputCells';
import type { InputColumnName } from '../../entities/input/inputColumns';
import type { CellProblem, InputCode, InputMapping } from '../../entities/input/inputProblems';
import { inputTable } from '../../entities/input/inputTable';

/** A non-empty row of a file. */
export interface FileRow {
  /** Row number as in spreadsheets. */
  line: number;
  cells: InputCells;
  /** Problems that are independent of the meaning of its cells. */
  problems: CellProblem[];
}

/** The contents of a file, before validation. */
export interface InputFile {
  headingLine: number;
  mapping: InputMapping[];
  rows: FileRow[];
  /** Problems of the headings. */
  problems: CellProblem[];
}

/** Reads headings and rows of a service-input file. */
export async function readInputFile(content: Uint8Array): Promise<InputFile | TableRefusal> {
  const table = await parseTableFile(content, inputTable);
  if ('refused' in table) return table;
  return {
    headingLine: table.headingLine,
    mapping: table.mapping.map(({ heading, column }) => ({ heading, column })),
    rows: table.rows.map(({ line, cells, problems }) => ({ line, cells, problems: problems.map(cellProblem) })),
    problems: headingProblems(table),
  };
}

function headingProblems({ mapping, missing }: ParsedTable): CellProblem[] {
  const unknownHeadings = mapping.filter(({ heading, column }) => column === null && heading.trim() !== '');
  return [
    ...unknownHeadings.map(({ heading, isTwice }): CellProblem => {
      const problem = isTwice ? 'inputColumnTwice' : 'inputColumnUnknown';
      return { column: heading, code: 'UNKNOWN_COLUMN', problem };
    }),
    ...missing.map((column): CellProblem => ({ column, code: 'REQUIRED', problem: 'inputColumnMissing' })),
  ];
}

const CODES = {
  tableQuotes: 'STRUCTURE',
  tableQuoteSpans: 'STRUCTURE',
  tableTooWide: 'STRUCTURE',
  tableExtraCell: 'STRUCTURE',
  tableErrorCell: 'SPREADSHEET',
  tableDigitsLost: 'SPREADSHEET',
} as const satisfies Record<TableProblem['problem'], InputCode>;

/** Converts a problem of the table to one of a service-input file. */
export function cellProblem({ column, problem, params }: TableProblem): CellProblem {
  // A problem of a whole row is reported at its number.
  const place = column === '' ? ('externalNo' satisfies InputColumnName) : column;
  return { column: place, code: CODES[problem], problem, ...(params && { params }) };
}
