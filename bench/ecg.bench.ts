/**
 * Measures how long the analysis of a day of ECG at 250 Hz blocks the main thread. In a real browser it measures how long
 * opening the day takes, and the frame times while it is dragged with the pointer.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import type { Page } from 'playwright-core';
import { openBrowser } from '../harness/browser/openBrowser';
import { signIn } from '../harness/browser/signIn';
import { inDatabase } from '../harness/inDatabase';
import { type Product, startProduct } from '../harness/startProduct';
import { diskFileStore } from '../server/files/diskFileStore';
import type { FileStore } from '../server/files/FileStore';
import { AnalysisThread } from '../src/plugins/report/server/analysis/AnalysisThread';
import { analyzedFile } from '../src/plugins/report/server/analysis/analyzedFile';
import type { AnalyzedRecording } from '../src/plugins/report/server/analysis/RecordingAnalysis';
import type { RecordedChunk } from '../src/plugins/report/server/recordings/recordedSamples';
import { ecgFile, type FileBeat } from '../src/plugins/report/server/waveforms/ecgFile';
import { storeWaveform } from '../src/plugins/report/server/waveforms/storeWaveform';
import { measureMainThreadBlocking } from './measureMainThreadBlocking';
import { percentile, report } from './report';

const LIST = '/jishan-smart/report-manage/ecg-manage';
const HZ = 250;
const DAY_SEC = 86_400;
const OPENINGS = 5;
/** Frames of a second and a half, each dragged by 20 pixels. */
const FRAMES = 90;
/** Seconds per chunk, as packets are read. */
const CHUNK_SEC = 32;

await analysisDelay();
const product = await startProduct();
const browser = await openBrowser();
try {
  const stored = await storeDay(product);
  report({ name: 'ecg.store', value: stored.ms, unit: 'ms', detail: { samples: HZ * DAY_SEC, bytes: stored.bytes } });
  const context = await browser.newContext({ locale: 'zh-CN', baseURL: product.url });
  // The bench's compiler names functions with a helper that the page lacks.
  await context.addInitScript('globalThis.__name = (value) => value;');
  const page = await context.newPage();
  await signIn(page, { password: product.adminPassword });
  const openings: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) openings.push(await timeToTrace(page));
  report({
    name: 'ecg.open',
    value: percentile(openings, 0.5),
    unit: 'ms',
    atMost: 1_000,
    detail: { openings: OPENINGS, most: Number(Math.max(...openings).toFixed(1)) },
  });
  const frames = await frameTimes(page);
  report({
    name: 'ecg.pan',
    value: percentile(frames, 0.95),
    unit: 'ms',
    detail: { frames: frames.length, median: Number(percentile(frames, 0.5).toFixed(1)) },
  });
} finally {
  await browser.close();
  await product.stop();
}

/**
 * Stores and analyzes a day like the upload of a recording does, and reports the longest time the main thread was blocked.
 */
