import {
  IMPLAUSIBLE_MIN,
  isDangerous,
  isImplausible,
  type Plausible,
} from '../../../../device/entities/thresholds/extremes';
import type { AlertCode } from '../../../entities/alerts/alertCodes';
import type { Series } from '../../../entities/series';
import { eventNumber, type SignalDay } from '../signalDay';
import type { Alert } from './alert';
import {
  allValuesOf,
  courseOf,
  EPISODE_MIN,
  mergeRanges,
  samplesNeeded,
  sustainedRanges,
  sustainedWindow,
} from './sustainedRanges';

export interface ImplausibleWatch {
  channel: string;
  code: AlertCode;
  plausible: Plausible;
}

/**
 * Raises alerts for physiologically impossible values: three consecutive minutes, or a single value that a dying person can
 * have. They are either sensor errors or life-threatening, so that each is critical.
 */
export function implausibleAlerts(day: SignalDay, { channel, code, plausible }: ImplausibleWatch): Alert[] {
  const course = courseOf(day, allValuesOf(channel));
  if (!course) return [];
  const { samples, startSec, intervalSec, daySec } = course;
  const repeated = sustainedRanges(
    samples,
    (value) => isImplausible(plausible, value),
    sustainedWindow(samplesNeeded(IMPLAUSIBLE_MIN, intervalSec)),
  );
  const dangerous = sustainedRanges(samples, (value) => isDangerous(plausible, value), sustainedWindow(1));
  return mergeRanges([...repeated, ...dangerous], samplesNeeded(EPISODE_MIN, intervalSec))
    .map(({ from, to }): Alert => {
      const values = samples.slice(from, to).filter((value) => value !== null);
      const value = farthest(
        values.filter((each) => isImplausible(plausible, each)),
        plausible,
      );
      const limit = value === null ? null : limitPassed(plausible, value);
      const [fromSec, toSec] = [startSec + from * intervalSec, startSec + to * intervalSec];
      return { code, level: 'critical', fromSec, toSec, value, limit };
    })
    .filter(({ toSec }) => (toSec ?? 0) > daySec);
}

/** Whether marked values at one end of a day can be part of an alert that extends beyond it. */
export function isMarkedAt(
  series: Series,
  { channel }: Pick<ImplausibleWatch, 'channel'>,
  isFromEnd: boolean,
): boolean {
  const near = samplesNeeded(EPISODE_MIN, series.intervalSec);
  return (series.implausible?.[channel] ?? []).some(({ index }) =>
    isFromEnd ? index >= series.count - near : index < near,
  );
}

/** Returns the value farthest beyond the plausible range; the lowest if any is too low. */
function farthest(values: readonly number[], plausible: Plausible): number | null {
  const least = values.reduce<number | null>((most, value) => (most === null || value < most ? value : most), null);
  if (least === null || least <= plausible.max) return least;
  return values.reduce((most, value) => Math.max(most, value), least);
}

const limitPassed = ({ min, max, dangerBelow }: Plausible, value: number): number =>
  value > max ? max : (dangerBelow ?? min);

/** Raises an alert for each implausible pressure of a cuff that reported no error. */
export function implausibleReadings(day: SignalDay, plausible: Plausible): Alert[] {
  return day.events.flatMap((event): Alert[] => {
    const [sec, sys] = [eventNumber(event, 'sec'), event.sys];
    const isMarked = eventNumber(event, 'sys') === null || eventNumber(event, 'dia') === null;
    if (sec === null || typeof sys !== 'number' || !isMarked || event.cuffOk === false) return [];
    const limit = sys > plausible.max ? plausible.max : sys < plausible.min ? plausible.min : null;
    return [{ code: 'pressureImplausible', level: 'critical', fromSec: sec, toSec: sec, value: sys, limit }];
  });
}
