import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { removeDatabases } from '../../../harness/postgres/postgresDatabases';
import { buildIfStale } from '../../../scripts/build.mjs';
import { requireBrowser } from '../../../scripts/ensure-browser.mjs';
import { demoDatabasesIn } from './demoFolder';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of this run's demo data once it is loaded. */
    demoFolder: string;
  }
}

/**
 * Ensures, before the first browser test, that a browser is installed and the build is up to date. After the last one,
 * removes the demo data that the tests shared.
 */
export default function setup(project: TestProject): () => Promise<void> {
  requireBrowser();
  buildIfStale({ withPlugins: true });
  const folder = mkdtempSync(join(tmpdir(), 'console-demo-'));
  project.provide('demoFolder', folder);
  return async () => {
    await removeDatabases(project.getProvidedContext().postgresUrl, demoDatabasesIn(folder));
    rmSync(folder, { recursive: true, force: true });
  };
}
