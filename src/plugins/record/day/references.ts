import type { RecordKind } from '../../device/entities/uploads/recordKinds';
import { HOME_HYPERTENSION } from '../entities/kinds/bloodPressureGrade';

/** The usual range of an aggregate. A missing end is open. */
export interface Reference {
  from?: number;
  to?: number;
}

/**
 * Usual values of adults by aggregate. Vital signs: NEWS2 (RCP 2017); blood pressure taken at home: Chinese guideline on
 * hypertension (2024); variability: Task Force 1996 and Kleiger 1987; share of the sleep below 90 %: Dove NSS 2023; sleep:
 * National Sleep Foundation (2017); activity: WHO (2020). Steps, times out of bed, ECG amplitude and acute load are our
 * choice.
 */
export const references: Partial<Record<RecordKind, Readonly<Record<string, Reference>>>> = {
  heartRate: { resting: { from: 51, to: 90 }, avg: { from: 51, to: 90 } },
  bloodOxygen: { avg: { from: 96 }, nightAvg: { from: 94 }, odi4: { to: 5 } },
  bloodPressure: {
    avgSys: { to: HOME_HYPERTENSION.sys - 1 },
    avgDia: { to: HOME_HYPERTENSION.dia - 1 },
    variationPct: { to: 20 },
  },
  respiratoryRate: { avg: { from: 12, to: 20 }, nightAvg: { from: 12, to: 20 } },
  hrv: {
    sdnn: { from: 100 },
    sdann: { from: 92, to: 162 },
    rmssd: { from: 15, to: 39 },
    triangular: { from: 22, to: 52 },
    ectopicPct: { to: 20 },
  },
  cardiacLoad: { acwr: { to: 1.5 } },
  ecgIntensity: { usablePct: { from: 60 }, medianMv: { from: 0.3 } },
  hypoxiaTime: { odi4: { to: 5 } },
  sleepActivity: { outOfBed: { to: 3 } },
  sleepStatus: {
    asleepMin: { from: 420, to: 480 },
    efficiency: { from: 85 },
    latencyMin: { to: 30 },
    awakenings: { to: 2 },
    wasoMin: { to: 30 },
    t90SleepPct: { to: 5 },
    odi4: { to: 5 },
  },
  sport: { steps: { from: 6_000 } },
  raw: { lostPct: { to: 5 } },
};

/** Whether a value lies in the usual range. */
export function isUsual({ from, to }: Reference, value: number): boolean {
  return (from === undefined || value >= from) && (to === undefined || value <= to);
}

/** Formats a reference: `≥ 85`, `≤ 30`, `12–20`. */
export function referenceText({ from, to }: Reference, format: (value: number) => string): string {
  if (from !== undefined && to !== undefined) return `${format(from)}–${format(to)}`;
  return from !== undefined ? `≥ ${format(from)}` : `≤ ${format(to ?? 0)}`;
}
