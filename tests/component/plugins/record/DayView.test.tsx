import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RaRecord } from 'react-admin';
import { describe, expect, it } from 'vitest';
import DayView from '../../../../src/plugins/record/day/DayView';
import type { DayContext } from '../../../../src/plugins/record/entities/dayContext';
import type { FormerDay } from '../../../../src/plugins/record/entities/formerDay';
import { heartRateRecord } from '../../../../src/plugins/record/entities/kinds/heartRate';
import { sleepStatusRecord } from '../../../../src/plugins/record/entities/kinds/sleepStatus';
import { type RenderRequest, renderPages } from '../../kit/support/renderPages';
import { aContext, aHeartRateDay, aSleepDay, DATE, dayBackend, dayTables, HEART_RATES, packed, SLEEPS } from './days';

interface Setting extends Partial<RenderRequest> {
  days?: readonly RaRecord[];
  nights?: readonly RaRecord[];
  context?: DayContext | null;
  former?: readonly FormerDay[];
}

async function renderDay({
  days = [aHeartRateDay()],
  nights = [aSleepDay()],
  context,
  former,
  ...request
}: Setting = {}) {
  const dataProvider = dayBackend({ [HEART_RATES]: days, [SLEEPS]: nights }, context, former);
  const isSleep = request.resource === SLEEPS;
  const definition = isSleep ? sleepStatusRecord : heartRateRecord;
  const rendered = await renderPages({
    dataProvider,
    tables: dayTables(),
    resource: HEART_RATES,
    at: isSleep ? '/8/show' : '/7/show',
    pages: { show: () => <DayView definition={definition} id={isSleep ? 8 : 7} /> },
    ...request,
  });
  const chart = await screen.findByRole('slider');
  return { ...rendered, dataProvider, chart };
}

const askedDates = (dataProvider: ReturnType<typeof dayBackend>, resource = HEART_RATES) =>
  dataProvider.call.mock.calls
    .filter(([name, operation]) => name === resource && operation === 'selectByDeviceIdAndDate')
    .map(([, , params]) => (params as { date: string }).date);

