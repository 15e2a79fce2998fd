import { type AlertLevel, alertLevels } from '../../../device/entities/thresholds/alertLevels';
import type { AlertCode } from './alertCodes';

/** The aggregate that belongs to a finding and is shown with the same urgency. Absent for findings without a figure. */
const figureOf: Readonly<Partial<Record<AlertCode, string>>> = {
  heartRateHigh: 'max',
  heartRateLow: 'min',
  restingRateUp: 'resting',
  oxygenLow: 'min',
  systolicHigh: 'maxSys',
  systolicLow: 'minSys',
  diastolicHigh: 'maxDia',
  pressureVariable: 'variationPct',
  breathingFast: 'max',
  breathingSlow: 'min',
  variabilityLow: 'sdnn',
  beatsEctopic: 'ectopicPct',
  loadRising: 'acwr',
  ecgUnusable: 'usablePct',
  electrodeWeak: 'medianMv',
  outOfBedOften: 'outOfBed',
  outOfBedLong: 'outOfBedMin',
  noMovement: 'stillLongestMin',
  hypoxiaLong: 't90SleepPct',
  stepsFallen: 'steps',
  possibleFall: 'peak',
  packetsLost: 'lostPct',
};

/** Returns the alert level of each aggregate of a day by name: the worst of its findings. */
export function figureLevels(alerts: readonly { code: string; level: AlertLevel }[]): ReadonlyMap<string, AlertLevel> {
  const figures: Readonly<Record<string, string | undefined>> = figureOf;
  const levels = new Map<string, AlertLevel>();
  for (const { code, level } of alerts) {
    const figure = figures[code];
    if (figure === undefined) continue;
    const known = levels.get(figure) ?? 'none';
    if (alertLevels.indexOf(level) > alertLevels.indexOf(known)) levels.set(figure, level);
  }
  return levels;
}
