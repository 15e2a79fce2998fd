/**
 * Writes texts in all languages at once:
 *
 *     npm run texts -- add src/plugins/visit/texts/pages visit.late 迟到 遲到 Late 遅刻
 *     npm run texts -- tidy
 *     npm run texts -- language ko en
 *
 * The first adds a key to the files of a folder, in the order zh-CN, zh-TW, en, ja. The second removes from `zh-TW.json` each text
 * that equals the conversion of `zh-CN.json`. The third begins a language with copies of another one, and lists what remains to be
 * done.
 */
import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { overridesOf, parseTexts, toTaiwanese } from './vite/textFiles.mjs';

const ROOT = join(import.meta.dirname, '..');
const LANGUAGES = ['zh-CN', 'zh-TW', 'en', 'ja'];

const [command, ...args] = process.argv.slice(2);
try {
  if (command === 'add') add(args);
  else if (command === 'tidy') tidy();
  else if (command === 'language') addLanguage(args);
  else throw new Error('Say what to do: add <folder> <key> <zh-CN> <zh-TW> <en> <ja>, tidy, or language <new> <from>.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @param {string[]} given folder, key, and the text in each language */
function add([folder = '', key = '', ...texts]) {
  if (texts.length !== LANGUAGES.length || texts.some((text) => text === '')) {
    throw new Error(`Give the text in ${LANGUAGES.length} languages: ${LANGUAGES.join(', ')}.`);
  }
  const files = LANGUAGES.map((language) => join(ROOT, folder, `${language}.json`));
  const missing = files.find((file) => !existsSync(file));
  if (missing) throw new Error(`There is no ${missing.slice(ROOT.length + 1)}.`);
  // All are computed before the first is written.
  const written = files.map((file, index) => insertKey(parseTexts(file), key.split('.'), texts[index] ?? ''));
  const [chinese = '', taiwanese] = texts;
  for (const [index, file] of files.entries()) {
    if (LANGUAGES[index] !== 'zh-TW' || taiwanese !== toTaiwanese(chinese)) write(file, written[index] ?? {});
  }
}

/**
 * Returns a tree with one more text, and with the missing groups on its path.
 *
 * @param {import('./vite/textFiles.mjs').TextTree} tree
 * @param {string[]} path
 * @param {string} text
 * @param {string[]} [parents]
 * @returns {import('./vite/textFiles.mjs').TextTree}
 */
function insertKey(tree, [key = '', ...rest], text, parents = []) {
  const present = tree[key];
  if (typeof present === 'string' || (present && rest.length === 0)) {
    throw new Error(`${[...parents, key].join('.')} is there already.`);
  }
  return { ...tree, [key]: rest.length === 0 ? text : insertKey(present ?? {}, rest, text, [...parents, key]) };
}

function tidy() {
  for (const file of filesNamed('zh-TW.json')) {
    const before = parseTexts(file);
    const after = overridesOf(parseTexts(join(dirname(file), 'zh-CN.json')), before);
    if (JSON.stringify(after) === JSON.stringify(before)) continue;
    write(file, after);
    console.log(`${file.slice(ROOT.length + 1)}: texts that equal the conversion are removed.`);
  }
}

/** @param {string[]} given code of the new language, and of the one to copy */
function addLanguage([language = '', from = 'en']) {
  if (!/^[a-z]{2}(-[A-Z]{2})?$/.test(language)) throw new Error('A language is written like ko or pt-BR.');
  const files = ['json', 'ts'].flatMap((extension) => filesNamed(`${from}.${extension}`));
  if (files.length === 0) throw new Error(`There are no texts in ${from}.`);
  const copies = files.map((file) => file.replace(/[\w-]+(?=\.\w+$)/, language));
  const present = copies.find((file) => existsSync(file));
  if (present) throw new Error(`${present.slice(ROOT.length + 1)} is there already.`);
  for (const [index, file] of files.entries()) copyFileSync(file, copies[index] ?? '');
  console.log(
    `${copies.length} files begun. Add '${language}' to LOCALES in contract/constants.ts; npm run check then names`,
  );
  console.log('every place that lists languages. Translate the new files last.');
}

/** @param {string} name */
function filesNamed(name) {
  return ['contract', 'src'].flatMap((tree) =>
    readdirSync(join(ROOT, tree), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.replaceAll('\\', '/').endsWith(`/${name}`))
      .map((path) => join(ROOT, tree, path)),
  );
}

/**
 * @param {string} file
 * @param {import('./vite/textFiles.mjs').TextTree} tree
 */
function write(file, tree) {
  writeFileSync(file, `${JSON.stringify(tree, null, 2)}\n`);
}
