import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ADMIN_PASSWORD } from '../../../harness/adminPassword';
import { postgresDatabases } from '../../../harness/postgres/postgresDatabases';
import type { SqlDialect } from '../../../server/db/database';
import { migrate } from '../../../server/db/migrations/migrate';
import { openDatabase } from '../../../server/db/openDatabase';
import { seedDatabase } from '../../../server/seedDatabase';
import { sections } from '../../support/sections';
import { provenFromNow, unlocked } from './testKey';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of databases to copy: with every table and no row, and as after a first start. */
    templates: Readonly<Record<'migrated' | 'started', Readonly<Record<SqlDialect, string>>>>;
    /** Contains a folder for the files of each server. */
    dataFolder: string;
  }
}

/** Creates the tables and the first rows once for the whole run, so that every test database is a plain copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'console-templates-'));
  const databases = postgresDatabases(() => project.getProvidedContext().postgresUrl);
  const addresses = async (name: string) => ({
    sqlite: join(folder, `${name}.sqlite`),
    postgres: await databases.create(),
  });
  const templates = { migrated: await addresses('migrated'), started: await addresses('started') };
  for (const [name, { sqlite, postgres }] of Object.entries(templates)) {
    for (const address of [sqlite, postgres]) {
      const database = unlocked(openDatabase(address));
      await migrate(database, sections);
      if (name === 'started') {
        await seedDatabase({ database, adminPassword: ADMIN_PASSWORD });
        await provenFromNow(database);
      }
      await database.close();
    }
  }
  project.provide('templates', templates);
  const dataFolder = join(folder, 'data');
  mkdirSync(dataFolder);
  project.provide('dataFolder', dataFolder);
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await databases.removeAll();
  };
}
