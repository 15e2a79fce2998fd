import type { Read } from '../../../../contract/defineEntity';
import { date } from '../../../../contract/fields';

/** Days that the flow of visits looks back over: seven closed days, the seven before, and the day itself. */
export const FLOW_DAYS = 15;

/** How a day's visits go hour by hour and street by street, and how the days before went; answers {@link DayFlow}. */
export const selectDayFlow = {
  input: {
    /** The current day unless given. */
    date: date({}),
  },
  answer: 'record',
} satisfies Read;

/** How visits stand: still to come, going on, made, not begun in time, not made. Each visit is in one of them. */
export const flowStates = ['planned', 'running', 'done', 'late', 'missed'] as const;
export type FlowState = (typeof flowStates)[number];
export type FlowCounts = Record<FlowState, number>;

/** What `selectDayFlow` answers. */
export interface DayFlow {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Visits by the hour of their planned beginning, 0 to 23; hours without any are missing. */
  hours: (FlowCounts & { hour: number })[];
  /** The {@link FLOW_DAYS} days up to that one: visits of which it is decided whether they were made, and those that were. */
  days: { date: string; planned: number; due: number; served: number }[];
  /** Visits of the day by the street where the elders live, those with most trouble first. */
  streets: (FlowCounts & { street: string; lng: number | null; lat: number | null })[];
}
