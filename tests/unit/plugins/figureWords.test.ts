import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../contract/constants';
import { type FigureDefinition, figureLink, figureNameKey } from '../../../contract/figures';
import { isRecord } from '../../../contract/values/isRecord';
import { describeCountedRecords } from '../../../src/core/kit/figure/describeCountedRecords';
import { dictionary } from '../../support/figures';
import { queueSources, sectionFolders } from '../../support/overviews';
import { entities, findEntity } from '../../support/sections';
import { sectionTexts } from '../../support/sectionTexts';

const TODAY = '2026-03-18';
const moment = { today: TODAY, now: Date.parse('2026-03-18T12:00:00+08:00'), adminId: 7 };
const kits = import.meta.glob<{ default: object }>('../../../src/core/kit/texts/*.json', { eager: true });

/** A translator that throws on a missing text. */
async function translator(locale: Locale) {
  const folders = [...sectionFolders];
  const [entities, pages] = await Promise.all(
    ['entities', 'pages'].map((part) => Promise.all(folders.map(([, folder]) => sectionTexts(folder, part, locale)))),
  );
  const texts: Record<string, unknown> = {
    kit: kits[`../../../src/core/kit/texts/${locale}.json`]?.default,
    entities: Object.assign({}, ...(entities ?? [])),
    ...Object.fromEntries(folders.map(([id], at) => [id, pages?.[at]])),
  };
  return (key: string, options: object = {}) => {
    const found = key.split('.').reduce<unknown>((part, name) => (isRecord(part) ? part[name] : undefined), texts);
    if (typeof found !== 'string') throw new Error(`${key} has no text in ${locale}`);
    return Object.entries(options).reduce((text, [name, value]) => text.replace(`%{${name}}`, String(value)), found);
  };
}

const context = { today: TODAY, adminId: 7, period: { first: '2026-03-01', last: '2026-03-31' }, panel: {} };
/** Counts, whose definition is their filter; the others have a definition in words. */
const isCount = ({ unit }: FigureDefinition, key: string) => unit === 'count' && key !== 'visitsPerAttendant';

describe.each(LOCALES)('figures in %s', (locale) => {
  it('have a name, and words for what they count or of what they are a share, a mean or a sum', async () => {
    const translate = await translator(locale);
    expect(dictionary.length).toBeGreaterThan(70);
    for (const { plugin, key, figure } of dictionary) {
      expect([key, translate(figureNameKey(plugin, key, figure))]).not.toEqual([key, '']);
      const link = figureLink(figure, context);
      const entity = findEntity(figure.entity);
      if (!entity || !link) throw new Error(`${key} leads nowhere`);
      const words = isCount(figure, key)
        ? describeCountedRecords({ ...link, entity }, { adminId: 7, translate, locale })
        : translate(`${plugin}.panel.hints.${key}`);
      expect([key, words, /%\{|undefined|\[object|T\d\d:\d\d/.test(words)]).toEqual([key, words, false]);
      expect([key, words.length > 3]).toEqual([key, true]);
    }
  });

  it('have words for what each tab of a list shows and counts', async () => {
    const translate = await translator(locale);
    const tabs = entities.flatMap((entity) => Object.values(entity.quickFilters ?? {}).map((tab) => ({ entity, tab })));
    expect(tabs.length).toBeGreaterThan(40);
    for (const { entity, tab } of tabs) {
      const filter = typeof tab.filter === 'function' ? tab.filter(TODAY) : tab.filter;
      const words = describeCountedRecords({ entity, filter }, { adminId: 7, translate, locale });
      expect([words, /%\{|undefined|\[object|T\d\d:\d\d/.test(words)]).toEqual([words, false]);
    }
  });

  it('differ in name, so that one name means one population', async () => {
    const translate = await translator(locale);
    const names = dictionary.map(({ plugin, key, figure }) => translate(figureNameKey(plugin, key, figure)));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('have in the queue the name of the figure that counts the same records', async () => {
    const populations = new Map(
      dictionary.map(({ plugin, key, figure }) => {
        const { entity, filter, read } = figureLink(figure, context) ?? {};
        return [JSON.stringify([entity, filter, read]), figureNameKey(plugin, key, figure)];
      }),
    );
    expect(queueSources.length).toBeGreaterThan(15);
    for (const { entity, filter, read, label } of queueSources) {
      expect(populations.get(JSON.stringify([entity, filter(moment), read]))).toBe(label);
    }
  });
});
