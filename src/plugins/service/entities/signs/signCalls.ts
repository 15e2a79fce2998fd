import type { Read } from '../../../../../contract/defineEntity';
import { boolean, choices, date, integer, reference, region, text } from '../../../../../contract/fields';
import { placesOf } from '../../../elderly/entities/elderlyReads';
import { exceptionTypes } from '../applications/applicationStates';
import type { ServiceApplication } from '../applications/serviceApplication';
import { type SignStatus, signStatuses } from './signStatus';

/** Visits by sign status, missed ones first, with counts of the same days. Answers {@link SignPage}. */
export const selectSignPagination = {
  input: {
    /** Day of the planned start. Defaults to the current day, and to all days with `waiting`. */
    date: date({}),
    /** Only visits that require action: late, without a sign-out, or missed and without a marked exception. */
    waiting: boolean({}),
    signStatus: choices(signStatuses, {}),
    attendantId: reference('attendant', {}),
    serviceTypeId: reference('serviceType', {}),
    region: region({ suggestions: placesOf('region') }),
    /** Name or part of the name of the elder's street. */
    street: text({ max: 50, suggestions: placesOf('street') }),
    /** Signed in or out farther away than this, in meters. */
    minDistanceM: integer({ min: 0, max: 100_000 }),
    /** Marked with one of these exceptions. */
    exceptionType: choices(exceptionTypes, {}),
    keyword: text({ max: 50 }),
  },
  answer: 'record',
} satisfies Read;

/** The sign statuses of the visits of a day. */
export interface SignSummary {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Number of visits of each status; statuses without any are missing. */
  counts: Partial<Record<SignStatus, number>>;
  /** Visits that should have started by now, after the tolerance for being on time. */
  due: number;
  /** Of those, the ones signed in on time. */
  onTime: number;
}

/** The answer of `selectSignPagination`. The summary ignores the filter for the sign status. */
export interface SignPage {
  /** Masked, as in lists. */
  rows: ServiceApplication[];
  dataCount: number;
  pageNum: number;
  pageSize: number;
  summary: SignSummary;
}
