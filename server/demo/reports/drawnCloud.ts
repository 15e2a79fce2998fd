import { CloudCounter } from '../../../contract/report/cloud';
import { CLOUD_DAY, type StoredCloud } from '../../../contract/report/lorenzReads';
import { demoBeats } from '../signals/demoBeats';
import { demoBody } from '../signals/demoBody';
import { demoSignalOf } from './demoSignal';

const HOUR_MS = 3_600_000;

/** The cloud of an invented report: each interval between beats of the day against the next one, while a device was worn. */
export function drawnCloud(stored: unknown): StoredCloud | undefined {
  const signal = demoSignalOf(stored);
  if (!signal) return undefined;
  const { at, rr } = demoBeats(signal.wearer, signal.date);
  const { worn } = demoBody(signal.wearer, signal.date);
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
