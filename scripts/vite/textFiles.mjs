import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Converter, CustomConverter } from 'opencc-js/cn2t';

/** @typedef {{ [key: string]: string | TextTree }} TextTree */

const TEXT_FILE = /\/(?:texts\/(?:.+\/)?|i18n\/ra\/)(?:zh-CN|zh-TW|en|ja)\.json$/;
const CHINESE = 'zh-CN.json';
const TAIWANESE = 'zh-TW.json';

/** @type {Record<string, string>} */
const terms = JSON.parse(readFileSync(join(import.meta.dirname, 'taiwaneseTerms.json'), 'utf8'));
const convert = Converter({ from: 'cn', to: 'twp' });
const replaceTerms = CustomConverter(Object.entries(terms));

/**
 * Converts simplified Chinese to traditional Chinese with Taiwanese vocabulary, and then the terms in which this project differs.
 * @param {string} text
 */
export const toTaiwanese = (text) => replaceTerms(convert(text));

/**
 * Completes the texts of a JSON file where it is imported; `readTexts` says how.
 * @type {import('vite').Plugin}
 */
export const textFiles = {
  name: 'text-files',
  // After Vite's own plugin for JSON, which exports each key besides the whole.
  enforce: 'post',
  transform(_, id) {
    if (!TEXT_FILE.test(id)) return null;
    const texts = readTexts(id, (file) => this.addWatchFile(file));
    return { code: `export default ${JSON.stringify(texts)};`, map: { mappings: '' } };
  },
};

/**
 * Returns the texts of a file. Those in `zh-TW.json` are converted from `zh-CN.json`, except those that the file has. An object
 * with a JSON reference (`"$ref": "../shared/en.json#/gender"`) has the texts it refers to, and its own. `$defs` has only what
 * is referred to.
 * @param {string} path
 * @param {(file: string) => void} [onRead] called with each file
 * @returns {TextTree}
 */
export function readTexts(path, onRead = () => undefined) {
  const root = readSource(path, onRead);
  return resolve(root);

  /**
   * @param {TextTree} tree
   * @returns {TextTree}
   */
  function resolve({ $ref, $defs, ...own }) {
    const base = typeof $ref === 'string' ? follow($ref) : {};
    const entries = Object.entries(own).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : resolve(value),
    ]);
    return { ...base, ...Object.fromEntries(entries) };
  }

  /** @param {string} reference */
  function follow(reference) {
    const [file = '', pointer = ''] = reference.split('#');
    const other = file === '' ? path : join(dirname(path), dirname(file), basename(path));
    const keys = pointer.split('/').slice(1);
    const found = keys.reduce(
      (/** @type {string | TextTree | undefined} */ tree, key) => (typeof tree === 'object' ? tree[key] : undefined),
      file === '' ? root : readTexts(other, onRead),
    );
    if (typeof found !== 'object') throw new Error(`${path}: ${reference} refers to no texts`);
    return file === '' ? resolve(found) : found;
  }
}

/**
 * Returns the texts of a file with unresolved references.
 * @param {string} path
 * @param {(file: string) => void} onRead
 * @returns {TextTree}
 */
function readSource(path, onRead) {
  onRead(path);
  const own = parseTexts(path);
  const chinese = join(dirname(path), CHINESE);
  if (basename(path) !== TAIWANESE || !existsSync(chinese)) return own;
  onRead(chinese);
  return override(mapTexts(parseTexts(chinese), toTaiwanese), own);
}

/**
 * Returns the entries of `tree` that conversion does not yield, which is what `zh-TW.json` contains.
 * @param {TextTree} chinese
 * @param {TextTree} taiwanese
 * @returns {TextTree}
 */
export function overridesOf(chinese, taiwanese) {
  const entries = Object.entries(taiwanese).flatMap(([key, value]) => {
    const source = chinese[key];
    if (typeof value === 'string')
      return typeof source === 'string' && toTaiwanese(source) === value ? [] : [[key, value]];
    const rest = overridesOf(typeof source === 'object' ? source : {}, value);
    return Object.keys(rest).length > 0 ? [[key, rest]] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * @param {string} path
 * @returns {TextTree}
 */
export const parseTexts = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * @param {TextTree} tree
 * @param {(text: string) => string} change
 * @returns {TextTree}
 */
const mapTexts = (tree, change) =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value !== 'string' ? mapTexts(value, change) : key === '$ref' ? value : change(value),
    ]),
  );

/**
 * @param {TextTree} tree
 * @param {TextTree} own
 * @returns {TextTree}
 */
function override(tree, own) {
  const entries = Object.entries(own).map(([key, value]) => {
    const below = tree[key];
    return [key, typeof value === 'object' && typeof below === 'object' ? override(below, value) : value];
  });
  return { ...tree, ...Object.fromEntries(entries) };
}
