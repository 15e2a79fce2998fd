import { expect, it } from 'vitest';
import { panelView } from '../../../../src/plugins/system/dashboard/panelView';
import type { MainPanel, PanelFigure } from '../../../../src/plugins/system/entities/mainPanel';
import { figureContributions } from '../../../support/figures';

const TODAY = '2026-03-18';
const NOW = { period: 'month', today: TODAY } as const;
const figure = (key: string, group: string, changes: Partial<PanelFigure> = {}): PanelFigure => ({
  key,
  group,
  unit: 'count',
  title: null,
  mode: 'auto',
  autoValue: 1,
  manualValue: null,
  value: 1,
  before: null,
  target: null,
  visible: true,
  ...changes,
});
const panel = (figures: PanelFigure[], parts: object = {}): MainPanel => ({
  id: 1,
  version: 1,
  title: null,
  subtitle: null,
  companyName: null,
  regionName: null,
  refreshSeconds: 60,
  asOf: '2026-03-18T12:00:00.000+08:00',
  figures,
  charts: {},
  ...parts,
});

it('panelView keeps topics in their order and figures within them in that of the settings', () => {
  const figures = [
    figure('usersTotal', 'users'),
    figure('eldersAlone', 'people'),
    figure('eldersTotal', 'people'),
    figure('eldersActive', 'people', { visible: false }),
  ];
  const { groups } = panelView(panel(figures, { aloneId: 3 }), figureContributions, NOW);
  expect(groups.map(({ label, figures }) => [label, figures.map(({ key }) => key)])).toEqual([
    ['elderly-manage.panel.groups.people', ['eldersAlone', 'eldersTotal']],
    ['account-manage.panel.groups.users', ['usersTotal']],
  ]);
  expect(groups[0]?.figures[0]).toMatchObject({
    label: 'elderly-manage.panel.figures.eldersAlone',
    link: { entity: 'elderly', filter: { status: 'active', elderlyLiveTypeId: 3 } },
  });
});

it('panelView leaves out figures of a disabled section', () => {
  const parts = figureContributions.filter(({ plugin }) => plugin !== 'elderly-manage');
  const { figures, groups } = panelView(panel([figure('eldersTotal', 'people')]), parts, NOW);
  expect([figures, groups]).toEqual([[], []]);
});

it('panelView shows membership levels as separate figures, in their order', () => {
  const memberships = [
    { id: 7, name: '银卡', nameEn: null, isLimited: true, count: 4 },
    { id: 9, name: '终身', nameEn: null, isLimited: false, count: 2 },
  ];
  const { groups } = panelView(panel([], { memberships }), figureContributions, NOW);
  expect(groups.map(({ key, entries }) => [key, entries.map(({ name, value }) => [name, value])])).toEqual([
    [
      'memberships',
      [
        ['银卡', 4],
        ['终身', 2],
      ],
    ],
  ]);
  const status = ['normal', 'disabled'];
  expect(groups[0]?.entries.map(({ link }) => link.filter)).toEqual([
    { status, vipId: 7, vipExpire: { from: TODAY } },
    { status, vipId: 9 },
  ]);
});

it('panelView shows the charts of all sections in their order', () => {
  const rows = [{ code: '1', count: 3 }];
  const { charts } = panelView(panel([], { charts: { genders: rows } }), figureContributions, NOW);
  expect(charts.map(({ key }) => key)).toEqual([
    'days',
    'capacity',
    'ages',
    'living',
    'municipal',
    'services',
    'genders',
  ]);
  expect(charts.at(-1)).toMatchObject({ label: 'elderly-manage.panel.charts.genders', rows });
});
