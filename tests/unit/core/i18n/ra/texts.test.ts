import { describe, expect, it } from 'vitest';
import en from '../../../../../src/core/i18n/ra/en';
import ja from '../../../../../src/core/i18n/ra/ja.json';
import zhCN from '../../../../../src/core/i18n/ra/zh-CN.json';
import zhTW from '../../../../../src/core/i18n/ra/zh-TW.json';

function flatten(tree: object, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' && value !== null ? flatten(value, `${prefix}${key}.`) : [[prefix + key, String(value)]],
  );
}

const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();
const english = new Map(flatten(en));

describe.each(Object.entries({ 'zh-CN': zhCN, 'zh-TW': zhTW, ja }))('react-admin’s texts in %s', (_, messages) => {
  const texts = flatten(messages);

  it('have exactly the keys of the English ones', () => {
    expect(texts.map(([key]) => key).sort()).toEqual([...english.keys()].sort());
  });

  it('have one form each, because the translator would show the first for every number', () => {
    expect(texts.filter(([, text]) => text.includes('||||'))).toEqual([]);
  });

  it('use no placeholder that the English texts do not have', () => {
    const unknown = texts.filter(([key, text]) => {
      const known = placeholders(english.get(key) ?? '');
      return placeholders(text).some((name) => !known.includes(name));
    });
    expect(unknown).toEqual([]);
  });

  it('contain the number wherever the English texts contain it', () => {
    const silent = texts.filter(
      ([key, text]) => english.get(key)?.includes('%{smart_count}') && !text.includes('%{smart_count}'),
    );
    expect(silent).toEqual([]);
  });

  it('are translated', () => {
    const same = texts.filter(
      ([key, text]) => text === english.get(key) && /[a-z]/i.test(text.replace(/%\{\w+\}/g, '')),
    );
    expect(same).toEqual([]);
  });
});
