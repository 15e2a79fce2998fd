import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../../contract/constants';
import { flattenTexts, type TextTree } from '../../../../src/core/i18n/mergeTexts';
import { readSamplePath, SAMPLE_PATHS } from '../../../../src/plugins/demo/samplePaths';

const starting = import.meta.glob<{ default: TextTree }>('../../../../src/plugins/demo/texts/titles/*.json', {
  eager: true,
});
const later = import.meta.glob<{ default: TextTree }>('../../../../src/plugins/demo/texts/pages/*.json', {
  eager: true,
});
const sources = import.meta.glob<string>('../../../../src/plugins/demo/{frame,samples}/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const textsOf = (locale: string) => ({
  ...flattenTexts(starting[`../../../../src/plugins/demo/texts/titles/${locale}.json`]?.default ?? {}, 'demo.'),
  ...flattenTexts(later[`../../../../src/plugins/demo/texts/pages/${locale}.json`]?.default ?? {}, 'demo.'),
});
const chinese = textsOf('zh-CN');

/** Returns the keys that a source names in full; keys built at run time end before `${`. */
const named = Object.values(sources).flatMap((code) =>
  [...code.matchAll(/['"`](demo\.[\w.-]+)(\$\{)?/g)].map(([, key = '', rest]) => ({ key, isWhole: !rest })),
);

describe('the texts of the samples', () => {
  it('exist for every key that a sample names', () => {
    const missing = named.filter(({ key, isWhole }) =>
      isWhole ? !(key in chinese) : !Object.keys(chinese).some((each) => each.startsWith(key)),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });

  it.each(SAMPLE_PATHS)('contain the title and the description of %s', (path) => {
    const { name, topic } = readSamplePath(path);
    expect(chinese).toHaveProperty([`demo.titles.${name}`]);
    expect(chinese).toHaveProperty([`demo.${name}.lead`]);
    if (topic) expect(chinese).toHaveProperty([`demo.topics.${topic}`]);
  });

  it.each(LOCALES)('have the same keys and placeholders in %s', (locale) => {
    const figures = (texts: Record<string, string>) =>
      Object.entries(texts).map(([key, text]) => [key, (text.match(/%\{\w+\}/g) ?? []).sort()]);
    expect(figures(textsOf(locale)).sort()).toEqual(figures(chinese).sort());
  });
});
