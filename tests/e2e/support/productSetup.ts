import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildIfStale } from '../../../scripts/build.mjs';
import { requireBrowser } from '../../../scripts/ensure-browser.mjs';
import { removeDatabases } from '../../server/support/postgresDatabases';
import { demoDatabasesIn } from './demoFolder';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the demo data of this run is kept once it is loaded. */
    demoFolder: string;
  }
}

/**
 * Makes sure, before the first browser test, that there is a browser and that what is built is what is written. Removes
 * after the last one the demo data that they shared.
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
