import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError, type RaRecord } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import DayView from '../../../../src/plugins/record/day/DayView';
import { type PacketEntry, raw, rawRecord } from '../../../../src/plugins/record/entities/kinds/raw';
// Preloaded, so that no test waits for it.
import '../../../../src/plugins/record/day/waveform/RawWaveform';
import { renderPages } from '../../kit/support/renderPages';
import { aHeartRateDay, DATE, dayBackend, dayTables } from './days';

const RAW = 'jishan-smart/record-manage/raw-manage';
const LANGUAGES = ['zh-CN', 'zh-TW', 'en', 'ja'] as const;
const TEN = 36_000;

beforeEach(() => {
  // A real browser tests the pictures; here they have no canvas.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    },
  );
});

const packet = (seq: number, sec: number, more: Partial<PacketEntry> = {}): PacketEntry => ({
  seq,
  sec,
  ms: 15_000,
  signal: 'ecg',
  hz: 2,
  bytes: 60,
  crc32: null,
  sha256: null,
  ...more,
});
/** From 10:00:00 on: a packet, one whose content never arrived, two lost ones, another; and movement without content. */
const packets = [
  packet(1, TEN),
  packet(2, TEN + 15),
  packet(5, TEN + 60),
  packet(1, TEN, { signal: 'acc', hz: 1, bytes: 90 }),
];
const aRawDay = (): RaRecord => ({
  ...aHeartRateDay({ alertLevel: 'none', alerts: [], series: null }),
  packetCount: 4,
  events: packets,
});

interface Setting {
  can?: (action: string) => boolean;
  locale?: (typeof LANGUAGES)[number];
}

async function renderRaw({ can, locale }: Setting = {}) {
  const day = aRawDay();
  const dataProvider = dayBackend({ [RAW]: [day] });
  const readDay = dataProvider.call.getMockImplementation();
  dataProvider.call.mockImplementation(async (resource: string, operation: string, params: object) => {
    if (operation === 'selectPackets') {
      const data = [
        { signal: 'ecg', seq: 1 },
        { signal: 'ecg', seq: 5 },
      ];
      return { data, dataCount: data.length };
    }
    if (operation === 'selectSamples') return samplesOf(params as { fromSec: number; toSec: number });
    return readDay?.(resource, operation, params);
  });
  dataProvider.download = vi.fn(async () => new Blob(['a zip']));
  const tables = { ...dayTables(), [RAW]: { entity: raw, rows: [day] } };
  // The back end keeps the days in its own tables.
  dataProvider.getOne.mockImplementation(async () => ({ data: day }));
  const rendered = await renderPages({
    dataProvider,
    tables,
    resource: RAW,
    at: '/7/show',
    pages: { show: () => <DayView definition={rawRecord} id={7} /> },
    ...(can && { can }),
    ...(locale && { locale }),
  });
  const chart = await screen.findByRole('slider');
  return { ...rendered, dataProvider, chart };
}

/** Two samples a second of 1 mV, to the end of the packets. */
function samplesOf({ fromSec, toSec }: { fromSec: number; toSec: number }) {
  const data = packets.flatMap(({ signal, seq, sec, ms, hz }) => {
    const [from, to] = [Math.max(fromSec, sec), Math.min(toSec, sec + ms / 1_000)];
    if (signal !== 'ecg' || seq === 2 || to <= from) return [];
    const samples = new Int16Array((to - from) * hz).fill(200);
    return [{ seq, hz, fromMs: from * 1_000, data: btoa(String.fromCharCode(...new Uint8Array(samples.buffer))) }];
  });
  return { data, dataCount: data.length };
}

/** React-admin logs refused calls to the developer console. */
const ignoreConsole = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
const panel = () => screen.findByRole('region', { name: '波形' });
const stage = () => screen.findByRole('application');
const askedPages = (dataProvider: Awaited<ReturnType<typeof renderRaw>>['dataProvider']) =>
  dataProvider.call.mock.calls
    .filter(([, operation]) => operation === 'selectSamples')
    .map(([, , params]) => (params as { fromSec: number }).fromSec);

