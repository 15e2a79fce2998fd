import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import EcgShow from '../../../../src/plugins/report/ecg/EcgShow';
import LorenzShow from '../../../../src/plugins/report/lorenz/LorenzShow';
import SleepShow from '../../../../src/plugins/report/sleep/SleepShow';
import { renderPages } from '../../kit/support/renderPages';
import { aNight, anEcg, ECGS, NIGHTS, PLOTS, reportBackend } from './reports';

const LANGUAGES = ['zh-CN', 'zh-TW', 'en', 'ja'] as const;

beforeEach(() => {
  // A real browser tests the pictures; here they have no canvas.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'clientWidth', 'get').mockReturnValue(945);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {
        return undefined;
      }
      unobserve() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    },
  );
});

const pages: Readonly<Record<string, [page: ComponentType, at: string]>> = {
  [ECGS]: [EcgShow, '/1/show'],
  [PLOTS]: [LorenzShow, '/2/show'],
  [NIGHTS]: [SleepShow, '/3/show'],
};

async function renderReport(
  resource: string,
  options: Parameters<typeof reportBackend>[0] & Partial<Parameters<typeof renderPages>[0]> = {},
) {
  const { ecg, lorenz, sleep, ...request } = options;
  const { tables, dataProvider, readContent } = reportBackend({ ecg, lorenz, sleep });
  const [show, at] = pages[resource] ?? [];
  return {
    ...(await renderPages({ dataProvider, tables, resource, pages: { show }, at, ...request })),
    dataProvider,
    readContent,
  };
}

