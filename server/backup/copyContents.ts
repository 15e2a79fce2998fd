import { link, mkdir, open, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Tuple } from '../db/database';
import { contentUses } from '../files/contentUse';
import { contentPath, flushFolder } from '../files/diskFileStore';
import { isCode } from '../files/isCode';
import { type Measured, writeMeasured } from './checksum';
import { CONTENT_LIST, FILES } from './manifest';
import type { Snapshot } from './snapshot';

/** Contents copied concurrently. */
const AT_ONCE = 8;

export interface CopiedContents extends Pick<Measured, 'sha256'> {
  count: number;
  bytes: number;
  /** Number of contents that the previous backup lacked. */
  copied: number;
  /** Contents that a record uses, but that are missing or damaged in the data folder. */
  missing: number;
}

interface Places {
  /** The server's file store. */
  store: string;
  /** The backup being written. */
  backup: string;
  /** The previous backup. */
  previous: string | undefined;
}

/**
 * Copies the contents that a snapshot uses into a backup and lists them. Contents of the previous backup are hard-linked, so
 * that they take disk space only once.
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

/** Returns SQL that selects the distinct checksums of all contents that records use. */
function usedContents({ kind, tables }: Snapshot): string {
  const known = new Set(tables.map(({ name }) => name));
  const order = kind === 'postgres' ? ' collate "C"' : '';
  return contentUses
    .filter(({ table }) => known.has(table))
    .map(({ table, column }) => `select "${column}" as "sha256" from "${table}" where "${column}" is not null`)
    .join(' union ')
    .replace(/^(.*)$/s, `select "sha256" from ($1) as "used" order by "sha256"${order}`);
}

/** Copies one content. Returns `undefined` if it is missing or damaged in the store. */
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

/** Returns whether a hard link was created; some file systems do not support them. */
async function isLinked(known: string, path: string): Promise<boolean> {
  try {
    await link(known, path);
    return true;
  } catch (error) {
    if (isCode(error, 'ENOENT', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV')) return false;
    throw error;
  }
}
