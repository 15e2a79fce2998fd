import Papa from 'papaparse';
import { columnOfHeading, type InputColumnName, inputColumn, requiredColumns } from '../../entities/input/inputColumns';
import type { CellProblem, InputMapping } from '../../entities/input/inputProblems';
import type { InputCells } from '../../entities/input/parseInputRow';

/** A row of a file that is not empty. */
export interface FileRow {
  /** The heading is line 1. */
  line: number;
  cells: InputCells;
}

/** What stands in a file, before anything in it is judged. */
export interface InputFile {
  mapping: InputMapping[];
  rows: FileRow[];
  /** What is wrong with the heading. */
  problems: CellProblem[];
}

/** Takes a CSV text apart: separated by commas or tabs, its columns in any order, headed in Chinese or English. */
export function readInputFile(text: string): InputFile {
  const delimiter = (/^[^\r\n]*/.exec(text)?.[0] ?? '').includes('\t') ? '\t' : ',';
  const [headings = [], ...lines] = Papa.parse<string[]>(text, { delimiter }).data;
  const problems: CellProblem[] = [];
  const positions = new Map<InputColumnName, number>();
  const mapping = headings.map((heading, position): InputMapping => {
    const column = columnOfHeading(heading);
    if (column === undefined) {
      if (heading.trim() !== '') problems.push(unread(heading, 'inputColumnUnknown'));
      return { heading, column: null };
    }
    if (positions.has(column)) {
      problems.push(unread(heading, 'inputColumnTwice'));
      return { heading, column: null };
    }
    positions.set(column, position);
    return { heading, column };
  });
  const missing = requiredColumns.filter((name) => !positions.has(name));
  for (const column of missing) problems.push({ column, code: 'REQUIRED', problem: 'inputColumnMissing' });
  const places = [...positions];
  const rows = lines.flatMap((line, index): FileRow[] => {
    if (line.every((cell) => cell.trim() === '')) return [];
    const cells = Object.fromEntries(places.map(([name, position]) => [name, line[position] ?? '']));
    return [{ line: index + 2, cells }];
  });
  return { mapping, rows, problems };
}

function unread(heading: string, problem: 'inputColumnUnknown' | 'inputColumnTwice'): CellProblem {
  return { column: heading.slice(0, inputColumn('remark').max), code: 'UNKNOWN_COLUMN', problem };
}