describe('the ECG reading room', () => {
  it('shows intervals against their limits by sex', async () => {
    await renderReport(ECGS);
    const row = async (name: string) =>
      within((await screen.findAllByRole('row', { name: new RegExp(`^${name}`) })).at(-1) as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(await row('QTcF')).toEqual(['521', '< 460', '危急']);
    expect(await row('QRS')).toEqual(['130', '≤ 120', '范围外']);
    expect(await row('PR')).toEqual(['160', '120–200', '范围内']);
  });

  it('describes the visible part in words, and moves by keys', async () => {
    const { user } = await renderReport(ECGS);
    // 945 pixels at 25 mm/s are ten seconds.
    expect(await screen.findByText(/09:59:00 至 09:59:10：10 次心搏，约 60 次\/分，其中异位 1 次/)).toBeVisible();
    screen.getByRole('application', { name: '心电波形' }).focus();
    await user.keyboard('{End}');
    expect(await screen.findByText(/09:59:19 至 09:59:30：10 次心搏/)).toBeVisible();
    await user.keyboard('{Home}{PageDown}');
    expect(await screen.findByText(/09:59:09 至 09:59:19/)).toBeVisible();
  });

  it('links from episode to episode, and to any of them by name', async () => {
    const episodes = [
      { code: 'pause', fromSec: 6, toSec: 8.4, certainty: 'high', value: 2.4, limit: 2, confidence: 1 },
      { code: 'VT', fromSec: 12, toSec: 18, certainty: 'low', value: 128, limit: 100, confidence: 0.64 },
    ];
    const { user } = await renderReport(ECGS, { ecg: anEcg({ episodes }) });
    await user.click(await screen.findByRole('button', { name: '下一处异常' }));
    // The target is in the middle of ten seconds, as far as the recording reaches.
    expect(await screen.findByText(/09:59:02 至 09:59:12/)).toBeVisible();
    const chosen = screen.getByRole('combobox', { name: '异常片段（2 处）' });
    expect(chosen).toHaveTextContent('停搏 · 09:59:06 · 2.4 秒');
    expect(screen.getByText('依据：持续 2.4 秒（界限 2 秒）；把握 100%')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '下一处异常' }));
    expect(await screen.findByText(/09:59:09 至 09:59:20/)).toBeVisible();
    expect(chosen).toHaveTextContent('疑似室性心动过速 · 09:59:12 · 6 秒（不确定）');
    expect(screen.getByText('依据：心率 128 次/分（界限 100 次/分）；把握 64%')).toBeVisible();
    expect(screen.getByRole('button', { name: '下一处异常' })).toBeDisabled();
    await user.click(chosen);
    await user.click(await screen.findByRole('option', { name: /停搏/ }));
    expect(await screen.findByText(/09:59:02 至 09:59:12/)).toBeVisible();
    expect(screen.getByRole('button', { name: '上一处异常' })).toBeDisabled();
  });

  it("shows its conclusion in words, separate from the doctor's", async () => {
    const measured = { rhythm: 'VT', hrAvg: 158, hrMin: 150, hrMax: 160, findings: ['ventricularRun'], noisyPct: 12.5 };
    await renderReport(ECGS, { ecg: anEcg(measured) });
    expect(
      await screen.findByText('疑似室性心动过速；平均心率 158 次/分（150–160）；12.5% 的记录无法判读'),
    ).toBeVisible();
  });

  it('requests only parts of the recording', async () => {
    const { readContent } = await renderReport(ECGS);
    await screen.findByText(/10 次心搏/);
    const ranges = readContent.mock.calls.map(([, , options]) => options?.range);
    expect(ranges).toContainEqual({ start: 17_000, end: 17_119 });
    expect(ranges.every((range) => range !== undefined)).toBe(true);
  });

  it('measures with the caliper by keys', async () => {
    const { user } = await renderReport(ECGS);
    await user.click(await screen.findByRole('button', { name: '卡尺' }));
    expect(screen.getByText('间隔 2000 ms，相当于 30 次/分，幅度 0 mV')).toBeVisible();
    screen.getByRole('application').focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(screen.getByText('间隔 2000 ms，相当于 30 次/分，幅度 0.05 mV')).toBeVisible();
  });

  it('lets a doctor move a marker by keys up to its neighbor; intervals follow, and are saved with the version', async () => {
    const { user, dataProvider } = await renderReport(ECGS);
    const mark = await screen.findByRole('slider', { name: 'T 波终点' });
    const save = await screen.findByRole('button', { name: '保存标记' });
    expect(save).toBeDisabled();
    mark.focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowRight}');
    expect(mark).toHaveAttribute('aria-valuenow', '372');
    expect(screen.getAllByRole('row', { name: /^QT（ms）/ })[0]).toHaveTextContent('412400');
    await user.keyboard('{Home}{ArrowLeft}');
    expect(mark).toHaveAttribute('aria-valuenow', '64');
    await user.click(screen.getByRole('button', { name: '放弃改动' }));
    mark.focus();
    await user.keyboard('{ArrowRight}');
    await user.click(save);
    const saved = { id: 1, version: 1, pOn: -200, qrsOn: -40, qrsOff: 60, tEnd: 362 };
    await waitFor(() => expect(dataProvider.call).toHaveBeenCalledWith(ECGS, 'saveMarks', saved, expect.anything()));
  });

  it('lets a doctor label the next early beat by keys', async () => {
    const { user, dataProvider } = await renderReport(ECGS);
    await screen.findByText('异位心搏 1 个');
    screen.getByRole('application').focus();
    await user.keyboard('X');
    expect(await screen.findByText('09:59:04：室性')).toBeVisible();
    await user.keyboard('7');
    const labelled = { id: 1, version: 1, sample: 1_100, label: 'X', isAlike: false };
    await waitFor(() =>
      expect(dataProvider.call).toHaveBeenCalledWith(ECGS, 'labelBeats', labelled, expect.anything()),
    );
  });

  it.each([
    ['to whom it is not allowed', {}, (action: string) => !['labelBeats', 'saveMarks'].includes(action)],
    ['once a doctor has concluded', { status: 'reviewed' }, () => true],
  ])('allows no change of labels and markers %s', async (_, changes, can) => {
    const { user } = await renderReport(ECGS, { ecg: anEcg(changes), can });
    await screen.findByText('异位心搏 1 个');
    screen.getByRole('application').focus();
    await user.keyboard('.');
    await screen.findByText(/^09:59:\d\d：/);
    expect(screen.queryByRole('group', { name: '室性' })).toBeNull();
    expect(screen.queryByRole('button', { name: '室性' })).toBeNull();
    expect(screen.queryByRole('button', { name: '保存标记' })).toBeNull();
  });

  it('offers PDFs only of published reports, with the permission', async () => {
    const { view } = await renderReport(ECGS);
    await screen.findByText(/次心搏，约/);
    expect(screen.queryByRole('button', { name: '导出 PDF' })).toBeNull();
    view.unmount();
    const published = { ecg: anEcg({ status: 'published' }) };
    const other = await renderReport(ECGS, published);
    expect(await screen.findByRole('button', { name: '导出 PDF' })).toBeVisible();
    other.view.unmount();
    await renderReport(ECGS, { ...published, can: (action) => action !== 'printReport' });
    await screen.findByText(/次心搏，约/);
    expect(screen.queryByRole('button', { name: '导出 PDF' })).toBeNull();
  });
});

