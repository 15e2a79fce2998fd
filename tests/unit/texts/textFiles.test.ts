import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import terms from '../../../scripts/vite/taiwaneseTerms.json';
import { overridesOf, parseTexts, readTexts, type TextTree, toTaiwanese } from '../../../scripts/vite/textFiles.mjs';
import { flattenTexts, textKeys } from '../../../src/core/i18n/mergeTexts';

const folders = ['contract', 'src'].flatMap((tree) =>
  readdirSync(tree, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('/zh-CN.json'))
    .map((path) => dirname(join(tree, path))),
);
/** React-admin and its editor have their own English texts. */
const WITHOUT_ENGLISH = ['src/core/i18n/ra', 'src/core/kit/richText/texts'];
const withEnglish = folders.filter((folder) => !WITHOUT_ENGLISH.includes(folder));

const isReference = (key: string) => /(?:^|\.)\$ref$/.test(key);
const references = (file: string) => Object.entries(flattenTexts(parseTexts(file))).filter(([key]) => isReference(key));

describe('text files', () => {
  it('are found in all sections', () => {
    expect(folders.length).toBeGreaterThan(60);
  });

  it.each([
    ...folders.flatMap((folder) => ['zh-TW', 'ja'].map((language) => [folder, language] as const)),
    ...withEnglish.map((folder) => [folder, 'en'] as const),
  ])('in %s have the same keys in %s as in Chinese', (folder, language) => {
    const chinese = textKeys(readTexts(join(folder, 'zh-CN.json')));
    expect(textKeys(readTexts(join(folder, `${language}.json`)))).toEqual(chinese);
  });

  it.each(folders)('in %s refer to the same texts in every language', (folder) => {
    const chinese = references(join(folder, 'zh-CN.json'));
    for (const language of ['en', 'ja'].filter((each) => existsSync(join(folder, `${each}.json`)))) {
      const own = references(join(folder, `${language}.json`));
      expect(own).toEqual(chinese.map(([key, target]) => [key, target.replace('zh-CN', language)]));
    }
  });

  it.each(folders)('in %s refer to other sections only in texts/shared', (folder) => {
    const [section] = /src\/plugins\/\w+\//.exec(folder) ?? [];
    const foreign = references(join(folder, 'zh-CN.json'))
      .map(([, target]) => target.split('#')[0] ?? '')
      .filter((file) => file !== '')
      .map((file) => join(folder, file))
      .filter((file) => !(section && file.startsWith(section)));
    expect(foreign.filter((file) => !/^contract\/|\/texts\/shared\//.test(file))).toEqual([]);
  });
});

describe('traditional Chinese', () => {
  it.each(folders)('in %s has only texts that conversion does not yield (npm run texts -- tidy)', (folder) => {
    const own = parseTexts(join(folder, 'zh-TW.json'));
    expect(overridesOf(parseTexts(join(folder, 'zh-CN.json')), own)).toEqual(own);
  });

  it.each(folders)('in %s has only texts of keys that exist in Chinese', (folder) => {
    const chinese = new Set(textKeys(readTexts(join(folder, 'zh-CN.json'))));
    const own = textKeys(parseTexts(join(folder, 'zh-TW.json'))).filter((key) => !key.startsWith('$defs.'));
    expect(own.filter((key) => !chinese.has(key))).toEqual([]);
  });

  it.each([
    ['护理员', '照服員'],
    ['删除查询“%{name}”', '刪除查詢「%{name}」'],
    ['Vital signs', 'Vital signs'],
  ])('is for %s: %s', (simplified, traditional) => {
    expect(toTaiwanese(simplified)).toBe(traditional);
  });

  it('has no term that changes no text', () => {
    const changed = folders
      .flatMap((folder) => Object.values(flattenTexts(readTexts(join(folder, 'zh-CN.json')))))
      .map(toTaiwanese)
      .join('\n');
    expect(Object.values(terms).filter((term) => !changed.includes(term))).toEqual([]);
  });
});

describe('readTexts', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'console-text-files-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const write = (path: string, tree: TextTree) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(tree));
  };
  const read = (path: string) => readTexts(join(root, path));

  it('converts Chinese, and lets the overrides take precedence', () => {
    write('zh-CN.json', { list: { late: '迟到', early: '早到' } });
    write('zh-TW.json', { list: { early: '提早' } });
    expect(read('zh-TW.json')).toEqual({ list: { late: '遲到', early: '提早' } });
  });

  it('resolves references to other files, with own texts beside them', () => {
    write('shared/en.json', { gender: { male: 'Male', female: 'Female' } });
    write('pages/en.json', { gender: { $ref: '../shared/en.json#/gender', female: 'Woman', other: 'Other' } });
    expect(read('pages/en.json')).toEqual({ gender: { male: 'Male', female: 'Woman', other: 'Other' } });
  });

  it('resolves references within a file, and leaves out the definitions', () => {
    write('en.json', { $defs: { state: { open: 'Open' } }, a: { $ref: '#/$defs/state' }, b: { $ref: '#/a' } });
    expect(read('en.json')).toEqual({ a: { open: 'Open' }, b: { open: 'Open' } });
  });

  it('resolves references of Chinese in traditional Chinese, with overrides in both files', () => {
    write('shared/zh-CN.json', { state: { open: '开启', late: '迟到' } });
    write('shared/zh-TW.json', { state: { open: '啟動' } });
    write('pages/zh-CN.json', { state: { $ref: '../shared/zh-CN.json#/state', done: '结束' } });
    write('pages/zh-TW.json', { state: { late: '晚到' } });
    expect(read('pages/zh-TW.json')).toEqual({ state: { open: '啟動', late: '晚到', done: '結束' } });
  });

  it.each(['#/missing', '../shared/en.json#/missing'])('throws for the reference %s to nothing', (reference) => {
    write('shared/en.json', { open: 'Open' });
    write('pages/en.json', { a: { $ref: reference } });
    expect(() => read('pages/en.json')).toThrow(`${reference} refers to no texts`);
  });
});
