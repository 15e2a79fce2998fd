import type { AlertLevel } from '../../device/entities/alertLevels';

/** Days before and after a day that are told of beside it. */
export const DAYS_BESIDE = 45;
/** Share of expected samples from which a day counts for comparisons, per cent. */
export const VALID_COVERAGE = 50;

/** A day that has a record. */
export interface DayMark {
  id: number;
  date: string;
  alertLevel: AlertLevel;
  coveragePct: number | null;
  /** Null for what nobody wore. */
  deviceUserId: number | null;
}

/** Aggregates by name; null where there was nothing to compute them from. */
export type Aggregates = Readonly<Record<string, number | null>>;

/** What some days before had in common. */
export interface Baseline {
  /** Days that went into it. */
  days: number;
  values: Aggregates;
}

/** What `selectDayContext` answers; all of it of the same device, comparisons of the same wearer too. */
export interface DayContext {
  /** The nearest days with a record. */
  previousDate: string | null;
  nextDate: string | null;
  /** The days with a record among the {@link DAYS_BESIDE} before and after, in order, each once. */
  days: readonly DayMark[];
  /** The other records of the day itself: of others who wore the device, and of what nobody wore. */
  others: readonly DayMark[];
  /** The aggregates of the day before; null without a record of it. */
  dayBefore: Aggregates | null;
  /** Means of the seven days before, of those with enough samples. */
  week: Baseline;
  /** Medians of the fourteen days before, of those with enough samples. */
  fortnight: Baseline;
}