describe('the report of a Poincaré plot', () => {
  it('explains its shape, and shows the night alone on request', async () => {
    const { user, dataProvider } = await renderReport(PLOTS);
    expect(await screen.findByText('全天：15 对间隔，正常心搏平均 810 ms，SD1 20.0 ms，SD2 67.8 ms')).toBeVisible();
    expect(await screen.findByText('按期复查')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '夜间' }));
    expect(await screen.findByText(/^夜间：5 对间隔/)).toBeVisible();
    expect(dataProvider.call).toHaveBeenLastCalledWith(
      PLOTS,
      'selectCloud',
      { id: 2, part: 'night' },
      expect.anything(),
    );
  });
});

describe('the report of a night', () => {
  it('shows its stages, the parts of its score, advice, and links to the nights before', async () => {
    await renderReport(NIGHTS);
    expect(await screen.findByText('浅睡 126 分钟（50%）')).toBeVisible();
    const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
    expect(row('睡眠时长')).toHaveTextContent('17.5 / 35');
    expect(row('夜间清醒')).toHaveTextContent('7.1 / 10');
    expect(row('深睡占比')).toHaveTextContent('8.3 / 12.5');
    expect(screen.getByText('睡眠不足 6 小时，评分最高 69')).toBeVisible();
    expect(screen.getByText('夜间多次离床，注意照明与防跌倒')).toBeVisible();
    expect(screen.getByRole('link', { name: '03-11' })).toHaveAttribute('href', `/${NIGHTS}/2/show`);
    expect(screen.getByRole('link', { name: '03-12' })).toHaveAttribute('aria-current', 'page');
  });
});

describe.each([
  ['zh-CN', '未记录到睡眠'],
  ['zh-TW', '未記錄到睡眠'],
  ['en', 'No sleep recorded'],
  ['ja', '睡眠の記録なし'],
] as const)('the report of a night without sleep in %s', (locale, words) => {
  it.each([0, null])('shows that no sleep was recorded instead of %s minutes', async (tst) => {
    const sleep = aNight({ tst, se: null, sol: null, waso: null, score: null, grade: null });
    await renderReport(NIGHTS, { locale, sleep });
    // Time asleep, moment and latency.
    expect(await screen.findAllByText(words)).toHaveLength(3);
  });
});

describe.each(LANGUAGES)('reports in %s', (locale) => {
  it.each(Object.keys(pages))(
    'of kind %s have a text for everything, and state that they are not a diagnosis',
    async (resource) => {
      const { missing } = await renderReport(resource, { locale });
      expect((await screen.findAllByRole('note')).length).toBeGreaterThan(0);
      await waitFor(() => expect(document.querySelector('canvas')).not.toBeNull());
      expect(missing).toEqual([]);
    },
  );
});
