/** `npm run bench [name …]`: runs every bench of this folder, or those whose file name contains one of the names. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from '../scripts/build.mjs';

const names = process.argv.slice(2);
const files = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => names.length === 0 || names.some((name) => file.includes(name)));
if (files.length === 0) throw new Error(`no bench is called ${names.join(' or ')}`);

buildIfStale();
for (const file of files) {
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', join(import.meta.dirname, file)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) process.exitCode = 1;
}
