import type { Call, Read } from '../../../../contract/defineEntity';
import { choice, choices, date, reference, references } from '../../../../contract/fields';
import { visitLevels } from '../../elderly/entities/visitLevel';
import type { ReturnVisit } from './returnVisit';
import { visitMethods } from './visitCodes';

/** Most follow-ups planned at once. */
export const PLAN_MAX = 500;
/** Days a calendar may ask for: six weeks. */
export const CALENDAR_DAYS_MAX = 42;
/** People that a calendar names on a day. */
export const CALENDAR_VISITS_MAX = 5;

/** Who is meant: elders in service whose follow-up is due by a day, and for whom none is open. */
const due = {
  until: date({ required: true }),
  visitLevels: choices(visitLevels, {}),
};

export const returnVisitReads = {
  /** How many elders are due, by level. Answers {@link DueVisits}. */
  selectDueVisits: { input: due, answer: 'record' },
  /** How many follow-ups each day has, by state, and whom the first are with. Answers {@link VisitCalendar}. */
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
  /** Plans a follow-up for each elder who is due, the most urgent first; answers {@link PlannedVisits}. */
  planVisits: {
    input: {
      ...due,
      elderlyIds: references('elderly', { max: PLAN_MAX }),
      method: choice(visitMethods, { required: true, default: 'phone' }),
      /** Who makes them; the case manager of each elder unless told. */
      visitorId: reference('admin', {}),
    },
    risk: 'write',
  },
} satisfies Readonly<Record<string, Call>>;

/** What `selectDueVisits` answers. */
export interface DueVisits {
  total: number;
  byLevel: Readonly<Record<(typeof visitLevels)[number], number>>;
}

/** What `planVisits` answers. */
export interface PlannedVisits {
  planned: number;
  /** Elders who are due still. */
  left: number;
}

/** A follow-up on a calendar; the name is masked. */
export type CalendarVisit = Pick<ReturnVisit, 'id' | 'version' | 'planDate' | 'status' | 'elderlyName'>;

/** What `selectVisitCalendar` answers: the days that have any. */
export interface VisitCalendar {
  days: {
    date: string;
    counts: Partial<Record<ReturnVisit['status'], number>>;
    /** The first {@link CALENDAR_VISITS_MAX} of the day, those still to be made before the others. */
    visits: CalendarVisit[];
  }[];
}
