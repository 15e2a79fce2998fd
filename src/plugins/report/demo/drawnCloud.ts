import { type DemoSignal, demoBeats, demoBody } from '../../record/demo';
import { CloudCounter } from '../entities/cloud';
import { CLOUD_DAY, type StoredCloud } from '../entities/lorenzReads';

const HOUR_MS = 3_600_000;

/** The cloud of an invented report: each interval between beats of the day against the next one, while a device was worn. */
export function drawnCloud({ wearer, date }: DemoSignal): StoredCloud {
  const { at, rr } = demoBeats(wearer, date);
  const { worn } = demoBody(wearer, date);
  const [day, night] = [new CloudCounter(), new CloudCounter()];
  for (let index = 1; index < rr.length; index += 1) {
    const moment = at[index] ?? 0;
    if (!worn[Math.floor(moment / 60_000)]) continue;
    const hour = moment / HOUR_MS;
    const counter = hour >= CLOUD_DAY.from && hour < CLOUD_DAY.to ? day : night;
    counter.add(rr[index - 1] ?? 0, rr[index] ?? 0);
  }
  return { day: day.cells(), night: night.cells() };
}
