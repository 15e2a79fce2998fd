import { describe, expect, it } from 'vitest';
import {
  draftItems,
  draftProblem,
  draftValues,
  figureProblem,
  panelDraft,
} from '../../../../src/plugins/system/dashboard/panelDraft';
import type { FigureView } from '../../../../src/plugins/system/dashboard/panelView';
import type { MainPanel, PanelFigure } from '../../../../src/plugins/system/entities/mainPanel';

const figure = (changes: Partial<PanelFigure> = {}): FigureView => ({
  label: 'service-manage.panel.figures.openHigh',
  groupLabel: 'service-manage.panel.groups.risk',
  key: 'openHigh',
  group: 'risk',
  unit: 'count',
  title: null,
  mode: 'auto',
  autoValue: 7,
  manualValue: null,
  value: 7,
  before: null,
  target: null,
  visible: true,
  ...changes,
});

const counted = (figures: PanelFigure[]): MainPanel => ({
  id: 1,
  version: 3,
  title: '运行中心',
  subtitle: null,
  companyName: null,
  regionName: null,
  refreshSeconds: 60,
  asOf: '2026-03-18T12:00:00.000+08:00',
  figures,
  charts: {},
});
/** Figures of running plugins, and others. */
const panel = (figures: FigureView[], others: PanelFigure[] = []) => ({
  panel: counted([...figures, ...others]),
  figures,
});

describe('the settings of the main panel', () => {
  it('are sent unchanged when nothing was edited, without the computed value', () => {
    const view = panel([figure({ mode: 'manual', manualValue: 12.5, target: 20, title: '高风险' })]);
    const draft = panelDraft(view);
    expect(draftProblem(draft)).toBeUndefined();
    expect(draftItems(draft, view)).toEqual([
      { key: 'openHigh', mode: 'manual', visible: true, title: '高风险', manualValue: 12.5, target: 20 },
    ]);
    expect(draftValues(draft)).toEqual({
      title: '运行中心',
      subtitle: null,
      companyName: null,
      regionName: null,
      refreshSeconds: 60,
    });
  });

  it('keep those of figures whose section is disabled', () => {
    const view = panel([figure()], [figure({ key: 'mealsToday', visible: false })]);
    const items = draftItems(panelDraft(view), view);
    expect(items.map(({ key, visible }) => [key, visible])).toEqual([
      ['openHigh', true],
      ['mealsToday', false],
    ]);
  });

  it.each([
    ['29', false],
    ['30', true],
    ['3600', true],
    ['3601', false],
    ['60.5', false],
    ['', false],
    ['soon', false],
  ])('accept %j as a refresh interval: %j', (refreshSeconds, isTaken) => {
    const draft = { ...panelDraft(panel([figure()])), refreshSeconds };
    expect(draftProblem(draft) === undefined).toBe(isTaken);
  });

  it.each([
    [{ mode: 'auto', manualValue: '', target: '' }, undefined],
    [{ mode: 'manual', manualValue: '', target: '' }, 'manualValue'],
    [{ mode: 'manual', manualValue: '0', target: '' }, undefined],
    [{ mode: 'manual', manualValue: '-1.5', target: '' }, undefined],
    [{ mode: 'auto', manualValue: '十', target: '' }, 'manualValue'],
    [{ mode: 'auto', manualValue: '', target: '10%' }, 'target'],
  ] as const)('report in %j the problem %j', (changes, problem) => {
    const [draft] = panelDraft(panel([figure()])).figures;
    if (!draft) throw new Error('no figure');
    expect(figureProblem({ ...draft, ...changes })).toBe(problem);
  });

  it('omit texts that are only blanks', () => {
    const draft = { ...panelDraft(panel([figure()])), title: '  ', subtitle: ' 全市 ' };
    expect(draftValues(draft)).toMatchObject({ title: null, subtitle: '全市' });
  });
});
