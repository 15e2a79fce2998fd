import Papa from 'papaparse';
import { findHeadings, TABLE_TITLE_ROWS_MAX, type TableSpec } from '../../../contract/table/tableSpec';

/** Possible separators of cells; the first is the default. */
const SEPARATORS = [',', '\t', ';'] as const;
/** Characters in which the headings are searched. */
const HEAD_CHARS = 100_000;

export interface SeparatedText {
  separator: string;
  /** The rows, without the line that declares the separator for Excel (`sep=;`). */
  text: string;
}

/** Detects the separator of a CSV text: the declared one, or the one that yields the most known headings. */
export function findSeparator(text: string, spec: Pick<TableSpec, 'headings'>): SeparatedText {
  const [line = '', separator] = /^"?sep=([,;\t|])"?(?:\n|$)/i.exec(text) ?? [];
  if (separator !== undefined) return { separator, text: text.slice(line.length) };
  const head = text.slice(0, HEAD_CHARS);
  const [best] = SEPARATORS.map((each) => {
    const rows = headRows(head, each);
    return {
      separator: each,
      count: findHeadings(rows, spec).count,
      width: Math.max(0, ...rows.map((row) => row.length)),
    };
  }).sort((one, other) => other.count - one.count || other.width - one.width);
  return { separator: best?.separator ?? ',', text };
}

export const headRows = (text: string, separator: string) =>
  Papa.parse<string[]>(text, { delimiter: separator, newline: '\n', preview: TABLE_TITLE_ROWS_MAX }).data;