describe('the waveform of a raw day', () => {
  it('is requested when it is opened, not before, and begins with the first packet with content', async () => {
    const { user, dataProvider, missing } = await renderRaw();
    const open = within(await panel()).getByRole('button', { name: '查看波形' });
    await waitFor(() => expect(open).toBeEnabled());
    expect(askedPages(dataProvider)).toEqual([]);
    await user.click(open);
    expect(await screen.findByText('10:00:00–10:00:10 心电：20 个采样点，最低 1，最高 1 mV')).toBeVisible();
    expect(screen.getByText('10:00:00–10:00:10 数据包 1，2 Hz')).toBeVisible();
    expect(missing).toEqual([]);
  });

  it('opens at the moment and the row that is pressed on the timeline', async () => {
    const { chart } = await renderRaw();
    await panel();
    // 800 pixels wide: 44 before the drawing, 34 behind it; the packets' pane begins 36 pixels from the top.
    const x = 44 + (TEN / 86_400) * 722 + 0.2;
    fireEvent.pointerDown(chart, { pointerId: 1, pointerType: 'mouse', button: 0, clientX: x, clientY: 40 });
    fireEvent.pointerUp(chart, { pointerId: 1, pointerType: 'mouse', clientX: x });
    fireEvent.click(chart, { clientX: x, clientY: 40 });
    await waitFor(async () => expect(await stage()).toHaveFocus());
    expect(screen.getByRole('button', { name: '心电' })).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(chart, { clientX: x, clientY: 36 + 130 * 0.6 });
    await waitFor(() => expect(screen.getByRole('button', { name: '加速度' })).toHaveAttribute('aria-pressed', 'true'));
  });

  it('does not open by dragging, which zooms in', async () => {
    const { chart } = await renderRaw();
    await panel();
    fireEvent.pointerDown(chart, { pointerId: 1, pointerType: 'mouse', button: 0, clientX: 100 });
    fireEvent.pointerMove(chart, { pointerId: 1, pointerType: 'mouse', clientX: 300 });
    fireEvent.pointerUp(chart, { pointerId: 1, pointerType: 'mouse', clientX: 300 });
    fireEvent.click(chart, { clientX: 300 });
    expect(Number(chart.getAttribute('aria-valuemax'))).toBeLessThan(86_400);
    expect(screen.queryByRole('application')).toBeNull();
  });

  it('opens by Enter at the crosshair', async () => {
    const { chart } = await renderRaw();
    await panel();
    chart.focus();
    fireEvent.keyDown(chart, { key: 'Home' });
    fireEvent.keyDown(chart, { key: 'Enter' });
    await waitFor(async () => expect(await stage()).toHaveFocus());
    // The crosshair is in the middle of an hour, the finest step of this chart.
    expect(screen.getByLabelText('时刻')).toHaveValue('00:30:00');
    expect(screen.getByText('00:30:00–00:30:10 没有数据包')).toBeVisible();
  });

  async function opened(setting?: Setting) {
    const rendered = await renderRaw(setting);
    const open = within(await panel()).getByRole('button', { name: '查看波形' });
    await waitFor(() => expect(open).toBeEnabled());
    await rendered.user.click(open);
    const region = await stage();
    const time = () => screen.getByLabelText('时刻');
    const press = (key: string) => fireEvent.keyDown(region, { key });
    return { ...rendered, region, time, press };
  }

  it('moves by keys: ten seconds, a minute, to the first and the last content', async () => {
    const { time, press, router } = await opened();
    press('ArrowRight');
    expect(time()).toHaveValue('10:00:10');
    press('PageDown');
    expect(time()).toHaveValue('10:01:10');
    press('PageUp');
    press('ArrowLeft');
    expect(time()).toHaveValue('10:00:00');
    press('End');
    expect(time()).toHaveValue('10:01:10');
    press('Home');
    expect(time()).toHaveValue('10:00:00');
    // The arrow keys of the page itself lead to other days.
    expect(router.state.location.search).toBe('');
  });

  it('shows where a packet has no content, and where there is no packet', async () => {
    const { press } = await opened();
    press('ArrowRight');
    expect(await screen.findByText('10:00:15–10:00:20 数据包 2：索引里有，内容未上传')).toBeVisible();
    expect(await screen.findByText('10:00:10–10:00:20 心电：10 个采样点，最低 1，最高 1 mV')).toBeVisible();
    press('ArrowRight');
    press('ArrowRight');
    expect(screen.getByText('10:00:30–10:00:40 没有数据包')).toBeVisible();
    expect(screen.getByText('10:00:30–10:00:40 心电：没有可看的采样点')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '到有内容的时刻' }));
    expect(await screen.findByText('10:01:00–10:01:10 数据包 5，2 Hz')).toBeVisible();
  });

  it('prefetches the next page, and requests none without content', async () => {
    const { dataProvider, press } = await opened();
    await waitFor(() => expect(askedPages(dataProvider)).toEqual([TEN, TEN + 10]));
    press('ArrowRight');
    expect(await screen.findByText('10:00:10–10:00:20 心电：10 个采样点，最低 1，最高 1 mV')).toBeVisible();
    expect(askedPages(dataProvider)).toEqual([TEN, TEN + 10]);
    fireEvent.click(screen.getByRole('button', { name: '加速度' }));
    expect(await screen.findByText('10:00:10–10:00:15 数据包 1：索引里有，内容未上传')).toBeVisible();
    expect(askedPages(dataProvider)).toEqual([TEN, TEN + 10]);
  });

  it('jumps to a typed time once it is complete', async () => {
    const { time } = await opened();
    fireEvent.change(time(), { target: { value: '10:01:05' } });
    expect(screen.queryByText(/^10:01:00–10:01:10 心电/)).toBeNull();
    fireEvent.blur(time());
    expect(await screen.findByText(/^10:01:00–10:01:10 心电：20/)).toBeVisible();
    expect(time()).toHaveValue('10:01:00');
    fireEvent.change(time(), { target: { value: '10:00:12' } });
    fireEvent.keyDown(time(), { key: 'Enter' });
    expect(await screen.findByText(/^10:00:10–10:00:20 心电：10/)).toBeVisible();
    expect(time()).toHaveValue('10:00:10');
    fireEvent.change(time(), { target: { value: '10:00:15' } });
    fireEvent.blur(time());
    expect(time()).toHaveValue('10:00:10');
  });

  it('lists lost packets, and links to them', async () => {
    const { user } = await renderRaw();
    const lost = await screen.findByRole('region', { name: '丢失的数据包（2 个）' });
    await user.click(within(lost).getByRole('button', { name: '心电 第 3–4 号 · 10:00:30–10:01:00' }));
    expect(await screen.findByText('10:00:30–10:00:40 没有数据包')).toBeVisible();
  });

  it('reports what cannot be read, and reads it again on request', async () => {
    const { dataProvider, user } = await renderRaw();
    const usual = dataProvider.call.getMockImplementation();
    ignoreConsole();
    dataProvider.call.mockImplementation(async (resource: string, operation: string, params: object) => {
      if (operation === 'selectSamples') throw new HttpError('网络超时', 504);
      return usual?.(resource, operation, params);
    });
    const open = within(await panel()).getByRole('button', { name: '查看波形' });
    await waitFor(() => expect(open).toBeEnabled());
    await user.click(open);
    expect(await screen.findByText('网络超时')).toBeVisible();
    if (usual) dataProvider.call.mockImplementation(usual);
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText(/^10:00:00–10:00:10 心电：20/)).toBeVisible();
  });

  it('is downloaded with a range and a reason', async () => {
    const { user, dataProvider } = await opened();
    const createUrl = vi.fn((_content: Blob) => 'blob:zip');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: createUrl, revokeObjectURL: vi.fn() }));
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await user.click(screen.getByRole('button', { name: '下载' }));
    const dialog = await screen.findByRole('dialog', { name: '下载原始波形' });
    await user.click(within(dialog).getByRole('radio', { name: '这个数据包 10:00:00–10:00:15' }));
    await user.click(within(dialog).getByRole('button', { name: '下载' }));
    expect(dataProvider.download).not.toHaveBeenCalled();
    await user.click(within(dialog).getByText('复核信号质量'));
    await user.click(within(dialog).getByRole('button', { name: '下载' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const params = { deviceId: 3, date: DATE, signal: 'ecg', fromSec: TEN, toSec: TEN + 15, reason: '复核信号质量' };
    expect(dataProvider.download).toHaveBeenCalledWith(RAW, 'downloadPackets', params);
    expect(saved).toEqual([`ecg-3-${DATE}-100000.zip`]);
  });

  it('shows in the dialog why a download was refused', async () => {
    const { user, dataProvider } = await opened();
    ignoreConsole();
    dataProvider.download = vi.fn(async () => Promise.reject(new HttpError('这段时间的数据包内容未上传', 4000)));
    await user.click(screen.getByRole('button', { name: '下载' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByText('复核信号质量'));
    await user.click(within(dialog).getByRole('button', { name: '下载' }));
    expect(await within(dialog).findByText('这段时间的数据包内容未上传')).toBeVisible();
  });

  it('is not offered without the permission', async () => {
    await renderRaw({ can: (action) => !action.startsWith('selectSamples') });
    await screen.findByRole('table', { name: '与此前比较' });
    expect(screen.queryByRole('region', { name: '波形' })).toBeNull();
  });

  it('offers no download to users who may only view it', async () => {
    await opened({ can: (action) => action !== 'downloadPackets' });
    expect(screen.queryByRole('button', { name: '下载' })).toBeNull();
  });

  it.each(LANGUAGES)('has all its texts in %s', async (locale) => {
    const { chart, missing } = await renderRaw({ locale });
    chart.focus();
    fireEvent.keyDown(chart, { key: 'Home' });
    fireEvent.keyDown(chart, { key: 'Enter' });
    await stage();
    expect(missing).toEqual([]);
  });
});