describe('the day view of a record', () => {
  it('shows the key figures with the normal range and the wearer’s own baseline', async () => {
    const { missing } = await renderDay();
    const figures = screen.getByRole('region', { name: '关键指标' });
    expect(within(figures).getByText('60.5')).toBeVisible();
    expect(await within(figures).findByText('参考 51–90 · 14 天基线 55.5 (+5)')).toBeVisible();
    expect(within(figures).getByText('参考 51–90 · 14 天基线 58.2 (±0)')).toBeVisible();
    expect(missing).toEqual([]);
  });

  it('reports of a day with expired samples that they were removed, and shows the rest', async () => {
    const day = aHeartRateDay({ series: null, samplesRemovedTime: '2026-01-02T03:00:00.000+08:00' });
    const { missing } = await renderPages({
      dataProvider: dayBackend({ [HEART_RATES]: [day], [SLEEPS]: [] }),
      tables: dayTables(),
      resource: HEART_RATES,
      at: '/7/show',
      pages: { show: () => <DayView definition={heartRateRecord} id={7} /> },
    });
    expect(await screen.findByText(/^这一天的采样数据已超过保存期限，于 2026-01-02 清除/)).toBeVisible();
    expect(screen.queryByRole('slider')).toBeNull();
    expect(within(screen.getByRole('region', { name: '关键指标' })).getByText('60.5')).toBeVisible();
    const found = screen.getByRole('region', { name: '当日预警（2）' });
    expect(within(found).getByText(/心率过快/)).toBeVisible();
    expect(within(found).queryByRole('button')).toBeNull();
    expect(missing).toEqual([]);
  });

  it('shows the version before a correction: when, why and by whom', async () => {
    const mean = new Array<number>(1_440).fill(66);
    const series = packed(heartRateRecord.layout, { startSec: 0, intervalSec: 60, count: 1_440, channels: { mean } });
    const former: FormerDay[] = [
      {
        id: 2,
        time: '2025-03-12T09:30:00.000+08:00',
        reason: '传感器校准',
        by: 'admin',
        byName: '王护士',
        series,
        events: null,
      },
      {
        id: 1,
        time: '2025-03-11T08:00:00.000+08:00',
        reason: 'overwritten',
        by: 'device',
        byName: null,
        series,
        events: null,
      },
    ];
    const { missing } = await renderDay({ days: [aHeartRateDay({ version: 3 })], former });
    const panel = await screen.findByRole('region', { name: '以前的版本（2 个，保留 90 天）' });
    const [newest, oldest] = within(panel).getAllByRole('listitem');
    expect(newest).toHaveTextContent('2025-03-12 09:30王护士 更正传感器校准');
    expect(oldest).toHaveTextContent('2025-03-11 08:00设备上传设备时钟曾往回跳');
    fireEvent.click(within(newest as HTMLElement).getByRole('button', { name: '查看' }));
    const chart = screen.getByRole('region', { name: `心率 ${DATE} · 2025-03-12 09:30 之前的版本` });
    expect(within(chart).getByRole('slider').querySelectorAll('[data-gap]')).toHaveLength(0);
    fireEvent.click(within(newest as HTMLElement).getByRole('button', { name: '收起' }));
    expect(screen.getAllByRole('slider')).toHaveLength(1);
    expect(missing).toEqual([]);
  });

  it.each([
    ['zh-CN', '未记录到睡眠'],
    ['zh-TW', '未記錄到睡眠'],
    ['en', 'No sleep recorded'],
    ['ja', '睡眠の記録なし'],
  ] as const)('says in %s that no sleep was recorded, instead of a sleep of zero minutes', async (locale, words) => {
    for (const asleepMin of [0, null]) {
      const nights = [aSleepDay({ asleepMin, lightMin: asleepMin, deepMin: asleepMin, efficiency: asleepMin })];
      await renderDay({ resource: SLEEPS, nights, locale });
      const table = screen.getByRole('table', { name: /./ });
      expect(within(table).getByText(words)).toBeVisible();
      // The time in bed remains; nothing of the sleep is zero.
      expect(within(table).getAllByRole('row')).toHaveLength(3);
      expect(within(table).queryByText('0')).toBeNull();
      cleanup();
    }
  });

  it('compares every aggregate with the days before, moments as times of day', async () => {
    await renderDay();
    const table = screen.getByRole('table', { name: '与此前比较' });
    await waitFor(() => expect(within(table).getByRole('columnheader', { name: '7 天均值（6 天）' })).toBeVisible());
    const row = (name: string) =>
      within(within(table).getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(row('平均（')).toEqual(['60.5', '—', '62', '55.5', '+5', '51–90']);
    expect(row('最高时刻')).toEqual(['14:00', '—', '—', '—', '—', '—']);
  });

  it('shows a gap hatched, and not crossed by the line', async () => {
    const { chart } = await renderDay();
    const line = chart.querySelector('[data-line="mean"]')?.getAttribute('d') ?? '';
    expect(line.match(/M/g)).toHaveLength(2);
    expect(chart.querySelectorAll('[data-gap]').length).toBeGreaterThan(0);
  });

  it('shows no gap when there is none', async () => {
    const mean = new Array<number>(1_440).fill(60);
    const whole = aHeartRateDay();
    const series = packed(heartRateRecord.layout, { startSec: 0, intervalSec: 60, count: 1_440, channels: { mean } });
    const { chart } = await renderDay({ days: [{ ...whole, series }] });
    expect(chart.querySelectorAll('[data-gap]')).toHaveLength(0);
    expect(chart.querySelector('[data-line="mean"]')?.getAttribute('d')?.match(/M/g)).toHaveLength(1);
  });

  it('draws the reference bands of the wearer’s health class', async () => {
    const { chart } = await renderDay();
    await waitFor(() => expect(chart.querySelectorAll('[data-level="critical"]')).not.toHaveLength(0));
    expect(within(chart).getByText('111')).toBeInTheDocument();
    expect(within(chart).getByText('131')).toBeInTheDocument();
  });

  it('marks findings, lists them with the worst first, and zooms in on a pressed one', async () => {
    const { chart, user } = await renderDay();
    expect(chart.querySelectorAll('[data-mark="critical"]')).toHaveLength(1);
    const [worst, other] = within(screen.getByRole('region', { name: '当日预警（2）' })).getAllByRole('listitem');
    expect(worst).toHaveTextContent('心率过快14:00 – 14:10 数值 134 次/分 界限 131 次/分');
    // A finding about the whole day has no time.
    expect(other).toHaveTextContent('全天 数值 58.2 次/分 界限 50 次/分');
    expect(within(other as HTMLElement).queryByRole('button')).toBeNull();
    await user.click(within(worst as HTMLElement).getByRole('button'));
    expect(chart).toHaveAttribute('aria-valuetext', '13:35–14:35');
  });

  it('is operated by keyboard: values, gaps, zoom in, move, and back', async () => {
    const { chart } = await renderDay();
    chart.focus();
    fireEvent.keyDown(chart, { key: 'Home' });
    expect(chart.getAttribute('aria-valuetext')).toMatch(/^00:00，心率 60/);
    fireEvent.keyDown(chart, { key: 'ArrowRight', shiftKey: true });
    expect(chart.getAttribute('aria-valuetext')).toMatch(/^00:10，心率 60/);
    fireEvent.keyDown(chart, { key: 'ArrowLeft' });
    expect(chart.getAttribute('aria-valuetext')).toMatch(/^00:09/);
    for (let step = 0; step < 54; step += 1) fireEvent.keyDown(chart, { key: 'ArrowRight', shiftKey: true });
    expect(chart.getAttribute('aria-valuetext')).toMatch(/^09:09，心率 无数据/);
    fireEvent.keyDown(chart, { key: 'ArrowUp' });
    const closer = Number(chart.getAttribute('aria-valuemax')) - Number(chart.getAttribute('aria-valuemin'));
    expect(closer).toBe(54_000);
    const from = Number(chart.getAttribute('aria-valuemin'));
    fireEvent.keyDown(chart, { key: ']' });
    expect(Number(chart.getAttribute('aria-valuemin'))).toBe(from + 13_500);
    fireEvent.keyDown(chart, { key: 'Escape' });
    expect(chart).toHaveAttribute('aria-valuemax', '86400');
  });

  it('zooms into the dragged range', async () => {
    const { chart } = await renderDay();
    // 800 pixels wide: 44 before the drawing, 34 behind it.
    fireEvent.pointerDown(chart, { pointerId: 1, pointerType: 'mouse', button: 0, clientX: 44 });
    fireEvent.pointerMove(chart, { pointerId: 1, pointerType: 'mouse', clientX: 44 + 361 });
    fireEvent.pointerUp(chart, { pointerId: 1, pointerType: 'mouse', clientX: 44 + 361 });
    expect(chart).toHaveAttribute('aria-valuemin', '0');
    expect(chart).toHaveAttribute('aria-valuemax', '43200');
  });

  it('shows the same numbers in a table, as means with minimum and maximum', async () => {
    const { user } = await renderDay();
    await user.click(screen.getByRole('button', { name: '显示数值表' }));
    const table = screen.getByRole('table', { name: `心率 ${DATE} 数值表` });
    const cells = (time: string) =>
      within(within(table).getByRole('row', { name: new RegExp(`^${time}`) })).getAllByRole('cell')[0]?.textContent;
    expect(cells('13:45')).toBe('60');
    expect(cells('14:00')).toBe('109 (60–134)');
    // Nothing was measured between nine and ten.
    expect(within(table).queryByRole('row', { name: /^09:15/ })).toBeNull();
  });

  it('reports that a day has no data, and still links to other days', async () => {
    const { user, dataProvider } = await renderDay({ context: aContext({ nextDate: '2025-03-11' }) });
    await user.click(await screen.findByRole('button', { name: '后一个有数据的日子' }));
    expect(await screen.findByText('2025-03-11 没有数据')).toBeVisible();
    expect(askedDates(dataProvider)).toEqual([DATE, '2025-03-11']);
    expect(screen.queryByRole('slider')).toBeNull();
  });
});

describe('other days of the device', () => {
  it('are reached by the arrow keys, a week by PageUp, and are in the address', async () => {
    const { router, dataProvider } = await renderDay();
    await waitFor(() => expect(screen.getByRole('button', { name: '前一个有数据的日子' })).toBeEnabled());
    await waitFor(() =>
      expect(dataProvider.call.mock.calls.some(([, name]) => name === 'selectDayContext')).toBe(true),
    );
    await screen.findByText('参考 51–90 · 14 天基线 55.5 (+5)');
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    await waitFor(() => expect(router.state.location.search).toBe('?date=2025-03-07'));
    fireEvent.keyDown(document.body, { key: 'PageUp' });
    await waitFor(() => expect(router.state.location.search).toBe('?date=2025-02-28'));
    await waitFor(() => expect(askedDates(dataProvider)).toEqual([DATE, '2025-03-07', '2025-02-28']));
  });

  it('are not reached by keys that belong to the chart', async () => {
    const { chart, router } = await renderDay();
    await screen.findByText('参考 51–90 · 14 天基线 55.5 (+5)');
    fireEvent.keyDown(chart, { key: 'ArrowLeft' });
    expect(router.state.location.search).toBe('');
  });

  it('are selected in a calendar that shows which have data and findings', async () => {
    const { user, router } = await renderDay();
    await user.click(screen.getByRole('button', { name: `选择日期，当前 ${DATE}` }));
    const calendar = await screen.findByRole('dialog', { name: '有数据的日子' });
    expect(await within(calendar).findByRole('button', { name: '2025年3月7日，预警' })).toBeVisible();
    expect(within(calendar).getByRole('button', { name: '2025年3月8日，无数据' })).toBeVisible();
    await user.click(within(calendar).getByRole('button', { name: '2025年3月11日，正常' }));
    expect(router.state.location.search).toBe('?date=2025-03-11');
  });

  it('are tried one by one when the back end does not know which have data', async () => {
    const { user, router } = await renderDay({ can: (action) => action !== 'selectDayContext' });
    await user.click(screen.getByRole('button', { name: '前一个有数据的日子' }));
    expect(router.state.location.search).toBe('?date=2025-03-09');
  });
});

describe('the night overview', () => {
  it('shows several kinds under one crosshair, the evening from the day before', async () => {
    const evening = aHeartRateDay({ id: 6, date: '2025-03-09', alerts: [] });
    const { dataProvider, chart, missing } = await renderDay({
      days: [aHeartRateDay(), evening],
      at: '/7/show?view=night',
    });
    await waitFor(() => expect(chart.querySelector('[data-line="mean"]')).not.toBeNull());
    fireEvent.keyDown(chart, { key: 'Home' });
    for (let step = 0; step < 37; step += 1) fireEvent.keyDown(chart, { key: 'ArrowRight', shiftKey: true });
    expect(chart.getAttribute('aria-valuetext')).toMatch(/^00:10，分期 深睡，心率 60$/);
    expect(askedDates(dataProvider)).toContain('2025-03-09');
    // The stages of a night are in one record.
    expect(askedDates(dataProvider, SLEEPS)).toEqual([DATE]);
    expect(missing).toEqual([]);
  });

  it('requests a kind only while it is shown', async () => {
    const { user, dataProvider, router } = await renderDay({ at: '/7/show?view=night' });
    await user.click(await screen.findByRole('button', { name: '睡眠状态' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '后一个有数据的日子' })).toBeEnabled());
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    await waitFor(() => expect(router.state.location.search).toContain('date=2025-03-11'));
    await waitFor(() => expect(askedDates(dataProvider)).toContain('2025-03-11'));
    expect(askedDates(dataProvider, SLEEPS)).not.toContain('2025-03-11');
    await user.click(screen.getByRole('button', { name: '睡眠状态' }));
    await waitFor(() => expect(askedDates(dataProvider, SLEEPS)).toContain('2025-03-11'));
  });

  it('draws a hypnogram with its stages', async () => {
    const { chart } = await renderDay({ resource: SLEEPS });
    const stage = chart.querySelector('[data-line="stage"]')?.getAttribute('d') ?? '';
    expect(stage.match(/M/g)).toHaveLength(1);
    expect(stage.match(/V/g)).toHaveLength(2);
    expect(chart.querySelectorAll('[data-gap]')).toHaveLength(2);
  });
});
