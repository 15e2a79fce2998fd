import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Tuple } from '../db/database';
import { type Measured, writeMeasured } from './checksum';
import { rowLine, rowOfLine } from './rowLine';
import type { Snapshot } from './snapshot';
import type { TableShape } from './tableShape';

/** A higher level takes three times as long and saves another tenth. */
const GZIP_LEVEL = 3;
/** Maximum rows and characters per chunk. */
const PIECE = { rows: 500, characters: 4 * 1024 ** 2 };
/** Maximum length of a row; the product's rows are below a tenth of it. */
const LINE_CHARACTERS_MAX = 512 * 1024 ** 2;

/** Writes the rows of a table as compressed lines of JSON, or none if `isEmpty`. */
export async function writeTable(
  path: string,
  snapshot: Snapshot,
  { shape, isEmpty }: { shape: TableShape; isEmpty: boolean },
): Promise<Measured & { rows: number }> {
  const listed = shape.columns.map(({ name }) => `"${name}"`).join(', ');
  let rows = 0;
  async function* lines() {
    if (isEmpty) return;
    for await (const piece of snapshot.read(`select ${listed} from "${shape.name}"`)) {
      rows += piece.length;
      yield piece.map((row) => rowLine(shape, row)).join('');
    }
  }
  const measured = await writeMeasured(path, lines(), createGzip({ level: GZIP_LEVEL }));
  return { ...measured, rows };
}

/**
 * Reads the rows of a table in chunks and returns their number.
 * @throws {Error} if the file is incomplete
 */
export async function readTable(
  path: string,
  { columns }: TableShape,
  take: (rows: readonly Tuple[]) => Promise<void> | void,
): Promise<number> {
  let count = 0;
  let piece: Tuple[] = [];
  let characters = 0;
  await pipeline(createReadStream(path), createGunzip(), async (content: AsyncIterable<Buffer>) => {
    for await (const line of linesOf(content)) {
      piece.push(rowOfLine(line, columns.length));
      count += 1;
      characters += line.length;
      if (piece.length < PIECE.rows && characters < PIECE.characters) continue;
      await take(piece);
      piece = [];
      characters = 0;
    }
    if (piece.length > 0) await take(piece);
  });
  return count;
}

/** Splits a stream into lines. Node's readline would also split at U+2028, which JSON does not escape. */
export async function* linesOf(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const bytes of content) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LINE_CHARACTERS_MAX) throw new Error('a line does not end');
    yield* lines;
  }
  if (rest + decoder.decode() !== '') throw new Error('the last line is not whole');
}
