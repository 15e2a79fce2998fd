import type { AlertLevel } from '../../device/entities/thresholds/alertLevels';

/** Number of days before and after a day that its context includes. */
export const CONTEXT_DAYS = 45;
/** Minimum percentage of expected samples for a day to count in comparisons. */
export const VALID_COVERAGE_PCT = 50;

/** A day that has a record. */
export interface DayMark {
  id: number;
  date: string;
  alertLevel: AlertLevel;
  coveragePct: number | null;
  /** Null for data measured while nobody wore the device. */
  deviceUserId: number | null;
}

/** Aggregates by name; null when there is no data to compute them from. */
export type Aggregates = Readonly<Record<string, number | null>>;

/** Averages over some previous days. */
export interface Baseline {
  /** Number of days included. */
  days: number;
  values: Aggregates;
}

/** The response of `selectDayContext`. All data is of the same device; comparisons are also of the same wearer. */
export interface DayContext {
  /** The nearest days that have a record. */
  previousDate: string | null;
  nextDate: string | null;
  /** The days with a record among the {@link CONTEXT_DAYS} before and after, in order, each once. */
  days: readonly DayMark[];
  /** The other records of the same day: other wearers of the device, and data without a wearer. */
  others: readonly DayMark[];
  /** The aggregates of the previous day; null when it has no record. */
  dayBefore: Aggregates | null;
  /** Means of the previous seven days, counting only days with enough samples. */
  week: Baseline;
  /** Medians of the previous fourteen days, counting only days with enough samples. */
  fortnight: Baseline;
}
