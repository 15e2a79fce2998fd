import type { AlertLevel } from '../../../../device/entities/alertLevels';
import type { RecordKind } from '../../../../device/entities/recordKinds';
import type { Threshold } from '../../../../device/entities/thresholds';
import { aggregatesOf } from '../aggregatesOf';
import type { Aggregates, SignalDay } from '../signalDay';
import type { Alert } from './alert';
import { dayAlerts } from './dayAlerts';
import { thresholdsOf } from './thresholdOf';

/** What is usual for a wearer: medians of the last fourteen days; missing where not known. */
export interface AlertBaseline {
  /** Beats a minute. */
  restingHr?: number | null;
  steps?: number | null;
}

/** Most alerts kept of a day. */
export const ALERTS_MAX = 100;

/**
 * What calls for attention in a day, in order of time, what concerns the whole day first.
 * @param thresholds of the wearer's health class; measures it does not name have the usual ones
 * @param aggregates of the day, computed unless given
 */
export function evaluateAlerts(
  kind: RecordKind,
  day: SignalDay,
  thresholds: readonly Threshold[],
  baseline: AlertBaseline = {},
  aggregates: Aggregates = aggregatesOf[kind](day),
): Alert[] {
  return keptAlerts(dayAlerts[kind]({ day, aggregates, thresholdOf: thresholdsOf(thresholds), baseline }));
}

/** The level of a day: that of the worst of what was found in it. */
export function alertLevelOfDay(alerts: readonly Alert[]): AlertLevel {
  if (alerts.some(({ level }) => level === 'critical')) return 'critical';
  return alerts.length > 0 ? 'warn' : 'none';
}

/** As many as are kept, critical ones before others, in order of time. */
export function keptAlerts(alerts: readonly Alert[]): Alert[] {
  const start = ({ fromSec }: Alert) => fromSec ?? Number.NEGATIVE_INFINITY;
  const rank = ({ level }: Alert) => (level === 'critical' ? 0 : 1);
  const byTime = (one: Alert, other: Alert) => (start(one) < start(other) ? -1 : start(one) > start(other) ? 1 : 0);
  if (alerts.length <= ALERTS_MAX) return [...alerts].sort(byTime);
  return [...alerts]
    .sort((one, other) => rank(one) - rank(other) || byTime(one, other))
    .slice(0, ALERTS_MAX)
    .sort(byTime);
}
