import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const LANGUAGES = ['zh-CN', 'zh-TW', 'en', 'ja'];
const SOURCE = '{\n  "title": "x",\n  "list": {\n    "empty": "x"\n  }\n}\n';

describe('npm run texts', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'console-texts-'));
    for (const language of LANGUAGES) writeFileSync(join(folder, `${language}.json`), SOURCE);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const run = (...given: string[]) =>
    spawnSync(process.execPath, [join(ROOT, 'scripts', 'texts.mjs'), ...given], { encoding: 'utf8' });
  const add = (...given: string[]) => run('add', relative(ROOT, folder), ...given);
  const sources = () => LANGUAGES.map((language) => readFileSync(join(folder, `${language}.json`), 'utf8'));

  it('adds a key to the files of all languages', () => {
    expect(add('list.late', '迟到', '晚到', 'Late', '遅刻').status).toBe(0);
    expect(sources().map((source) => JSON.parse(source))).toEqual(
      ['迟到', '晚到', 'Late', '遅刻'].map((late) => ({ title: 'x', list: { empty: 'x', late } })),
    );
  });

  it('adds no traditional text that conversion from simplified Chinese yields', () => {
    expect(add('list.late', '迟到', '遲到', 'Late', '遅刻').status).toBe(0);
    expect(sources().map((source) => JSON.parse(source).list.late)).toEqual(['迟到', undefined, 'Late', '遅刻']);
  });

  it.each([
    ['a language too few', ['list.late', '迟到', '遲到', 'Late'], 'Give the text in 4 languages'],
    ['a key that is there', ['list.empty', 'a', 'b', 'c', 'd'], 'list.empty is there already'],
    ['a key below a text', ['title.late', 'a', 'b', 'c', 'd'], 'title is there already'],
  ])('refuses %s and changes nothing', (_, given, reason) => {
    const { status, stderr } = add(...given);
    expect([status, stderr]).toEqual([1, expect.stringContaining(reason)]);
    expect(sources()).toEqual(LANGUAGES.map(() => SOURCE));
  });

  it.each([
    [['add', 'no/such/folder', 'a', 'a', 'b', 'c', 'd'], 'There is no no/such/folder/zh-CN.json'],
    [['language', 'Korean'], 'A language is written like ko'],
    [['language', 'ja'], 'is there already'],
    [['remove'], 'Say what to do'],
  ])('refuses %j', (given, reason) => {
    const { status, stderr } = run(...given);
    expect([status, stderr]).toEqual([1, expect.stringContaining(reason)]);
  });
});
