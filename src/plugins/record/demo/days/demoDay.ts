import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import type { Series } from '../../entities/series';
import type { SignalEvent } from '../../server/signals/signalDay';
import { demoEcgIntensity, demoRaw } from '../ecg/demoEcgSignal';
import type { DemoWearer } from '../wearers/demoWearer';
import { demoBloodPressure } from './demoBloodPressure';
import { demoBody } from './demoBody';
import { demoCardiacLoad, demoHeartRate, demoHrv } from './demoHeart';
import { demoSleepActivity, demoSleepStatus, demoSport, demoSportAmplitude } from './demoMovement';
import { demoBloodOxygen, demoHypoxiaTime, demoRespiratoryRate } from './demoOxygen';

/** A day of one record kind, as a device would have measured it. */
export interface DemoDay {
  series: Series | null;
  events: SignalEvent[];
}

const kinds: Readonly<Record<RecordKind, (wearer: DemoWearer, date: string) => DemoDay>> = {
  heartRate: demoHeartRate,
  bloodOxygen: demoBloodOxygen,
  bloodPressure: demoBloodPressure,
  respiratoryRate: demoRespiratoryRate,
  hrv: demoHrv,
  cardiacLoad: demoCardiacLoad,
  ecgIntensity: demoEcgIntensity,
  hypoxiaTime: demoHypoxiaTime,
  sleepActivity: demoSleepActivity,
  sleepStatus: demoSleepStatus,
  sport: demoSport,
  sportAmplitude: demoSportAmplitude,
  raw: demoRaw,
};

/**
 * Returns a day of a wearer; null when nothing was measured. Deterministic: the same wearer and date always give the same
 * day.
 */
export function demoDay(kind: RecordKind, wearer: DemoWearer, date: string): DemoDay | null {
  if (demoBody(wearer, date).worn.every((one) => one === 0)) return null;
  const day = kinds[kind](wearer, date);
  return isEmpty(day) ? null : day;
}

const isEmpty = ({ series, events }: DemoDay) =>
  events.length === 0 &&
  !Object.values(series?.channels ?? {}).some((samples) => samples.some((sample) => sample !== null));
