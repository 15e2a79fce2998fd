import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PluginIdContext } from '../../../../src/core/plugin-api';
import AlarmIndicator from '../../../../src/plugins/record/alarm/AlarmStation';
import { type WardAlert, wearerAlert } from '../../../../src/plugins/record/entities/alerts/wearerAlert';
import { fakeBackend } from '../../kit/support/fakeBackend';
import { renderPages } from '../../kit/support/renderPages';

const ALERTS = 'jishan-smart/record-manage/wearer-alert-manage';
const TIME = '2026-03-12T03:20:00.000+08:00';

/** A browser that blocks sound until the user interacts. */
class QuietAudio extends EventTarget {
  static readonly heard: number[] = [];
  state = 'suspended';
  readonly currentTime = 0;
  readonly destination = {};

  resume(): Promise<void> {
    this.state = 'running';
    this.dispatchEvent(new Event('statechange'));
    return Promise.resolve();
  }

  createGain() {
    return { gain: { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() }, connect: vi.fn() };
  }

  createOscillator() {
    const frequency = { value: 0 };
    return {
      frequency,
      type: 'sine',
      connect: (next: unknown) => next,
      start: () => QuietAudio.heard.push(frequency.value),
      stop: vi.fn(),
      onended: null,
    };
  }
}

const alarm = (changes: Partial<WardAlert> = {}) =>
  ({
    id: 1,
    version: 3,
    deviceUserId: 7,
    deviceUserName: '王*英',
    deviceSn: null,
    alertLevel: 'critical',
    status: 'open',
    raisedTime: TIME,
    findings: [{ kind: 'deviceEvent', code: 'sos', level: 'critical', recordId: 41, fromTime: TIME, toTime: TIME }],
    ...changes,
  }) as WardAlert;

const StationInPlugin = () => (
  <PluginIdContext.Provider value="record-manage">
    <AlarmIndicator />
  </PluginIdContext.Provider>
);

async function renderStation(alarms: WardAlert[], locale: 'zh-CN' | 'zh-TW' | 'en' | 'ja' = 'zh-CN') {
  const tables = { [ALERTS]: { entity: wearerAlert, rows: [] } };
  const dataProvider = fakeBackend(tables);
  dataProvider.call.mockImplementation(async (_resource, operation) => {
    if (operation !== 'acknowledge') return { data: [...alarms], dataCount: alarms.length };
    alarms.splice(0, 1);
    return {};
  });
  const pages = { list: StationInPlugin };
  return { ...(await renderPages({ dataProvider, tables, resource: ALERTS, pages, locale })), dataProvider };
}

describe('the alarms of the console', () => {
  let icon: HTMLLinkElement;
  beforeEach(() => {
    vi.stubGlobal('AudioContext', QuietAudio);
    icon = document.createElement('link');
    icon.rel = 'icon';
    icon.setAttribute('href', '/logo.svg');
    // The test environment detaches `document.head` to disable style sheets, so the icon goes into the body.
    document.body.append(icon);
  });
  afterEach(() => {
    icon.remove();
    vi.unstubAllGlobals();
  });

  it('ask for sound while the browser blocks it, and sound from the first interaction on', async () => {
    const { user } = await renderStation([alarm()]);
    const ask = await screen.findByRole('button', { name: '开启预警提示音' });
    expect(QuietAudio.heard).toEqual([]);
    await user.click(ask);
    await waitFor(() => expect(QuietAudio.heard.filter((hertz) => hertz === 880)).toHaveLength(10));
    expect(screen.queryByRole('button', { name: '开启预警提示音' })).toBeNull();
  });

  it('show their number, also in the browser tab, until they are acknowledged', async () => {
    const { user, dataProvider } = await renderStation([alarm()]);
    await user.click(await screen.findByRole('button', { name: '1 项预警待处理' }));
    expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent('1 项预警待处理');
    await waitFor(() => expect(icon).toHaveAttribute('href', '/alarm-high.svg'));
    const panel = within(await screen.findByRole('dialog', { name: '预警' }));
    expect(await panel.findByText('危急 · 王*英')).toBeVisible();
    expect(panel.getByText(/^紧急呼叫（SOS）/)).toBeVisible();
    await user.click(await panel.findByRole('button', { name: '我来处理' }));
    expect(dataProvider.call).toHaveBeenCalledWith(ALERTS, 'acknowledge', { id: 1, version: 3 });
    expect(await panel.findByText('没有待处理的预警')).toBeVisible();
    await waitFor(() => expect(icon).toHaveAttribute('href', '/logo.svg'));
  });

  it('show a banner when sound is muted here, with a button to unmute', async () => {
    const { user } = await renderStation([]);
    await user.click(await screen.findByRole('button', { name: '没有待处理的预警' }));
    const panel = within(await screen.findByRole('dialog', { name: '预警' }));
    await user.click(await panel.findByRole('button', { name: '在本浏览器关闭提示音' }));
    expect(await panel.findByText('预警提示音已关闭')).toBeVisible();
    await user.click(panel.getByRole('button', { name: '开启提示音' }));
    await waitFor(() => expect(panel.queryByText('预警提示音已关闭')).toBeNull());
  });

  it('name the device when nobody wore it', async () => {
    const { user } = await renderStation([alarm({ deviceUserId: null, deviceUserName: null, deviceSn: 'SMOKE-01' })]);
    await user.click(await screen.findByRole('button', { name: '1 项预警待处理' }));
    expect(await screen.findByText('危急 · 设备 SMOKE-01（当时无人佩戴）')).toBeVisible();
  });

  it.each(['zh-TW', 'en', 'ja'] as const)('have all their texts in %s', async (locale) => {
    const { user, missing } = await renderStation([alarm()], locale);
    await user.click(await screen.findByRole('button', { name: /1/ }));
    await screen.findByRole('dialog');
    await screen.findByText(/王\*英/);
    expect(missing).toEqual([]);
  });
});
