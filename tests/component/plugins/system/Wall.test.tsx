import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { definePlugin } from '../../../../src/core/plugin-api';
import system from '../../../../src/plugins/system';
import type { WallLive } from '../../../../src/plugins/system/entities/wallLive';
import { renderPlugin } from '../../../../src/testing';

const PAGE = 'data-system-manage';
/** The first page of a run also loads the libraries of the console and the charts. */
const PATIENT = { timeout: 30_000 };
const GROUPS = { calls: { order: 1 } };
const CALLS = { entity: 'call', filter: {}, measure: 'flow', group: 'calls' } as const;
const FIGURES = {
  answered: { ...CALLS, unit: 'percent', better: 'more' },
  received: { ...CALLS, unit: 'count', wallHeadline: 1 },
} as const;

/** A section with figures and a chart, and with its own parts on the wall display. */
const calls = (widgets: Record<string, () => Promise<{ default: () => React.ReactNode }>> = {}) =>
  definePlugin({
    id: 'calls',
    version: '1.0.0',
    engines: { console: '^2.0.0' },
    widgets: Object.entries(widgets).map(([id, component]) => ({
      id,
      slot: 'wall',
      label: `widgets.${id}`,
      component,
    })),
    figures: async () => ({
      default: {
        groups: GROUPS,
        figures: FIGURES,
        charts: {
          course: { kind: 'lines', order: 1, name: 'date', lines: { received: 'primary' }, compared: 'received' },
          lines: { kind: 'bars', order: 2, name: 'name' },
        },
      },
    }),
    texts: {
      './texts/titles/zh-CN.ts': async () => ({
        default: {
          widgets: { still: '静图', broken: '坏图', slow: '慢图' },
          panel: {
            groups: { calls: '来电' },
            figures: { answered: '接听率', received: '来电数' },
            charts: { course: '来电走势', received: '来电', lines: '线路排行' },
            live: { called: '%{street} %{name} 来电，%{minutes} 分钟后接听' },
          },
        },
      }),
    },
  });

const figure = (key: keyof typeof FIGURES, value: number, before: number | null) => ({
  key,
  group: 'calls',
  unit: FIGURES[key].unit,
  title: null,
  mode: 'auto',
  autoValue: value,
  manualValue: null,
  value,
  before,
  target: null,
  visible: true,
});

const panel = {
  id: 1,
  version: 1,
  title: '运行中心',
  subtitle: null,
  companyName: '示范公司',
  regionName: '示范市',
  refreshSeconds: 60,
  asOf: '2026-03-18T12:00:00.000+08:00',
  figures: [figure('answered', 92.5, 94), figure('received', 120, 100)],
  charts: {
    course: [
      { date: '2026-03-17', received: 50, receivedBefore: 45 },
      { date: '2026-03-18', received: 70, receivedBefore: 55 },
    ],
    lines: [{ id: 1, name: '一号线', nameEn: null, count: 80, before: 40 }],
  },
};

const live: WallLive = {
  entities: [],
  events: [
    {
      id: 'call-1',
      text: 'calls.panel.live.called',
      tone: 'positive',
      subject: null,
      name: '王*',
      street: '东街',
      time: '2026-03-18T11:58:00.000+08:00',
      minutes: 3,
    },
  ],
  markers: [],
};

async function openWall(widgets?: Parameters<typeof calls>[0], path = `${PAGE}?view=wall`) {
  const asked: unknown[] = [];
  const opened = await renderPlugin(system, {
    path,
    with: [calls(widgets)],
    answers: {
      selectMainPanel: ({ params }) => {
        asked.push(params.period);
        return panel;
      },
      selectWallLive: () => live,
    },
  });
  const wall = within(await screen.findByRole('dialog', { name: '运行中心' }, PATIENT));
  return { ...opened, wall, asked };
}

/** Returns the panels as a user reads them. */
const panels = () =>
  screen
    .getAllByRole('region')
    .flatMap((region) => within(region).queryByRole('heading', { level: 2 })?.textContent ?? []);

it('the wall display compares the period with the one before, in figures and charts, and keeps the period in the address', async () => {
  const { wall, asked, user, router } = await openWall(undefined, `${PAGE}?view=wall&period=days7`);
  expect(asked).toEqual(['days7']);
  expect(wall.getByRole('button', { name: '近 7 天' })).toHaveAttribute('aria-pressed', 'true');
  const figures = within(wall.getByRole('region', { name: '来电' }));
  expect(figures.getByText('↓ 1.5 个百分点')).toBeInTheDocument();
  expect(figures.getByText('↑ 20%')).toBeInTheDocument();
  expect(figures.getByText('较前 7 天')).toBeInTheDocument();
  expect(wall.getByRole('img', { name: '来电 120, 来电（上期） 100' })).toBeInTheDocument();
  expect(within(wall.getByRole('region', { name: '线路排行' })).getByText('↑ 100%')).toBeInTheDocument();
  await user.click(wall.getByRole('button', { name: '今日' }));
  await waitFor(() => expect(asked).toEqual(['days7', 'today']));
  expect(router.state.location.search).toBe('?view=wall&period=today');
});

it('the wall display says whose it is, what was achieved, and what has just happened', async () => {
  const { wall } = await openWall();
  expect(wall.getByText('示范公司')).toBeInTheDocument();
  expect(wall.getByText('示范市')).toBeInTheDocument();
  expect(wall.getByRole('status')).toHaveTextContent('定时刷新');
  const headline = wall.getAllByRole('list')[0] as HTMLElement;
  expect(within(headline).getByRole('listitem')).toHaveTextContent('120来电数');
  const events = within(wall.getByRole('region', { name: '实时动态' }));
  expect(await events.findByText('东街 王* 来电，3 分钟后接听')).toBeInTheDocument();
  expect(events.getByText('11:58')).toBeInTheDocument();
});

it('the wall display hides panels, stores that, and restores all', async () => {
  const { wall, user } = await openWall({ still: async () => ({ default: () => <p>地图</p> }) });
  await wall.findByText('地图');
  expect(panels()).toEqual(['主要比率', '来电', '静图', '来电走势', '线路排行']);
  await user.click(wall.getByRole('button', { name: '调整布局' }));
  await user.click(await wall.findByRole('button', { name: '隐藏 指标' }));
  await wall.findByRole('button', { name: '显示 指标' });
  // Escape ends the arrange mode, not the wall display.
  await user.keyboard('{Escape}');
  await waitFor(() => expect(panels()).toEqual(['主要比率', '静图', '来电走势', '线路排行']));
  await user.click(wall.getByRole('button', { name: '调整布局' }));
  await user.click(await wall.findByRole('button', { name: '恢复默认' }));
  await user.click(wall.getByRole('button', { name: '完成' }));
  await waitFor(() => expect(panels()).toEqual(['主要比率', '来电', '静图', '来电走势', '线路排行']));
});

it('the wall display keeps working when a part throws and another never loads', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { wall } = await openWall({
    broken: async () => ({
      default: () => {
        throw new Error('no map today');
      },
    }),
    slow: () => new Promise(() => undefined),
  });
  expect(await within(wall.getByRole('region', { name: '坏图' })).findByRole('button', { name: '重试' })).toBeVisible();
  expect(wall.getByRole('region', { name: '慢图' })).toBeInTheDocument();
  expect(within(wall.getByRole('region', { name: '来电' })).getByText('92.5%')).toBeInTheDocument();
});
