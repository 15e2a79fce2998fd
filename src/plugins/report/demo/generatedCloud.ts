import { type DemoSignal, demoBeats, demoBody } from '../../record/demo';
import type { StoredCloud } from '../entities/lorenzReads';
import { cloudOf, type IntervalsToPlot } from '../server/measuredReports';

const HOUR_MS = 3_600_000;
/** Labels by the origin of a beat; a paced beat is not premature. */
const LABELS = ['N', 'S', 'V', 'N'];

/** Generates the cloud of a demo report: each interval between beats against the next, while a device was worn. */
export const generatedCloud = (signal: DemoSignal): StoredCloud => cloudOf(generatedIntervals(signal));

/** Returns the intervals of a day while a device was worn. */
export function generatedIntervals({ wearer, date }: DemoSignal): IntervalsToPlot {
  const { at, rr, origin, fibrillating } = demoBeats(wearer, date);
  const { worn } = demoBody(wearer, date);
  return {
    rr: rr.map((interval, index) => (worn[Math.floor((at[index] ?? 0) / 60_000)] ? interval : 0)),
    labelOf: (index) => LABELS[origin[index] ?? 0] ?? 'N',
    isFibrillating: (index) => fibrillating[index] === 1,
    hourOf: (index) => (at[index] ?? 0) / HOUR_MS,
  };
}
