/**
 * Updates the sources of a plugin to plugin API 2, whose names differ from those of version 1:
 *
 *     npm run migrate-plugin -- ../fall-alarm
 *     npm run migrate-plugin -- ../fall-alarm --check
 *
 * It rewrites imports, names of the API and options of definitions in place, and prints what needs a person. `--check` only
 * prints. Running it twice changes nothing more.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { migrateSource } from './migratePlugin/migrateSource.mjs';

const SKIPPED = new Set(['node_modules', 'dist', '.git']);

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function main() {
  const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true });
  const [folder] = positionals;
  if (folder === undefined) throw new Error('Name the folder of the plugin: npm run migrate-plugin -- DIR');
  const root = resolve(folder);
  if (!existsSync(root) || !statSync(root).isDirectory()) throw new Error(`There is no folder ${root}.`);
  // All files are read and rewritten in memory first, so that a file that cannot be parsed leaves the folder unchanged.
  const results = sourcesIn(root).map((file) => {
    const source = readFileSync(file, 'utf8');
    return { file, source, ...migrateSource(source, relative(root, file)) };
  });
  for (const { file, source, code, notes } of results) {
    const name = relative(root, file);
    if (code !== source) {
      if (!values.check) writeFileSync(file, code);
      console.log(`${values.check ? 'would change' : 'changed'} ${name}`);
    }
    for (const note of notes) console.log(`  ${name}:${note.line} ${note.text}`);
  }
  migrateManifest(root, values.check === true);
}

/**
 * Returns the TypeScript and JavaScript files of a folder.
 * @param {string} folder
 * @returns {string[]}
 */
function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourcesIn(path);
      return entry.isFile() && /\.(?:[cm]?[jt]s|tsx|jsx)$/.test(entry.name) ? [path] : [];
    });
}

/**
 * Raises the versions of the console's packages in the package.json.
 * @param {string} root
 * @param {boolean} isCheck
 */
function migrateManifest(root, isCheck) {
  const file = join(root, 'package.json');
  if (!existsSync(file)) return;
  const source = readFileSync(file, 'utf8');
  const code = source.replace(/("@console\/[\w-]+":\s*")\^?1\.\d+\.\d+(")/g, '$1^2.0.0$2');
  if (code === source) return;
  if (!isCheck) writeFileSync(file, code);
  console.log(`${isCheck ? 'would change' : 'changed'} package.json`);
}
