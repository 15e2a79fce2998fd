import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../contract/constants';

interface Forbidden {
  word: string;
  /** Phrases in which the word has another meaning. */
  allowed: string[];
}

interface Row {
  concept: string;
  terms: Record<Locale, string>;
  forbidden: Partial<Record<Locale, Forbidden[]>>;
}

const path = join(import.meta.dirname, '..', '..', '..', 'docs', 'terms.md');
const rows = parseTerms(readFileSync(path, 'utf8'));

const files = import.meta.glob<{ default: unknown }>(
  ['../../../src/**/texts/**/*.json', '../../../src/core/i18n/ra/*.json', '../../../contract/texts/**/*.json'],
  { eager: true },
);

const textsIn = (locale: Locale) =>
  Object.entries(files)
    .filter(([file]) => file.endsWith(`/${locale}.json`))
    .flatMap(([file, { default: tree }]) => leaves(tree).map((text) => ({ file, text })));

function leaves(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(leaves) : [];
}

/** Returns the rows of all tables with six columns; the words to avoid are `zh-CN: one, two (allowed, allowed); en: three`. */
function parseTerms(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => /^\| (?!concept )/.test(line))
    .map((line) => line.slice(1, -1).split('|'))
    .map((cells) => cells.map((cell) => cell.trim()))
    .map(([concept = '', chinese = '', taiwanese = '', en = '', ja = '', not = '']) => ({
      concept,
      terms: { 'zh-CN': chinese, 'zh-TW': taiwanese, en, ja },
      forbidden: parseForbidden(not),
    }));
}

function parseForbidden(cell: string): Row['forbidden'] {
  if (cell === '–') return {};
  const parts = cell.split(';').map((part) => part.trim().split(': '));
  return Object.fromEntries(
    parts.map(([locale, words = '']) => [
      locale,
      [...words.matchAll(/([^,()]+)(?:\(([^)]*)\))?/g)].map(([, word = '', allowed]) => ({
        word: word.trim(),
        allowed: allowed?.split(', ') ?? [],
      })),
    ]),
  );
}

const uses = (text: string, { word, allowed }: Forbidden) =>
  allowed.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text).includes(word);

describe('the term base', () => {
  it('has a term for each concept and language, and names only languages of the console', () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(new Set(rows.map(({ concept }) => concept)).size).toBe(rows.length);
    expect(rows.filter(({ terms }) => LOCALES.some((locale) => terms[locale] === ''))).toEqual([]);
    const named = rows.flatMap(({ forbidden }) => Object.keys(forbidden));
    expect(named.filter((locale) => !LOCALES.some((each) => each === locale))).toEqual([]);
  });

  it.each(LOCALES)('has only terms that texts in %s use', (locale) => {
    const all = textsIn(locale).map(({ text }) => text.replace(/%\{\w+\}/g, '7'));
    const words = all.join('\n').toLowerCase();
    const terms = rows.map((row) => row.terms[locale]).filter((term) => term !== '–');
    expect(terms.filter((term) => !words.includes(term.toLowerCase()))).toEqual([]);
  });

  it.each(LOCALES)('forbids no word in %s that is the term of a concept', (locale) => {
    const words = new Set(rows.flatMap(({ forbidden }) => forbidden[locale]?.map(({ word }) => word) ?? []));
    expect(rows.map(({ terms }) => terms[locale]).filter((term) => words.has(term))).toEqual([]);
  });
});

describe.each(LOCALES)('texts in %s', (locale) => {
  const forbidden = rows.flatMap((row) => row.forbidden[locale] ?? []);
  const texts = textsIn(locale);

  it('use the words of the term base, and not their synonyms', () => {
    expect(texts.length).toBeGreaterThan(1000);
    const found = texts.flatMap(({ file, text }) =>
      forbidden.filter((each) => uses(text, each)).map(({ word }) => `${file}: ${word} in ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('contain each phrase in which a synonym is allowed', () => {
    const phrases = forbidden.flatMap(({ allowed }) => allowed);
    expect(phrases.filter((phrase) => !texts.some(({ text }) => text.includes(phrase)))).toEqual([]);
  });
});

it.each([
  ['无法读取告警', true],
  ['烟雾报警', false],
  ['烟雾报警与报警', true],
])('a synonym in %s is found: %s', (text, isFound) => {
  const alarm = { word: '报警', allowed: ['烟雾报警'] };
  expect([alarm, { word: '告警', allowed: [] }].some((each) => uses(text, each))).toBe(isFound);
});
