import type { AlertLevel } from '../../../../device/entities/thresholds/alertLevels';
import type { Threshold } from '../../../../device/entities/thresholds/thresholds';
import type { RecordKind } from '../../../../device/entities/uploads/recordKinds';
import { aggregatesOf } from '../aggregatesOf';
import type { Aggregates, SignalDay } from '../signalDay';
import type { Alert } from './alert';
import { dayAlerts } from './dayAlerts';
import { thresholdsOf } from './thresholdOf';

/** The baseline of a wearer: medians of the last fourteen days. Missing when unknown. */
export interface AlertBaseline {
  /** Beats a minute. */
  restingHr?: number | null;
  steps?: number | null;
}

/** Maximum number of alerts kept for a day. */
export const ALERTS_MAX = 100;

/**
 * Finds the alerts of a day in order of time; those about the whole day come first.
 * @param thresholds thresholds of the wearer's health class; other measures use the defaults
 * @param aggregates aggregates of the day, computed by default
 */
export function evaluateAlerts(
  kind: RecordKind,
  day: SignalDay,
  thresholds: readonly Threshold[],
  baseline: AlertBaseline = {},
  aggregates: Aggregates = aggregatesOf[kind](day),
): Alert[] {
  return limitAlerts(dayAlerts[kind]({ day, aggregates, thresholdOf: thresholdsOf(thresholds), baseline }));
}

/** Returns the level of a day: the worst level of its alerts. */
export function alertLevelOfDay(alerts: readonly Alert[]): AlertLevel {
  if (alerts.some(({ level }) => level === 'critical')) return 'critical';
  return alerts.length > 0 ? 'warn' : 'none';
}

/** Limits the number of alerts. Critical ones take precedence; the result is in order of time. */
export function limitAlerts(alerts: readonly Alert[]): Alert[] {
  const start = ({ fromSec }: Alert) => fromSec ?? Number.NEGATIVE_INFINITY;
  const rank = ({ level }: Alert) => (level === 'critical' ? 0 : 1);
  const byTime = (one: Alert, other: Alert) => (start(one) < start(other) ? -1 : start(one) > start(other) ? 1 : 0);
  if (alerts.length <= ALERTS_MAX) return [...alerts].sort(byTime);
  return [...alerts]
    .sort((one, other) => rank(one) - rank(other) || byTime(one, other))
    .slice(0, ALERTS_MAX)
    .sort(byTime);
}
