import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Everything the product is built from. */
const SOURCES = ['contract', 'src', 'server', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];
/** Written last, so that a build broken off halfway never counts as one. */
const STAMP = join(ROOT, 'dist', 'built');

/**
 * Builds the console into dist/client and the server into dist/server.
 *
 * @returns {void}
 * @throws {Error} when a build fails; its own messages stand on stderr
 */
export function build() {
  rmSync(STAMP, { force: true });
  runVite(['build']);
  runVite(['build', '--ssr', 'server/main.ts']);
  writeFileSync(STAMP, '');
}

/** Builds unless what is built is newer than every source; a deleted source counts as a change. */
export function buildIfStale() {
  const builtAt = existsSync(STAMP) ? statSync(STAMP).mtimeMs : 0;
  if (SOURCES.some((source) => newest(join(ROOT, source)) > builtAt)) build();
}

/** @param {string[]} options */
function runVite(options) {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status } = spawnSync(process.execPath, [vite, ...options, '--logLevel', 'warn'], {
    cwd: ROOT,
    // Whoever builds, tests included, builds what administrators get; Vite would keep the `test` it finds.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`vite ${options.join(' ')} failed`);
}

/**
 * The latest change of a file, or of anything in a folder, in milliseconds since 1970; 0 when there is none.
 *
 * @param {string} path
 * @returns {number}
 */
function newest(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) build();
