import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { isCode } from '../files/isCode';
import { checksumOf } from './checksum';
import { CONTENT_LIST, FILES, type Manifest, readManifest, TABLES } from './manifest';
import { linesOf, readTable } from './tableFile';

/** Maximum number of reported damages. */
const TOLD_MAX = 20;

export interface Verified {
  manifest: Manifest;
  /** A sentence per damage; empty if the backup is intact. */
  damages: readonly string[];
}

/**
 * Reads all of a backup: verifies every checksum, and reads and counts every row.
 * @throws {Refusal} if it is incomplete or has a newer format
 */
export async function verifyBackup(backup: string): Promise<Verified> {
  const manifest = await readManifest(backup);
  const damages: string[] = [];
  const tell = (damage: string) => {
    if (damages.length < TOLD_MAX) damages.push(damage);
  };
  for (const table of manifest.tables) {
    const name = join(TABLES, `${table.name}.gz`);
    if (!(await isWhole({ backup, name, sha256: table.sha256, tell }))) continue;
    const rows = await readTable(join(backup, name), table, () => undefined);
    if (rows !== table.rows) tell(`${name} holds ${rows} rows instead of ${table.rows}.`);
  }
  for (const { name, sha256 } of manifest.settings) await isWhole({ backup, name, sha256, tell });
  const { contents } = manifest;
  if (await isWhole({ backup, name: CONTENT_LIST, sha256: contents.sha256, tell })) {
    let count = 0;
    for await (const sha256 of listedContents(backup)) {
      count += 1;
      await isWhole({ backup, name: join(FILES, sha256.slice(0, 2), sha256), sha256, tell });
    }
    if (count !== contents.count) tell(`${CONTENT_LIST} names ${count} files instead of ${contents.count}.`);
  }
  return { manifest, damages };
}

/** Yields the checksums of the contents in a backup, in their order. */
export async function* listedContents(backup: string): AsyncGenerator<string> {
  for await (const line of linesOf(createReadStream(join(backup, CONTENT_LIST)))) yield line.slice(0, 64);
}

interface Expected {
  backup: string;
  name: string;
  sha256: string;
  tell: (damage: string) => void;
}

async function isWhole({ backup, name, sha256, tell }: Expected): Promise<boolean> {
  try {
    if ((await checksumOf(join(backup, name))).sha256 === sha256) return true;
    tell(`${name} was changed or cut off.`);
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
    tell(`${name} is missing.`);
  }
  return false;
}
