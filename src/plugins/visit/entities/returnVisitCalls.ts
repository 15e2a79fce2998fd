import type { Call, Read } from '../../../../contract/defineEntity';
import { choice, choices, date, reference, references } from '../../../../contract/fields';
import { visitLevels } from '../../elderly/entities/assessment/visitLevel';
import type { ReturnVisit } from './returnVisit';
import { visitMethods } from './visitCodes';

/** Maximum number of follow-ups planned at once. */
export const PLAN_MAX = 500;
/** Maximum number of days of a calendar: six weeks. */
export const CALENDAR_DAYS_MAX = 42;
/** Maximum number of follow-ups that a calendar names on a day. */
export const CALENDAR_VISITS_MAX = 5;

/** Selects elders in service whose follow-up is due by a day, and who have no open one. */
const due = {
  until: date({ required: true }),
  visitLevels: choices(visitLevels, {}),
};

export const returnVisitReads = {
  /** Counts the due elders by level. Answers {@link DueVisits}. */
  selectDueVisits: { input: due, answer: 'record' },
  /** Counts the follow-ups of each day by state, and names the first ones. Answers {@link VisitCalendar}. */
  selectVisitCalendar: {
    input: {
      from: date({ required: true }),
      to: date({ required: true }),
      visitorId: reference('admin', {}),
    },
    answer: 'record',
  },
} satisfies Readonly<Record<string, Read>>;

export const returnVisitCalls = {
  /** Plans a follow-up for each due elder, the most urgent first; answers {@link PlannedVisits}. */
  planVisits: {
    input: {
      ...due,
      elderlyIds: references('elderly', { max: PLAN_MAX }),
      method: choice(visitMethods, { required: true, default: 'phone' }),
      /** Who makes the follow-ups. Defaults to the case manager of each elder. */
      visitorId: reference('admin', {}),
    },
    risk: 'write',
  },
} satisfies Readonly<Record<string, Call>>;

/** The answer of `selectDueVisits`. */
export interface DueVisits {
  total: number;
  byLevel: Readonly<Record<(typeof visitLevels)[number], number>>;
}

/** The answer of `planVisits`. */
export interface PlannedVisits {
  planned: number;
  /** Number of elders who are still due. */
  left: number;
}

/** A follow-up on a calendar; the name is masked. */
export type CalendarVisit = Pick<ReturnVisit, 'id' | 'version' | 'planDate' | 'status' | 'elderlyName'>;

/** The answer of `selectVisitCalendar`: the days with follow-ups. */
export interface VisitCalendar {
  days: {
    date: string;
    counts: Partial<Record<ReturnVisit['status'], number>>;
    /** The first {@link CALENDAR_VISITS_MAX} of the day, open ones first. */
    visits: CalendarVisit[];
  }[];
}
