import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Everything the product is built from. */
const SOURCES = ['contract', 'src', 'server', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];
/** Written last, so that a build broken off halfway never counts as one. */
const STAMP = join(ROOT, 'dist', 'built');
/** Other kinds of files are compressed by their nature. */
const COMPRESSIBLE = /\.(css|js|json|svg|txt|webmanifest)$/;
/** The highest level takes four times as long and saves another 7 %. */
const BROTLI_QUALITY = 9;

/**
 * Builds the console into dist/client and the server into dist/server.
 *
 * @returns {void}
 * @throws {Error} when a build fails; its own messages stand on stderr
 */
export function build() {
  rmSync(STAMP, { force: true });
  run([join(ROOT, 'scripts', 'run.mjs'), 'scripts/checkSections.ts'], 'A section cannot be used: nothing is built');
  runVite(['build']);
  compressFiles(join(ROOT, 'dist', 'client'));
  runVite(['build', '--ssr']);
  writeFileSync(STAMP, '');
}

/** Builds unless what is built is up to date. */
export function buildIfStale() {
  if (!isBuilt()) build();
}

/** Whether what is built is newer than every source; a deleted source counts as a change. */
export function isBuilt() {
  const builtAt = existsSync(STAMP) ? statSync(STAMP).mtimeMs : 0;
  return SOURCES.every((source) => newest(join(ROOT, source)) <= builtAt);
}

/**
 * Puts the compressed forms of files beside them, `.br` and `.gz`, which the server sends to browsers that accept them.
 *
 * @param {string} folder
 */
function compressFiles(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of names.filter((name) => COMPRESSIBLE.test(name)).map((name) => join(folder, name))) {
    const content = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** @param {string[]} options */
function runVite(options) {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  run([vite, ...options, '--logLevel', 'warn'], `vite ${options.join(' ')} failed`);
}

/**
 * @param {string[]} command
 * @param {string} failure what is said when it fails
 */
function run(command, failure) {
  const { status } = spawnSync(process.execPath, command, {
    cwd: ROOT,
    // Whoever builds, tests included, builds what administrators get; Vite would keep the `test` it finds.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(failure);
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
