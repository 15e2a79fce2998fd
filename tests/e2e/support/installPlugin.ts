import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPlugin } from '../../../harness/remotePlugin';

const ID = 'fall-alarm';

/** Copies a build into a data folder, replacing the previous one. */
export function installPlugin(dataDir: string, { dist }: BuiltPlugin): void {
  const own = join(dataDir, 'plugins', ID);
  rmSync(own, { recursive: true, force: true });
  cpSync(dist, own, { recursive: true });
}

/** Writes the printed lines into the operator's configuration. */
export function listPlugin(dataDir: string, { config }: BuiltPlugin): void {
  writeFileSync(join(dataDir, 'console.config.json'), JSON.stringify(config));
}
