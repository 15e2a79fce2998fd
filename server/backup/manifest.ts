import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { OperatorError } from '../db/OperatorError';
import { hasErrorCode } from '../files/hasErrorCode';
import { tableShape } from './tableShape';

/** File and folder names within a backup. */
export const MANIFEST = 'manifest.json';
export const MANIFEST_CHECKSUM = 'manifest.json.sha256';
export const CONTENT_LIST = 'contents.sha256';
export const TABLES = 'tables';
export const FILES = 'files';
/** Files of the data folder that are copied unchanged. */
export const SETTINGS = ['console.config.json'];
/** Version of the backup format; incremented by a change that older versions cannot read. */
export const FORMAT_VERSION = 1;
/** Name of a folder with a complete backup. */
const BACKUP_NAME = /^backup-\d{8}T\d{9}Z$/;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);

const manifestSchema = z.object({
  product: z.literal('smart-elderly-care-console'),
  format: z.literal(FORMAT_VERSION),
  /** Version of the product that made it. */
  version: z.string(),
  /** Time of the snapshot. */
  time: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** Migrations that had run. */
  migrations: z.array(z.string()),
  tables: z.array(tableShape.extend({ rows: count, bytes: count, sha256 })),
  /**
   * Contents of the file store, listed in {@link CONTENT_LIST}; `missing` ones were missing or damaged in the data folder.
   */
  contents: z.object({ count, bytes: count, missing: count, sha256 }),
  settings: z.array(z.object({ name: z.enum(SETTINGS), bytes: count, sha256 })),
  /** Keys of the installation by name and checksum; the keys themselves are in a separate file. */
  keys: z.array(z.object({ name: z.string(), sha256 })),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Returns the name of a backup. Names sort chronologically. */
export const backupName = (time: number) => `backup-${new Date(time).toISOString().replace(/[-:.]/g, '')}`;

/** Returns the complete backups in a folder, the oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (hasErrorCode(error, 'ENOENT')) return [];
    throw error;
  });
  return names.filter((name) => BACKUP_NAME.test(name)).sort();
}

/**
 * Returns the backup at a path, or the newest one in it.
 * @throws {OperatorError} if there is none
 */
export async function findBackup(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) throw new OperatorError(`There is no folder ${path}.`);
  if ((await readdir(path)).includes(MANIFEST)) return path;
  const newest = (await listBackups(path)).at(-1);
  if (newest === undefined) throw new OperatorError(`There is no whole backup in ${path}.`);
  return join(path, newest);
}

/** Returns the texts of a manifest and of its checksum file. */
export function serializeManifest(manifest: Manifest): { text: string; sum: string } {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  return { text, sum: `${createHash('sha256').update(text).digest('hex')}  ${MANIFEST}\n` };
}

/**
 * Reads the manifest of a backup.
 * @throws {OperatorError} if it is damaged or has an unknown format
 */
export async function readManifest(backup: string): Promise<Manifest> {
  const read = (name: string) =>
    readFile(join(backup, name)).catch((error: unknown) => {
      if (hasErrorCode(error, 'ENOENT')) throw new OperatorError(`${backup} is no whole backup: ${name} is missing.`);
      throw error;
    });
  const [text, sum] = [await read(MANIFEST), await read(MANIFEST_CHECKSUM)];
  const actual = createHash('sha256').update(text).digest('hex');
  if (sum.toString() !== `${actual}  ${MANIFEST}\n`)
    throw new OperatorError(`The backup is damaged: ${MANIFEST} was changed.`);
  const parsed: unknown = JSON.parse(text.toString());
  const format = z.object({ format: z.number() }).safeParse(parsed).data?.format ?? 0;
  if (format > FORMAT_VERSION)
    throw new OperatorError('A newer version of the product made this backup. Restore it with that one.');
  const manifest = manifestSchema.safeParse(parsed);
  if (!manifest.success) throw new OperatorError(`${MANIFEST} is not that of a backup of this product.`);
  return manifest.data;
}
