import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { hasErrorCode } from '../files/hasErrorCode';
import { digestFile } from './checksum';
import { CONTENT_LIST, FILES, type Manifest, readManifest, TABLES } from './manifest';
import { readLines, readTable } from './tableFile';

/** Maximum number of reported damages. */
const REPORTED_MAX = 20;

export interface BackupVerification {
  manifest: Manifest;
  /** A sentence per damage; empty if the backup is intact. */
  damages: readonly string[];
}

/**
 * Reads all of a backup: verifies every checksum, and reads and counts every row.
 * @throws {OperatorError} if it is incomplete or has a newer format
 */
export async function verifyBackup(backup: string): Promise<BackupVerification> {
  const manifest = await readManifest(backup);
  const damages: string[] = [];
  const report = (damage: string) => {
    if (damages.length < REPORTED_MAX) damages.push(damage);
  };
  for (const table of manifest.tables) {
    const name = join(TABLES, `${table.name}.gz`);
    if (!(await checkFile({ backup, name, sha256: table.sha256, report }))) continue;
    const rows = await readTable(join(backup, name), table, () => undefined);
    if (rows !== table.rows) report(`${name} holds ${rows} rows instead of ${table.rows}.`);
  }
  for (const { name, sha256 } of manifest.settings) await checkFile({ backup, name, sha256, report });
  const { contents } = manifest;
  if (await checkFile({ backup, name: CONTENT_LIST, sha256: contents.sha256, report })) {
    let count = 0;
    for await (const sha256 of readContentList(backup)) {
      count += 1;
      await checkFile({ backup, name: join(FILES, sha256.slice(0, 2), sha256), sha256, report });
    }
    if (count !== contents.count) report(`${CONTENT_LIST} names ${count} files instead of ${contents.count}.`);
  }
  return { manifest, damages };
}

/** Yields the checksums of the contents in a backup, in their order. */
export async function* readContentList(backup: string): AsyncGenerator<string> {
  for await (const line of readLines(createReadStream(join(backup, CONTENT_LIST)))) yield line.slice(0, 64);
}

interface ExpectedFile {
  backup: string;
  name: string;
  sha256: string;
  report: (damage: string) => void;
}

async function checkFile({ backup, name, sha256, report }: ExpectedFile): Promise<boolean> {
  try {
    if ((await digestFile(join(backup, name))).sha256 === sha256) return true;
    report(`${name} was changed or cut off.`);
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT')) throw error;
    report(`${name} is missing.`);
  }
  return false;
}
