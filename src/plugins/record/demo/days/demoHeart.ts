import { BIN_MS } from '../../server/signals/heartRateVariability';
import type { SignalEvent } from '../../server/signals/signalDay';
import { heartRateReserve, trimpOf } from '../../server/signals/trimp';
import { type DemoWearer, signalWearer } from '../wearers/demoWearer';
import { demoBody } from './demoBody';
import type { DemoDay } from './demoDay';
import { demoSeries, minutely } from './demoSeries';
import { type DemoWindow, demoWindows, WINDOW_MIN, WINDOWS_PER_DAY } from './demoVariability';

export function demoHeartRate(wearer: DemoWearer, date: string): DemoDay {
  const { heartRate, worn } = demoBody(wearer, date);
  return { series: demoSeries('heartRate', { mean: minutely(heartRate, worn) }), events: [] };
}

export function demoCardiacLoad(wearer: DemoWearer, date: string): DemoDay {
  const { heartRate, worn } = demoBody(wearer, date);
  const own = signalWearer(wearer);
  const load: (number | null)[] = [];
  const reserve: (number | null)[] = [];
  for (let window = 0; window < WINDOWS_PER_DAY; window += 1) {
    let strain = 0;
    let share = 0;
    let minutes = 0;
    for (let minute = window * WINDOW_MIN; minute < (window + 1) * WINDOW_MIN; minute += 1) {
      if (!worn[minute]) continue;
      const part = heartRateReserve(Math.round(heartRate[minute] ?? 0), own);
      strain += trimpOf(1, part, own);
      share += part;
      minutes += 1;
    }
    load.push(minutes === 0 ? null : hundredths(strain));
    reserve.push(minutes === 0 ? null : Math.round((100 * share) / minutes));
  }
  return { series: demoSeries('cardiacLoad', { load, reserve }), events: [] };
}

export function demoHrv(wearer: DemoWearer, date: string): DemoDay {
  const { worn } = demoBody(wearer, date);
  const windows = demoWindows(wearer, date).map((window, index) =>
    isWorn(worn, index) ? measuredWindow(window) : undefined,
  );
  const channel = (name: keyof MeasuredWindow) => windows.map((window) => window?.[name] ?? null);
  const series = demoSeries('hrv', {
    rr: channel('rr'),
    nn: channel('nn'),
    sdnn: channel('sdnn'),
    rmssd: channel('rmssd'),
    pnn50: channel('pnn50'),
    vlf: channel('vlf'),
    lf: channel('lf'),
    hf: channel('hf'),
    ectopic: channel('ectopic'),
  });
  return { series, events: histogramOf(windows.filter((window) => window !== undefined)) };
}

const isWorn = (worn: Uint8Array, window: number) =>
  worn.subarray(window * WINDOW_MIN, (window + 1) * WINDOW_MIN).every((one) => one === 1);

interface MeasuredWindow {
  rr: number;
  nn: number;
  sdnn: number;
  rmssd: number;
  pnn50: number;
  vlf: number;
  lf: number;
  hf: number;
  ectopic: number;
}

/** Shares of the variance by frequency band: of a sinus rhythm, and of atrial fibrillation, which is noise. */
const SINUS = { vlf: 0.5, lf: 0.27 } as const;
const NOISE = { vlf: 0.06, lf: 0.2, hf: 0.5 } as const;
/** Share of the mean square of successive differences due to breathing, in units of the variance of its band. */
const BREATH_STEEPNESS = 1.6;

function measuredWindow({ rr, sdnn, rmssd, ectopic, isFibrillating }: DemoWindow): MeasuredWindow {
  const beats = Math.round((WINDOW_MIN * 60_000) / rr);
  const odd = Math.round(beats * ectopic);
  const variance = sdnn ** 2;
  const bands = isFibrillating
    ? NOISE
    : { ...SINUS, hf: Math.min(0.5, (0.8 * rmssd ** 2) / BREATH_STEEPNESS / variance) };
  return {
    rr: Math.round(rr),
    // Neither the interval before an ectopic beat nor the one after it is between normal beats.
    nn: beats - 2 * odd,
    sdnn: tenths(sdnn),
    rmssd: tenths(rmssd),
    pnn50: Math.round(100 * (1 - errorFunction(50 / rmssd / Math.SQRT2))),
    vlf: Math.round(variance * bands.vlf),
    lf: Math.round(variance * bands.lf),
    hf: Math.round(variance * bands.hf),
    ectopic: odd,
  };
}

const BINS = 330;

/** Distributes the normally distributed intervals of windows over the bins of a histogram. The total count is kept. */
function histogramOf(windows: readonly MeasuredWindow[]): SignalEvent[] {
  const bins = new Float64Array(BINS);
  let total = 0;
  for (const { rr, nn, sdnn } of windows) {
    total += nn;
    const first = Math.max(33, Math.floor((rr - 3 * sdnn) / BIN_MS));
    const last = Math.min(BINS - 12, Math.ceil((rr + 3 * sdnn) / BIN_MS));
    const height = (nn * BIN_MS) / (sdnn * Math.sqrt(2 * Math.PI));
    for (let bin = first; bin <= last; bin += 1) {
      const away = ((bin + 0.5) * BIN_MS - rr) / sdnn;
      bins[bin] = (bins[bin] ?? 0) + height * Math.exp(-0.5 * away * away);
    }
  }
  const counts = Array.from(bins, (count) => Math.round(count));
  const fullest = counts.indexOf(Math.max(...counts));
  counts[fullest] = (counts[fullest] ?? 0) + total - counts.reduce((sum, count) => sum + count, 0);
  return counts.flatMap((count, bin) => (count > 0 ? [{ ms: Math.floor(bin * BIN_MS), count }] : []));
}

/** Returns the error function of a non-negative value (Abramowitz and Stegun 7.1.26, maximum error 1.5e-7). */
function errorFunction(value: number): number {
  const t = 1 / (1 + 0.3275911 * value);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return 1 - series * Math.exp(-value * value);
}

const tenths = (value: number) => Math.round(value * 10) / 10;
const hundredths = (value: number) => Math.round(value * 100) / 100;
