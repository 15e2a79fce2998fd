import type { Read } from '../../../../contract/defineEntity';
import { boolean, choices, date, integer, reference, region, text } from '../../../../contract/fields';
import { placesOf } from '../../elderly/entities/elderlyReads';
import { exceptionTypes } from './applicationStates';
import type { ServiceApplication } from './serviceApplication';
import { type SignStatus, signStatuses } from './signStatus';

/** Visits by their sign status, what was missed first, with counts over the same days. Answers {@link SignPage}. */
export const selectSignPagination = {
  input: {
    /** Day of the planned beginning; unless given, the current one, and every day for visits that wait. */
    date: date({}),
    /** Only visits that wait for somebody: late, not signed out of, or missed and without a marked exception. */
    waiting: boolean({}),
    signStatus: choices(signStatuses, {}),
    attendantId: reference('attendant', {}),
    serviceTypeId: reference('serviceType', {}),
    region: region({ offers: placesOf('region') }),
    /** The name, or a part of it, of the street where the elder lives. */
    street: text({ max: 50, offers: placesOf('street') }),
    /** Signed in or out farther away than this, in metres. */
    minDistanceM: integer({ min: 0, max: 100_000 }),
    /** Marked with one of these exceptions. */
    exceptionType: choices(exceptionTypes, {}),
    keyword: text({ max: 50 }),
  },
  answer: 'record',
} satisfies Read;

/** How the visits of a day stand. */
export interface SignSummary {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Visits of each status; statuses without any are missing. */
  counts: Partial<Record<SignStatus, number>>;
  /** Visits that should have begun by now, the grace for being on time included. */
  due: number;
  /** Of those, signed in on time. */
  onTime: number;
}

/** What `selectSignPagination` answers. The summary leaves the sign status out of the filters. */
export interface SignPage {
  /** Masked, as in lists. */
  rows: ServiceApplication[];
  dataCount: number;
  pageNum: number;
  pageSize: number;
  summary: SignSummary;
}
