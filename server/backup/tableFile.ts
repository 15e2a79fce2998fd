import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Tuple } from '../db/database';
import { type FileDigest, writeWithDigest } from './checksum';
import { decodeRow, encodeRow } from './rowCodec';
import type { Snapshot } from './snapshot';
import type { TableShape } from './tableShape';

/** A higher level takes three times as long and saves another tenth. */
const GZIP_LEVEL = 3;
/** Maximum rows and characters per chunk. */
const BATCH = { rows: 500, characters: 4 * 1024 ** 2 };
/** Maximum length of a row; the product's rows are below a tenth of it. */
const LINE_CHARACTERS_MAX = 512 * 1024 ** 2;

/** Writes the rows of a table as compressed lines of JSON, or none if `isEmpty`. */
export async function writeTable(
  path: string,
  snapshot: Snapshot,
  { shape, isEmpty }: { shape: TableShape; isEmpty: boolean },
): Promise<FileDigest & { rows: number }> {
  const columnList = shape.columns.map(({ name }) => `"${name}"`).join(', ');
  let rows = 0;
  async function* lines() {
    if (isEmpty) return;
    for await (const batch of snapshot.read(`select ${columnList} from "${shape.name}"`)) {
      rows += batch.length;
      yield batch.map((row) => encodeRow(shape, row)).join('');
    }
  }
  const digest = await writeWithDigest(path, lines(), createGzip({ level: GZIP_LEVEL }));
  return { ...digest, rows };
}

/**
 * Reads the rows of a table in chunks and returns their number.
 * @throws {Error} if the file is incomplete
 */
export async function readTable(
  path: string,
  { columns }: TableShape,
  onRows: (rows: readonly Tuple[]) => Promise<void> | void,
): Promise<number> {
  let count = 0;
  let batch: Tuple[] = [];
  let characters = 0;
  await pipeline(createReadStream(path), createGunzip(), async (content: AsyncIterable<Buffer>) => {
    for await (const line of readLines(content)) {
      batch.push(decodeRow(line, columns.length));
      count += 1;
      characters += line.length;
      if (batch.length < BATCH.rows && characters < BATCH.characters) continue;
      await onRows(batch);
      batch = [];
      characters = 0;
    }
    if (batch.length > 0) await onRows(batch);
  });
  return count;
}

/** Splits a stream into lines. Node's readline would also split at U+2028, which JSON does not escape. */
export async function* readLines(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
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
