import { defineDemo } from '../../../../server/demo/DemoModule';
import { provide } from '../../../../server/plugin-api';
import { deviceEvent } from '../entities/deviceEvent';
import { demoPulsePort } from '../server/demoPulse';
import { generatedSignals } from '../server/packets/generatedSignals';
import { generateDays, storeWearers } from './days/generateDays';
import { demoDeviceEvent, deviceEventCount } from './demoDeviceEvent';
import { prepareUnit } from './fillHealth';
import { generatedContents } from './generatedPackets';
import { endsSpan, healthUnitAt, healthUnitCount } from './healthUnits';
import { pulse } from './live/pulse';

export { type DayReports, type DemoReport, dayReports } from './dayReports';
export { demoBody } from './days/demoBody';
export { demoDay } from './days/demoDay';
export { demoKinds, demoMeasuredNight } from './days/demoMeasuredNight';
export { type DemoSignal, readSignal } from './demoSignal';
export { BEAT_ORIGIN as BEAT } from './ecg/beating';
export { demoBeats } from './ecg/demoBeats';
export { demoEcg, MICROVOLTS_PER_UNIT } from './ecg/demoEcg';
export { demoRaw, ecgQuality } from './ecg/demoEcgSignal';
export type { PlantedSignal } from './plantedSignals';
export { plantedIn, RHYTHM_DAYS_AGO } from './plantedSignals';
export type { DemoWearer } from './wearers/demoWearer';
export { demoWearerOf } from './wearers/demoWearerOf';
export { isDayWithoutData } from './wearers/demoWearing';

/** Demo health records: the days of a device are generated and written together with their reports. */
export default defineDemo({
  sizes: {
    small: { recordDays: 14, storesSamples: true },
    medium: { recordDays: 90, storesSamples: false },
    large: { recordDays: 30, storesSamples: false },
  },
  tables: [{ entity: deviceEvent, count: deviceEventCount, record: (plan, _rules, id) => demoDeviceEvent(plan, id) }],
  complete: async (writing, plan) => {
    if (!plan.counts.storesSamples) await storeWearers(writing, plan);
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
  provides: [
    provide(generatedSignals, { fill: generateDays, contentsOf: generatedContents }),
    provide(demoPulsePort, pulse),
  ],
});

declare module '../../../../server/demo/demoSizes' {
  interface DemoCounts {
    /** Number of days with health records, including today. */
    recordDays: number;
    /** Whether samples of health records are stored. Otherwise they are generated on every read. */
    storesSamples: boolean;
  }
}
