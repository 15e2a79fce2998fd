import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../../contract/constants';
import { FIGURE_KEY, figureLink, mergeFigures } from '../../../../contract/figures';
import { figurePort } from '../../../../src/plugins/system/server/public';
import { dictionary, figureContributions } from '../../../support/figures';
import { overviews } from '../../../support/overviews';
import { sections } from '../../../support/sections';
import { sectionTexts } from '../../../support/sectionTexts';

const TODAY = '2026-03-18';

describe('the figures of all sections', () => {
  it('are the same in browser and server modules and do not collide', () => {
    const counted = sections.provided(figurePort).map(({ declaration }) => declaration);
    const shown = mergeFigures(figureContributions);
    expect([...mergeFigures(counted).figures]).toEqual([...shown.figures]);
    expect(shown.figures.size).toBe(43);
    expect([...shown.figures.keys()].filter((key) => !FIGURE_KEY.test(key))).toEqual([]);
    expect([...shown.figures.values()].filter(({ group }) => !shown.groups.includes(group))).toEqual([]);
  });

  it('differ in key, so that one key means one population', () => {
    const keys = dictionary.map(({ key }) => key);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    expect(keys.length).toBeGreaterThan(70);
  });

  it('have a direction only if they are flows', () => {
    const compared = dictionary.filter(({ figure }) => figure.measure === 'stock' && figure.better !== undefined);
    expect(compared.map(({ key }) => key)).toEqual([]);
  });

  it('have five or six headlines on the dashboard, each of a topic', () => {
    const headlines = dictionary.filter(({ figure }) => figure.headline !== undefined);
    expect(headlines.length).toBeGreaterThanOrEqual(5);
    expect(headlines.length).toBeLessThanOrEqual(6);
    expect(headlines.filter(({ figure }) => figure.group === undefined)).toEqual([]);
  });
});

describe('the first pages', () => {
  it.each(overviews)('of $section show at most six figures, two charts and no number twice', (overview) => {
    const { declaration, figures, charts } = overview;
    expect(figures.length).toBeGreaterThan(0);
    expect(figures.length).toBeLessThanOrEqual(6);
    const context = { today: TODAY, adminId: 7, period: { first: TODAY, last: TODAY }, panel: {} };
    const populations = figures.map((key) => {
      const figure = declaration.figures[key];
      return figure && JSON.stringify(figureLink(figure, context));
    });
    const shares = charts({ today: TODAY }).flatMap(({ entity, field, filter = {}, parts = [] }) => {
      const described = entity.fields[field ?? ''];
      const codes = described?.kind === 'choice' ? described.values : [];
      const filters = [
        ...codes.map((code) => ({ ...filter, [field ?? '']: code })),
        ...parts.map((part) => part.filter),
      ];
      return filters.map((each) => JSON.stringify({ entity: entity.name, filter: each }));
    });
    expect(charts({ today: TODAY })).toHaveLength(2);
    const all = [...populations, ...shares];
    expect(all.filter((population, at) => all.indexOf(population) !== at)).toEqual([]);
  });
});

describe.each(LOCALES)('texts in %s', (locale) => {
  it.each(figureContributions)('name topics, figures and charts of $plugin', async (contribution) => {
    const { plugin, groups, figures, charts = {} } = contribution;
    const { panel = {} } = await sectionTexts(plugin.replace('-manage', ''), 'pages', locale);
    const lines = Object.values(charts).flatMap((chart) => Object.keys(chart.lines ?? {}));
    const named: Readonly<Record<string, object>> = { ...(panel as object) };
    const namesOf = (kind: 'groups' | 'figures' | 'charts') => Object.keys(named[kind] ?? {}).sort();
    expect(namesOf('groups')).toEqual(Object.keys(groups).sort());
    const own = Object.entries(figures).filter(([, { label }]) => label === undefined);
    expect(namesOf('figures')).toEqual(own.map(([key]) => key).sort());
    expect(namesOf('charts')).toEqual([...Object.keys(charts), ...lines].sort());
  });
});
