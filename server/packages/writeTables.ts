import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import Papa from 'papaparse';
import { isDay, parseIsoMoment, wallClock } from '../../contract/moment';
import { escapeCsvFormula } from '../../contract/table/escapeCsvFormula';
import type { WireRecord } from '../db/rows/recordCodec';
import type { FileStore, ReceivedFile } from '../files/FileStore';
import type { Cell, CellType, PackageColumn } from './packageColumn';
import type { PackageLabels } from './packageLabels';

export interface TableWriteOptions {
  pages: AsyncIterable<readonly WireRecord[]>;
  columns: readonly PackageColumn[];
  labels: PackageLabels;
  /** Name of the sheet. */
  title: string;
  files: FileStore;
  label: string;
  bytesMax: number;
}

export interface WrittenTables {
  csv: ReceivedFile;
  xlsx: ReceivedFile;
}

const BYTE_ORDER_MARK = '\uFEFF';
/** Limits of Excel for the name of a sheet: its length and its forbidden characters. */
const SHEET_NAME_MAX = 31;
const SHEET_NAME_REFUSED = /[\\/?*[\]:]/g;

/** Streams the same rows to a CSV file and a workbook, and holds at most one page of them in memory. */
export async function writeTables(options: TableWriteOptions): Promise<WrittenTables> {
  const { columns, labels, title, files, label, bytesMax } = options;
  const { writeXlsxStream } = await import('hucre/xlsx');
  const csv = new PassThrough();
  const sheet = writeXlsxStream(sheetRows(options, csv), {
    name: title.replace(SHEET_NAME_REFUSED, ' ').slice(0, SHEET_NAME_MAX),
    columns: columns.map((column) => ({ header: column.heading(labels), ...SHEET_FORMATS[column.type] })),
    freezePane: { rows: 1 },
  });
  const workbook = Readable.fromWeb(sheet as ReadableStream);
  const receive = async (content: Readable, other: Readable) => {
    try {
      return await files.receive(content, bytesMax, label);
    } catch (error) {
      other.destroy(error instanceof Error ? error : undefined);
      throw error;
    }
  };
  const [csvFile, xlsxFile] = await Promise.allSettled([receive(csv, workbook), receive(workbook, csv)]);
  if (csvFile.status === 'fulfilled' && xlsxFile.status === 'fulfilled') {
    return { csv: csvFile.value, xlsx: xlsxFile.value };
  }
  throw xlsxFile.status === 'rejected' ? xlsxFile.reason : csvFile.status === 'rejected' && csvFile.reason;
}

/** Returns a table as CSV with a byte order mark and CRLF line ends. */
export function csvTable(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + csvLines(rows);
}

/** Yields the rows of the sheet. Writes each page to the CSV first and waits for its backpressure. */
async function* sheetRows({ pages, columns, labels }: TableWriteOptions, csv: PassThrough) {
  csv.write(csvTable([columns.map((column) => column.heading(labels))]));
  for await (const page of pages) {
    const cells = page.map((record) => columns.map((column) => column.cell(record, labels)));
    const lines = cells.map((row) => row.map((cell, at) => csvText(cell, columns[at]?.type ?? 'text')));
    if (lines.length > 0 && !csv.write(csvLines(lines))) await once(csv, 'drain');
    for (const row of cells) yield row.map((cell, at) => sheetValue(cell, columns[at]?.type ?? 'text'));
  }
  csv.end();
}

function csvLines(rows: readonly (readonly string[])[]): string {
  return `${Papa.unparse(
    rows.map((row) => row.map(escapeCsvFormula)),
    { newline: '\r\n' },
  )}\r\n`;
}

/** Number formats and column widths in characters. */
const SHEET_FORMATS: Readonly<Record<CellType, { width: number; numFmt?: string }>> = {
  text: { width: 18 },
  number: { width: 12 },
  date: { width: 12, numFmt: 'yyyy-mm-dd' },
  dateTime: { width: 20, numFmt: 'yyyy-mm-dd hh:mm:ss' },
};

function csvText(cell: Cell, type: CellType): string {
  if (cell === null) return '';
  const moment = type === 'dateTime' ? parseIsoMoment(String(cell)) : undefined;
  return moment === undefined ? String(cell) : wallClock(moment);
}

/** Converts a cell for the workbook. Workbooks have no time zones, so times are written in the company's time zone. */
function sheetValue(cell: Cell, type: CellType): Cell | Date {
  if (typeof cell !== 'string') return cell;
  if (type === 'date' && isDay(cell)) return new Date(`${cell}T00:00:00Z`);
  const moment = type === 'dateTime' ? parseIsoMoment(cell) : undefined;
  return moment === undefined ? cell : new Date(`${wallClock(moment).replace(' ', 'T')}Z`);
}
