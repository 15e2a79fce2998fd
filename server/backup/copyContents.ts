import { link, mkdir, open, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Tuple } from '../db/database';
import { contentUses } from '../files/contentUse';
import { contentPath, flushFolder } from '../files/diskFileStore';
import { isCode } from '../files/isCode';
import { type Measured, writeMeasured } from './checksum';
import { CONTENT_LIST, FILES } from './manifest';
import type { Snapshot } from './snapshot';

/** Contents that are copied at the same time. */
const AT_ONCE = 8;

export interface CopiedContents extends Pick<Measured, 'sha256'> {
  count: number;
  bytes: number;
  /** How many were not in the backup before. */
  copied: number;
  /** Used by a record, but not whole in the data folder. */
  missing: number;
}

interface Places {
  /** The server's store. */
  store: string;
  /** The backup that is being written. */
  backup: string;
  /** The backup before it. */
  previous: string | undefined;
}

/**
 * Puts the contents that a snapshot uses into a backup and lists them. A content that the backup before has is linked, so that it
 * takes its place on the disk once.
 */
export async function copyContents(snapshot: Snapshot, places: Places): Promise<CopiedContents> {
  const total = { count: 0, bytes: 0, copied: 0, missing: 0 };
  const folders = new Set<string>();
  async function* list() {
    for await (const piece of snapshot.read(usedContents(snapshot))) {
      for (let begin = 0; begin < piece.length; begin += AT_ONCE) {
        const found = await Promise.all(piece.slice(begin, begin + AT_ONCE).map((row) => copyContent(row, places)));
        for (const { sha256, path, bytes, isNew } of found.filter((each) => each !== undefined)) {
          total.count += 1;
          total.bytes += bytes;
          total.copied += Number(isNew);
          folders.add(dirname(path));
          yield `${sha256}  ${FILES}/${sha256.slice(0, 2)}/${sha256}\n`;
        }
        total.missing += found.filter((each) => each === undefined).length;
      }
    }
  }
  await mkdir(join(places.backup, FILES));
  const { sha256 } = await writeMeasured(join(places.backup, CONTENT_LIST), list());
  for (const folder of [...folders, join(places.backup, FILES)]) await flushFolder(folder);
  return { ...total, sha256 };
}

/** The checksums of all contents that records use, each once. */
function usedContents({ kind, tables }: Snapshot): string {
  const known = new Set(tables.map(({ name }) => name));
  const order = kind === 'postgres' ? ' collate "C"' : '';
  return contentUses
    .filter(({ table }) => known.has(table))
    .map(({ table, column }) => `select "${column}" as "sha256" from "${table}" where "${column}" is not null`)
    .join(' union ')
    .replace(/^(.*)$/s, `select "sha256" from ($1) as "used" order by "sha256"${order}`);
}

/** Copies one content; `undefined` when the store has it no more, or damaged. */
async function copyContent([checksum]: Tuple, { store, backup, previous }: Places) {
  const sha256 = String(checksum);
  const path = contentPath(join(backup, FILES), sha256);
  await mkdir(dirname(path), { recursive: true });
  if (previous !== undefined && (await isLinked(contentPath(join(previous, FILES), sha256), path))) {
    return { sha256, path, bytes: (await stat(path)).size, isNew: false };
  }
  const source = await open(contentPath(store, sha256)).catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  if (!source) return undefined;
  const made = await writeMeasured(path, source.createReadStream());
  if (made.sha256 === sha256) return { sha256, path, bytes: made.bytes, isNew: true };
  await rm(path);
  return undefined;
}

/** Whether a file got a second name; some file systems have one name a file. */
async function isLinked(known: string, path: string): Promise<boolean> {
  try {
    await link(known, path);
    return true;
  } catch (error) {
    if (isCode(error, 'ENOENT', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV')) return false;
    throw error;
  }
}
