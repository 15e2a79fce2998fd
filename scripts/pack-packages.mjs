/**
 * Builds the packages for plugins outside of this repository, as tarballs: `npm run pack:packages [-- folder]`. The folder
 * defaults to dist-packages. Types are generated from the sources, and so is the code that tests of plugins run.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildConsole, buildContract, buildServer } from './packages/buildCode.mjs';
import { copyTypes } from './packages/copyTypes.mjs';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = join(ROOT, 'packages');
/** Packages that may exist only once, so they become peer dependencies. */
const PEER_PACKAGES = ['react', 'react-dom', 'react-admin', '@mui/material'];

const target = resolve(process.argv[2] ?? join(ROOT, 'dist-packages'));
const work = mkdtempSync(join(tmpdir(), 'console-packages-'));
try {
  await pack();
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function pack() {
  const types = join(work, 'types');
  run(['node_modules/@typescript/native/bin/tsc', '-p', 'scripts/packages/tsconfig.json', '--outDir', types]);
  const at = (/** @type {string} */ name, /** @type {string} */ part) => join(work, name, part);
  await buildContract(at('contract', 'code'));
  await buildConsole(at('plugin-testing', 'code'));
  await buildServer(at('server-plugin-api', 'code'));
  for (const name of ['plugin-api', 'kit']) {
    mkdirSync(join(work, name), { recursive: true });
    writeFileSync(at(name, 'index.js'), `export * from '@console/plugin-testing/${name}';\n`);
  }
  const contract = readdirSync(join(types, 'contract'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => `contract/${name.replaceAll('\\', '/').slice(0, -'.d.ts'.length)}`);
  const entries = {
    contract,
    'plugin-api': ['src/core/plugin-api/index'],
    kit: ['src/core/kit/index'],
    'plugin-testing': ['src/testing/index'],
    'server-plugin-api': ['server/plugin-api/index', 'server/plugin-api/tableTypes'],
  };
  mkdirSync(target, { recursive: true });
  for (const [name, own] of Object.entries(entries)) {
    copyTypes({ from: types, to: at(name, 'types'), own: `@console/${name}`, entries: own });
    for (const file of ['README.md', 'CHANGELOG.md']) cpSync(join(SOURCES, name, file), at(name, file));
    cpSync(join(ROOT, 'LICENSE'), at(name, 'LICENSE'));
    writeFileSync(at(name, 'package.json'), `${JSON.stringify(manifest(name), null, 2)}\n`);
    run(['pack', join(work, name), '--pack-destination', target, '--silent', '--ignore-scripts'], npm());
  }
  console.log(`Packed into ${target}: ${readdirSync(target).join(', ')}`);
}

/**
 * Returns the package.json of a package with the versions of its imports.
 * @param {string} name
 */
function manifest(name) {
  const own = JSON.parse(readFileSync(join(SOURCES, name, 'package.json'), 'utf8'));
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  /** @type {Record<string, string>} */
  const versions = { ...dependencies, ...devDependencies };
  const imported = packagesIn(join(work, name)).filter((each) => versions[each] !== undefined);
  const pick = (/** @type {string[]} */ names) => Object.fromEntries(names.map((each) => [each, versions[each]]));
  return {
    ...own,
    dependencies: pick(imported.filter((each) => !PEER_PACKAGES.includes(each))),
    peerDependencies: { ...own.peerDependencies, ...pick(imported.filter((each) => PEER_PACKAGES.includes(each))) },
  };
}

/**
 * Returns the packages that the files of a folder import.
 * @param {string} folder
 */
function packagesIn(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|d\.ts)$/.test(name));
  const names = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/(?:from|import|import\() ?["']([@\w][^"']*)["']/g)].map(
      ([, specifier = '']) =>
        specifier
          .split('/')
          .slice(0, specifier.startsWith('@') ? 2 : 1)
          .join('/'),
    ),
  );
  return [...new Set(names)].filter((each) => !builtinModules.includes(each) && !each.startsWith('@console/')).sort();
}

/** Returns the command that runs npm, without a shell if npm runs this script. */
function npm() {
  return process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
}

/**
 * @param {string[]} command
 * @param {string[]} [program]
 */
function run(command, [program = process.execPath, ...first] = [process.execPath]) {
  const { status, error } = spawnSync(program, [...first, ...command], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw error ?? new Error(`${command.join(' ')} failed`);
}
