/**
 * Writes texts in all languages at once:
 *
 *     npm run texts -- add src/plugins/visit/texts/pages visit.late 迟到 遲到 Late 遅刻
 *     npm run texts -- language ko en
 *
 * The first adds a key to the files of a folder, in the order zh-CN, zh-TW, en, ja. The second begins a language with copies
 * of another one, and lists what remains to be done.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const LANGUAGES = ['zh-CN', 'zh-TW', 'en', 'ja'];

const [command, ...args] = process.argv.slice(2);
try {
  if (command === 'add') add(args);
  else if (command === 'language') addLanguage(args);
  else throw new Error('Say what to do: add <folder> <key> <zh-CN> <zh-TW> <en> <ja>, or language <new> <from>.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @param {string[]} given folder, key, and the text in each language */
function add([folder = '', key = '', ...texts]) {
  if (texts.length !== LANGUAGES.length || texts.some((text) => text === '')) {
    throw new Error(`Give the text in ${LANGUAGES.length} languages: ${LANGUAGES.join(', ')}.`);
  }
  const files = LANGUAGES.map((language) => join(ROOT, folder, `${language}.ts`));
  const missing = files.find((file) => !existsSync(file));
  if (missing) throw new Error(`There is no ${missing.slice(ROOT.length + 1)}.`);
  // All are computed before the first is written.
  const written = files.map((file, index) => insertKey(readFileSync(file, 'utf8'), key.split('.'), texts[index] ?? ''));
  for (const [index, file] of files.entries()) writeFileSync(file, written[index] ?? '');
  format(files);
}

/**
 * Adds a key to a source of texts, and creates missing groups on its path.
 *
 * @param {string} source as the formatter leaves it: one key per line, two spaces per level
 * @param {string[]} path
 * @param {string} text
 */
function insertKey(source, path, text) {
  const lines = source.split('\n');
  let begin = lines.findIndex((line) => /^const texts\b.*\{$/.test(line));
  if (begin < 0) throw new Error('A file of texts begins with "const texts".');
  let end = lines.indexOf('};', begin);
  for (const [depth, name] of path.entries()) {
    const indent = '  '.repeat(depth + 1);
    const key = /^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`;
    const at = lines.findIndex((line, index) => index > begin && index < end && line.startsWith(`${indent}${key}:`));
    if (at >= 0 && (depth === path.length - 1 || !lines[at]?.endsWith('{'))) {
      throw new Error(`${path.slice(0, depth + 1).join('.')} is there already.`);
    }
    if (at < 0) {
      const rest = path.slice(depth + 1);
      const value = rest.reduceRight((inner, part) => `{ '${part}': ${inner} }`, JSON.stringify(text));
      lines.splice(end, 0, `${indent}${key}: ${value},`);
      return lines.join('\n');
    }
    begin = at;
    end = lines.findIndex((line, index) => index > at && line.startsWith(`${indent}}`));
  }
  return source;
}

/** @param {string[]} given code of the new language, and of the one to copy */
function addLanguage([language = '', from = 'en']) {
  if (!/^[a-z]{2}(-[A-Z]{2})?$/.test(language)) throw new Error('A language is written like ko or pt-BR.');
  const files = ['contract', 'src', 'public']
    .flatMap((tree) =>
      readdirSync(join(ROOT, tree), { recursive: true, encoding: 'utf8' }).map((name) => join(tree, name)),
    )
    .filter((name) => basename(name) === `${from}.ts`)
    .map((name) => join(ROOT, name));
  if (files.length === 0) throw new Error(`There are no texts in ${from}.`);
  const copies = files.map((file) => join(dirname(file), `${language}.ts`));
  const present = copies.find((file) => existsSync(file));
  if (present) throw new Error(`${present.slice(ROOT.length + 1)} is there already.`);
  for (const [index, file] of files.entries()) copyFileSync(file, copies[index] ?? '');
  console.log(
    `${copies.length} files begun. Add '${language}' to LOCALES in contract/constants.ts; npm run check then names`,
  );
  console.log('every place that lists languages. Translate the new files last.');
}

/** @param {string[]} files */
function format(files) {
  const biome = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  spawnSync(process.execPath, [biome, 'check', '--write', ...files], { stdio: 'inherit' });
}
