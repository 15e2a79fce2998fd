import { defineDemo } from '../../../../server/demo/DemoHalf';
import { provide } from '../../../../server/plugin-api';
import { unstoredSignals } from '../server/unstoredSignals';
import { drawDays, keepWearers } from './drawnDays';
import { drawnContents } from './drawnPacket';
import { prepareUnit } from './fillHealth';
import { endsSpan, healthUnitAt, healthUnitCount } from './healthUnits';

export { BEAT } from './beating';
export { type DayReports, type DemoReport, dayReports } from './dayReports';
export { demoBeats } from './demoBeats';
export { demoBody } from './demoBody';
export { demoDay } from './demoDay';
export { demoEcg, MICROVOLTS_PER_UNIT } from './demoEcg';
export { demoRaw, ecgQuality } from './demoEcgSignal';
export { demoKinds, demoMeasuredNight } from './demoMeasuredNight';
export { type DemoSignal, readSignal } from './demoSignal';
export type { DemoWearer } from './demoWearer';
export { demoWearerOf } from './demoWearerOf';
export { isDayWithoutData } from './demoWearing';
export type { PlantedSignal } from './plantedSignals';
export { plantedIn, RHYTHM_DAYS_AGO } from './plantedSignals';

/** Demo health records: the days of a device are generated and written together with their reports. */
export default defineDemo({
  sizes: {
    small: { recordDays: 14, storesSamples: true },
    medium: { recordDays: 90, storesSamples: false },
    large: { recordDays: 30, storesSamples: false },
  },
  complete: async (writing, plan) => {
    if (!plan.counts.storesSamples) await keepWearers(writing, plan);
  },
  units: {
    name: 'health',
    count: healthUnitCount,
    isLong: ({ storesSamples }) => !storesSamples,
    spanOf: (counts, position) => ({
      newest: healthUnitAt(counts, position).newest,
      isLast: endsSpan(counts, position),
    }),
    draw: prepareUnit,
  },
  provides: [provide(unstoredSignals, { fill: drawDays, contentsOf: drawnContents })],
});

declare module '../../../../server/demo/demoSizes' {
  interface DemoCounts {
    /** Number of days with health records, including today. */
    recordDays: number;
    /** Whether samples of health records are stored. Otherwise they are generated on every read. */
    storesSamples: boolean;
  }
}
