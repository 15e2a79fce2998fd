/**
 * `npm run backup`, `restore`, `verify-backup`, `check-upgrade` and `rotate-keys`: from what is built when that is this version, and otherwise,
 * so that nobody has to wait for a build, from the sources.
 */
import { isBuilt } from './build.mjs';

if (isBuilt()) {
  await import(new URL('../dist/server/operate.js', import.meta.url).href);
} else {
  const { runnerImport } = await import('vite');
  await runnerImport('server/operate.ts', { root: process.cwd(), logLevel: 'warn' });
}
