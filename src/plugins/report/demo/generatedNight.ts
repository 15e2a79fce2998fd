import { recordKinds } from '../../device/entities/uploads/recordKinds';
import { type DemoSignal, demoMeasuredNight } from '../../record/demo';
import type { StoredNight } from '../entities/sleepReads';
import { storedNight } from '../server/nights/measuredSleep';

/** Generates the night of a demo report minute by minute; undefined without measurements. */
export function generatedNight({ wearer, date, kinds = [...recordKinds] }: DemoSignal): StoredNight | undefined {
  const night = demoMeasuredNight(wearer, date, kinds);
  return night ? storedNight(night.minutes) : undefined;
}