async function analysisDelay(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'ecg-bench-'));
  try {
    const [files, thread] = [diskFileStore(folder), new AnalysisThread()];
    await analyze(files, thread, 60);
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const endMeasurement = measureMainThreadBlocking();
    const start = performance.now();
    const analyzed = await analyze(files, thread, DAY_SEC);
    const ms = performance.now() - start;
    delay.disable();
    const { longest, turns } = endMeasurement();
    report({
      name: 'ecg.analysis.held',
      value: longest,
      unit: 'ms',
      atMost: 50,
      detail: {
        turns,
        // Wall-clock time, which includes other processes of the machine.
        delay: Number((delay.max / 1e6).toFixed(1)),
        p99: Number((delay.percentile(99) / 1e6).toFixed(1)),
        seconds: Number((ms / 1_000).toFixed(1)),
        rate: analyzed?.ecgValues.hrAvg,
      },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function analyze(files: FileStore, thread: AnalysisThread, length: number) {
  let analyzed: AnalyzedRecording | undefined;
  const content = analyzedFile({
    thread,
    hz: HZ,
    sampleCount: HZ * length,
    microvoltsPerUnit: 5,
    begin: 0,
    isPlotted: true,
    chunks: recordedChunks(length),
    onAnalyzed: (found) => {
      analyzed = found;
    },
  });
  await (await files.receive(Readable.from(content), 1e9, 'ecg')).discard();
  return analyzed;
}

function* recordedChunks(length: number): Generator<RecordedChunk> {
  for (let second = 0; second < length; second += CHUNK_SEC) {
    const samples = new Int16Array(Math.min(CHUNK_SEC, length - second) * HZ);
    for (let at = 0; at < samples.length; at += 1) {
      const within = at % HZ;
      samples[at] = Math.round(
        30 * Math.sin((2 * Math.PI * within) / HZ) + Math.max(0, 200 - Math.abs(within - 100) * 40),
      );
    }
    yield { samples, isLost: false };
  }
}

/** Gives the first report a day of beats. */
function storeDay({ dataDir, ...rest }: Product): Promise<{ ms: number; bytes: number }> {
  return inDatabase({ dataDir, ...rest }, async (database) => {
    const start = performance.now();
    const files = diskFileStore(join(dataDir, 'files'));
    const recording = { hz: HZ, microvoltsPerUnit: 5, sampleCount: HZ * DAY_SEC, samples: seconds(), beats };
    const facts = await storeWaveform({ database, files }, ecgFile(recording), Date.now());
    const ms = performance.now() - start;
    await database.write((transaction) =>
      transaction
        .updateTable('ecg')
        .set({ ...facts, durationSec: DAY_SEC })
        .where('id', '=', 1)
        .execute(),
    );
    return { ms, bytes: facts.waveformBytes };
  });
}

/** A beat per second, each a little higher than the previous one. */
function* seconds(): Generator<Int16Array> {
  const samples = new Int16Array(HZ);
  for (let second = 0; second < DAY_SEC; second += 1) {
    for (let at = 0; at < HZ; at += 1) {
      const wave = 30 * Math.sin((2 * Math.PI * at) / HZ);
      samples[at] = Math.round(wave + Math.max(0, 200 + (second % 50) - Math.abs(at - 100) * 40));
    }
    yield samples;
  }
}

function* beats(): Generator<FileBeat> {
  for (let second = 0; second < DAY_SEC; second += 1) yield { sample: second * HZ + 100, label: 'N', shape: 0 };
}

/** Returns the milliseconds from the click on the report until its trace is painted. */
async function timeToTrace(page: Page): Promise<number> {
  await page.goto(LIST);
  const link = page.locator(`a[href$="/ecg-manage/1/show"]`).first();
  await page.locator('main table tbody tr td').first().waitFor();
  if ((await link.count()) === 0) {
    await page.goto(`${LIST}?filter=${encodeURIComponent(JSON.stringify({ keyword: 'E00000001' }))}`);
  }
  await link.waitFor();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        document.querySelector<HTMLAnchorElement>('a[href$="/ecg-manage/1/show"]')?.click();
        const checkCanvas = () => {
          const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-part="trace"]');
          if (canvas && hasTrace(canvas)) resolve(performance.now() - start);
          else requestAnimationFrame(checkCanvas);
        };
        checkCanvas();

        /** Only the trace is almost black. */
        function hasTrace(canvas: HTMLCanvasElement): boolean {
          const { width, height } = canvas;
          const row = canvas
            .getContext('2d')
            ?.getImageData(0, Math.floor(height * 0.2), width, Math.ceil(height * 0.4));
          if (!row || width === 0) return false;
          for (let at = 0; at < row.data.length; at += 4) {
            if ((row.data[at] ?? 255) < 60 && (row.data[at + 1] ?? 255) < 60) return true;
          }
          return false;
        }
      }),
  );
}

/** Returns the milliseconds between frames while the paper is dragged. */
function frameTimes(page: Page): Promise<number[]> {
  return page.evaluate(
    (frames) =>
      new Promise<number[]>((resolve) => {
        const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-part="trace"]');
        const times: number[] = [];
        let last = performance.now();
        let x = 900;
        canvas?.setPointerCapture && Object.assign(canvas, { setPointerCapture: () => undefined });
        const send = (type: string) => {
          const { left = 0, top = 0 } = canvas?.getBoundingClientRect() ?? {};
          canvas?.dispatchEvent(
            new PointerEvent(type, { clientX: left + x, clientY: top + 100, pointerId: 1, bubbles: true, buttons: 1 }),
          );
        };
        send('pointerdown');
        const step = () => {
          const now = performance.now();
          times.push(now - last);
          last = now;
          x -= 20;
          if (x < 50) {
            send('pointerup');
            x = 900;
            send('pointerdown');
          }
          send('pointermove');
          if (times.length < frames) requestAnimationFrame(step);
          else resolve(times.slice(1));
        };
        requestAnimationFrame(step);
      }),
    FRAMES,
  );
}
