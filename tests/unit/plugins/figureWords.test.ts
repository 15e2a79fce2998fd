import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../contract/constants';
import { type CountedFigure, entryFigure } from '../../../contract/figures';
import { isRecord } from '../../../contract/values/isRecord';
import { describeCountedRecords } from '../../../src/core/kit/figure/describeCountedRecords';
import { figureLabel } from '../../../src/core/kit/figure/figureLabel';
import { figureContributions } from '../../support/figures';
import { overviewSets, queueSources, sectionFolders } from '../../support/overviews';
import { findEntity } from '../../support/sections';
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

const overview: readonly CountedFigure[] = overviewSets(moment).flatMap(({ set: { figures = [], each } }) => [
  ...figures,
  ...(each ? [entryFigure(each, { id: 3, label: each.of.name })] : []),
]);
const days = { first: '2026-03-01', last: '2026-03-31' };
const panel = figureContributions.flatMap(({ plugin, figures, links }) => {
  const all = links({ today: TODAY, period: days, panel: {} });
  return Object.entries(figures).map(([key, { unit }]) => ({ plugin, key, unit, link: all[key] }));
});

describe.each(LOCALES)('figures in %s', (locale) => {
  it('have on the first pages and in the queue a name and words for what they count', async () => {
    const translate = await translator(locale);
    const queued = queueSources.flatMap(({ entity, filter, read, label }) => {
      const definition = findEntity(entity);
      const conditions = filter(moment);
      return definition && conditions ? [{ entity: definition, filter: conditions, label, ...(read && { read }) }] : [];
    });
    expect([overview.length > 80, queued.length > 15]).toEqual([true, true]);
    for (const figure of [...overview, ...queued]) {
      const label = figureLabel(figure);
      if (label.includes('.')) expect(translate(label)).not.toBe('');
      const words = describeCountedRecords(figure, { names: { approvalAdminId: 'x' }, translate, locale });
      expect([words, /%\{|undefined|\[object|T\d\d:\d\d/.test(words)]).toEqual([words, false]);
    }
  });

  it('say on the dashboard what they count, or of what they are a share, a mean or a sum', async () => {
    const translate = await translator(locale);
    for (const { plugin, key, unit, link } of panel) {
      expect([key, translate(`${plugin}.panel.figures.${key}`)]).not.toEqual([key, '']);
      const entity = findEntity(link?.entity ?? '');
      if (!entity || !link) throw new Error(`${key} leads nowhere`);
      const isCount = unit === 'count' && key !== 'visitsPerAttendant';
      const words = isCount
        ? describeCountedRecords({ ...link, entity }, { translate, locale })
        : translate(`${plugin}.panel.hints.${key}`);
      expect([key, words.length > 3]).toEqual([key, true]);
    }
  });
});
