import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { DatabaseKind } from '../../../server/db/database';
import { migrate } from '../../../server/db/migrate';
import { openDatabase } from '../../../server/db/openDatabase';
import { sections } from '../../support/sections';
import { postgresDatabases } from './postgresDatabases';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of databases with every table and no row, to be copied. */
    migrated: Readonly<Record<DatabaseKind, string>>;
  }
}

/** Makes the tables once for the whole run, so that every database of a test is a plain copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'console-migrated-'));
  const databases = postgresDatabases(() => project.getProvidedContext().postgresUrl);
  const migrated = { sqlite: join(folder, 'migrated.sqlite'), postgres: await databases.create() };
  for (const address of Object.values(migrated)) {
    const database = openDatabase(address);
    await migrate(database, sections);
    await database.close();
  }
  project.provide('migrated', migrated);
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await databases.removeAll();
  };
}
