import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../../contract/constants';
import { FIGURE_KEY, mergeFigures } from '../../../../contract/figures';
import { figurePort } from '../../../../src/plugins/system/server/public';
import { figureContributions } from '../../../support/figures';
import { sections } from '../../../support/sections';
import { sectionTexts } from '../../../support/sectionTexts';

const question = { today: '2026-03-18', period: { first: '2026-03-01', last: '2026-03-31' }, panel: {} };

describe('the figures of all sections', () => {
  it('are the same in browser and server modules and do not collide', () => {
    const counted = sections.provided(figurePort).map(({ declaration }) => declaration);
    const shown = mergeFigures(figureContributions);
    expect([...mergeFigures(counted).figures]).toEqual([...shown.figures]);
    expect(shown.figures.size).toBe(43);
    expect([...shown.figures.keys()].filter((key) => !FIGURE_KEY.test(key))).toEqual([]);
    expect([...shown.figures.values()].filter(({ group }) => !shown.groups.includes(group))).toEqual([]);
  });

  it.each(figureContributions)('of $plugin link to a page', ({ figures, links }) => {
    expect(Object.keys(links(question)).sort()).toEqual(Object.keys(figures).sort());
  });
});

describe.each(LOCALES)('texts in %s', (locale) => {
  it.each(figureContributions)('name topics, figures and charts of $plugin', async (contribution) => {
    const { plugin, groups, figures, charts = {} } = contribution;
    const { panel } = await sectionTexts(plugin.replace('-manage', ''), 'pages', locale);
    const lines = Object.values(charts).flatMap((chart) => Object.keys(chart.lines ?? {}));
    const named: Readonly<Record<string, object>> = { ...(panel as object) };
    const namesOf = (kind: 'groups' | 'figures' | 'charts') => Object.keys(named[kind] ?? {}).sort();
    expect(namesOf('groups')).toEqual(Object.keys(groups).sort());
    expect(namesOf('figures')).toEqual(Object.keys(figures).sort());
    expect(namesOf('charts')).toEqual([...Object.keys(charts), ...lines].sort());
  });
});
