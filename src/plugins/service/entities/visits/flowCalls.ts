import type { Read } from '../../../../../contract/defineEntity';
import { date } from '../../../../../contract/fields';

/** Days that the flow of visits covers: seven complete days, the seven before, and the day itself. */
export const FLOW_DAYS = 15;

/** Reads the visits of a day by hour and by street, and the totals of the days before; answers {@link DayFlow}. */
export const selectDayFlow = {
  input: {
    /** Defaults to the current day. */
    date: date({}),
  },
  answer: 'record',
} satisfies Read;

/** Flow states of visits: upcoming, in progress, done, late to start, missed. Each visit is in exactly one. */
export const flowStates = ['planned', 'running', 'done', 'late', 'missed'] as const;
export type FlowState = (typeof flowStates)[number];
export type FlowCounts = Record<FlowState, number>;

/** The answer of `selectDayFlow`. */
export interface DayFlow {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Visits by the hour of their planned start, 0 to 23. Hours without visits are missing. */
  hours: (FlowCounts & { hour: number })[];
  /**
   * The {@link FLOW_DAYS} days up to the given one: planned visits, those already decided as done or missed, and those
   * done.
   */
  days: { date: string; planned: number; due: number; served: number }[];
  /** Visits of the day by the elder's street, those with the most problems first. */
  streets: (FlowCounts & { street: string; lng: number | null; lat: number | null })[];
}
