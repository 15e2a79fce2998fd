import { describe, expect, it } from 'vitest';
import type { MainPanel, PanelFigure } from '../../../../contract/system/mainPanel';
import {
  draftItems,
  draftProblem,
  draftValues,
  figureProblem,
  panelDraft,
} from '../../../../src/plugins/system/dashboard/panelDraft';

const figure = (changes: Partial<PanelFigure> = {}): PanelFigure => ({
  key: 'openHigh',
  group: 'risk',
  unit: 'count',
  title: null,
  mode: 'auto',
  autoValue: 7,
  manualValue: null,
  value: 7,
  target: null,
  visible: true,
  ...changes,
});

const panel = (figures: PanelFigure[]): MainPanel => ({
  id: 1,
  version: 3,
  title: '运行中心',
  subtitle: null,
  regionName: null,
  refreshSeconds: 60,
  asOf: '2026-03-18T12:00:00.000+08:00',
  figures,
  memberships: [],
  aloneId: null,
  charts: { capacity: [], living: [], municipal: [], services: [], ages: [], genders: [], days: [] },
});

describe('the settings of the main panel', () => {
  it('are sent as they were when nothing is changed, the counted value never', () => {
    const draft = panelDraft(panel([figure({ mode: 'manual', manualValue: 12.5, target: 20, title: '高风险' })]));
    expect(draftProblem(draft)).toBeUndefined();
    expect(draftItems(draft)).toEqual([
      { key: 'openHigh', mode: 'manual', visible: true, title: '高风险', manualValue: 12.5, target: 20 },
    ]);
    expect(draftValues(draft)).toEqual({ title: '运行中心', subtitle: null, regionName: null, refreshSeconds: 60 });
  });

  it.each([
    ['29', false],
    ['30', true],
    ['3600', true],
    ['3601', false],
    ['60.5', false],
    ['', false],
    ['soon', false],
  ])('take %j as a refresh interval: %j', (refreshSeconds, isTaken) => {
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
  ] as const)('find in %j the problem %j', (changes, problem) => {
    const [draft] = panelDraft(panel([figure()])).figures;
    if (!draft) throw new Error('no figure');
    expect(figureProblem({ ...draft, ...changes })).toBe(problem);
  });

  it('leave out of texts what is only blank', () => {
    const draft = { ...panelDraft(panel([figure()])), title: '  ', subtitle: ' 全市 ' };
    expect(draftValues(draft)).toMatchObject({ title: null, subtitle: '全市' });
  });
});
