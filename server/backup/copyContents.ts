import { link, mkdir, open, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Tuple } from '../db/database';
import { contentReferences } from '../files/contentReferences';
import { contentPath, syncFolder } from '../files/diskFileStore';
import { hasErrorCode } from '../files/hasErrorCode';
import { type FileDigest, writeWithDigest } from './checksum';
import { CONTENT_LIST, FILES } from './manifest';
import type { Snapshot } from './snapshot';

/** Contents copied concurrently. */
const CONCURRENCY = 8;

export interface CopiedContents extends Pick<FileDigest, 'sha256'> {
  count: number;
  bytes: number;
  /** Number of contents that the previous backup lacked. */
  copied: number;
  /** Contents that a record uses, but that are missing or damaged in the data folder. */
  missing: number;
}

interface CopyPaths {
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
export async function copyContents(snapshot: Snapshot, paths: CopyPaths): Promise<CopiedContents> {
  const total = { count: 0, bytes: 0, copied: 0, missing: 0 };
  const folders = new Set<string>();
  async function* list() {
    for await (const batch of snapshot.read(referencedContents(snapshot))) {
      for (let begin = 0; begin < batch.length; begin += CONCURRENCY) {
        const found = await Promise.all(batch.slice(begin, begin + CONCURRENCY).map((row) => copyContent(row, paths)));
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
  await mkdir(join(paths.backup, FILES));
  const { sha256 } = await writeWithDigest(join(paths.backup, CONTENT_LIST), list());
  for (const folder of [...folders, join(paths.backup, FILES)]) await syncFolder(folder);
  return { ...total, sha256 };
}

/** Returns SQL that selects the distinct checksums of all contents that records use. */
function referencedContents({ kind, tables }: Snapshot): string {
  const known = new Set(tables.map(({ name }) => name));
  const order = kind === 'postgres' ? ' collate "C"' : '';
  return contentReferences
    .filter(({ table }) => known.has(table))
    .map(({ table, column }) => `select "${column}" as "sha256" from "${table}" where "${column}" is not null`)
    .join(' union ')
    .replace(/^(.*)$/s, `select "sha256" from ($1) as "used" order by "sha256"${order}`);
}

/** Copies one content. Returns `undefined` if it is missing or damaged in the store. */
async function copyContent([checksum]: Tuple, { store, backup, previous }: CopyPaths) {
  const sha256 = String(checksum);
  const path = contentPath(join(backup, FILES), sha256);
  await mkdir(dirname(path), { recursive: true });
  if (previous !== undefined && (await tryHardLink(contentPath(join(previous, FILES), sha256), path))) {
    return { sha256, path, bytes: (await stat(path)).size, isNew: false };
  }
  const source = await open(contentPath(store, sha256)).catch((error: unknown) => {
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  if (!source) return undefined;
  const digest = await writeWithDigest(path, source.createReadStream());
  if (digest.sha256 === sha256) return { sha256, path, bytes: digest.bytes, isNew: true };
  await rm(path);
  return undefined;
}

/** Returns whether a hard link was created; some file systems do not support them. */
async function tryHardLink(known: string, path: string): Promise<boolean> {
  try {
    await link(known, path);
    return true;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV')) return false;
    throw error;
  }
}
