import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
/** All sources of the build. */
const SOURCES = [
  'contract',
  'src',
  'server',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/vite',
  'scripts/simulate.ts',
  'scripts/simulation',
  'scripts/verify-log.ts',
  'package-lock.json',
];
/** Written last, so that an interrupted build never counts as complete. */
const STAMP = join(ROOT, 'dist', 'built');
/** Other files are already compressed. */
const COMPRESSIBLE = /\.(css|js|json|svg|txt|webmanifest)$/;
/** 6 % less than 9 for a fifth more time; 11 takes more than twice as long and saves another 1.6 %. */
const BROTLI_QUALITY = 10;

/** The console build that shares its modules with plugins loaded at run time. */
const SHARED = join(ROOT, 'dist', 'client', 'shared');
const SHARED_STAMP = join(SHARED, 'built');

/**
 * Builds the console into dist/client and the server into dist/server.
 *
 * @param {{ withPlugins?: boolean }} [options] `withPlugins`: also build for plugins loaded at run time
 * @returns {void}
 * @throws {Error} when a build fails; its messages are on stderr
 */
export function build({ withPlugins = false } = {}) {
  rmSync(STAMP, { force: true });
  run([join(ROOT, 'scripts', 'run.mjs'), 'scripts/checkSections.ts'], 'A section cannot be used: nothing is built');
  runVite(['build']);
  compressFiles(join(ROOT, 'dist', 'client'));
  runVite(['build', '--ssr']);
  writeFileSync(STAMP, '');
  if (withPlugins) buildShared();
}

/** Builds the console again, for consoles that load plugins at run time. */
function buildShared() {
  runVite(['build', '--mode', 'shared']);
  compressFiles(SHARED);
  writeFileSync(SHARED_STAMP, '');
}

/**
 * Builds what is outdated. An installation without development packages (`npm ci --omit=dev`) runs what was built elsewhere
 * and copied to `dist`.
 *
 * @param {{ withPlugins?: boolean }} [options] as those of {@link build}
 * @throws {NotBuiltError} when nothing is built and this installation cannot build
 */
export function buildIfStale({ withPlugins = false } = {}) {
  if (!canBuild()) {
    requireBuild(STAMP, 'npm run build');
    if (withPlugins) requireBuild(SHARED_STAMP, 'node scripts/build.mjs --plugins');
    return;
  }
  if (!isBuilt()) build();
  if (withPlugins && !isBuilt(SHARED_STAMP)) buildShared();
}

/** Nothing is built, and the packages for building are not installed; the message says what to do. */
export class NotBuiltError extends Error {}

/** Returns whether the packages for building are installed. */
export const canBuild = () => existsSync(join(ROOT, 'node_modules', 'vite', 'package.json'));

/**
 * @param {string} stamp
 * @param {string} command command that writes it
 */
function requireBuild(stamp, command) {
  if (existsSync(stamp)) return;
  throw new NotBuiltError(
    `The product is not built, and this installation has no development packages: run \`npm ci && ${command}\` elsewhere ` +
      'and copy its folder dist here.',
  );
}

/**
 * Returns whether the build is newer than every source; deleting a source counts as a change.
 *
 * @param {string} [stamp] file that the build writes last
 */
export function isBuilt(stamp = STAMP) {
  const builtAt = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
  return SOURCES.every((source) => newest(join(ROOT, source)) <= builtAt);
}

/**
 * Writes compressed copies (`.br` and `.gz`) beside files. The server sends them to browsers that accept them.
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
 * @param {string} failure error message if it fails
 */
function run(command, failure) {
  const { status } = spawnSync(process.execPath, command, {
    cwd: ROOT,
    // All builds, including those of tests, are production builds; Vite would keep `NODE_ENV=test`.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(failure);
}

/**
 * Returns the latest change of a file, or of anything in a folder, in milliseconds since 1970; 0 if it does not exist.
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  build({ withPlugins: process.argv.includes('--plugins') });
