import { dayAt, timeOfDay } from '../../contract/moment';
import { DEMO_SEED } from '../../server/demo/draw';
import type { RecordKind } from '../../src/plugins/device/entities/uploads/recordKinds';
import type { UploadBody } from '../../src/plugins/device/entities/uploads/uploadProtocol';
import { type DemoWearer, demoDay } from '../../src/plugins/record/demo';
import type { SimulatedDevice } from './simulatedDevices';

/** Returns the parameters that generate the signals of a simulated wearer. */
export function toDemoWearer(wearer: SimulatedDevice['wearer'], now: number): DemoWearer {
  return { seed: DEMO_SEED, today: dayAt(now), nowSec: Math.floor(timeOfDay(now) / 1_000), ...wearer };
}

/** Returns what a device would upload for a day; null if nothing was measured. */
export function simulatedDay(
  wearer: SimulatedDevice['wearer'],
  { kind, date, now }: { kind: RecordKind; date: string; now: number },
): UploadBody | null {
  const day = demoDay(kind, toDemoWearer(wearer, now), date);
  if (!day) return null;
  const channels = Object.fromEntries(
    Object.entries(day.series?.channels ?? {}).map(([name, samples]) => [name, [...samples]]),
  );
  return {
    days: [
      {
        date,
        ...(day.series && {
          startSec: day.series.startSec,
          intervalSec: day.series.intervalSec,
          count: day.series.count,
          channels,
        }),
        ...(day.events.length > 0 && { events: [...day.events] }),
      },
    ],
    battery: 40 + (wearer.id % 60),
    signalDbm: -55 - (wearer.id % 30),
    wearing: true,
  };
}
