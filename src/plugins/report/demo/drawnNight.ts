import { recordKinds } from '../../device/entities/recordKinds';
import { type DemoSignal, demoMeasuredNight } from '../../record/demo';
import type { StoredNight } from '../entities/sleepReads';
import { storedNight } from '../server/measuredSleep';

/** The night of an invented report, minute by minute; undefined where none was measured. */
export function drawnNight({ wearer, date, kinds = [...recordKinds] }: DemoSignal): StoredNight | undefined {
  const night = demoMeasuredNight(wearer, date, kinds);
  return night ? storedNight(night.minutes) : undefined;
}
