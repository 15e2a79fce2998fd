import type { Read } from '../../../../contract/defineEntity';
import { choices, date, region, text } from '../../../../contract/fields';
import { placesOf } from '../../elderly/entities/elderlyReads';
import type { ApplicationState } from './applicationStates';
import { type AttendantRole, attendantRoles } from './attendantRoles';
import type { SignStatus } from './signStatus';

/** Who goes where on one day, attendant by attendant, and what nobody is assigned to yet; answers {@link DayBoard}. */
export const selectDayBoard = {
  input: {
    /** The current day unless given. */
    date: date({}),
    /** Attendants of this area, of a part of it or of what it is part of, and those with visits in it; unassigned visits in it. */
    region: region({ offers: placesOf('region') }),
    role: choices(attendantRoles, {}),
    /** Part of an attendant's name or number. */
    keyword: text({ max: 50 }),
  },
  answer: 'record',
} satisfies Read;

/** Unassigned visits that a board shows, the earliest first. */
export const UNASSIGNED_MAX = 200;

/** A row of the board. */
export interface BoardAttendant {
  id: number;
  attendantNo: string;
  /** Masked. */
  name: string;
  role: AttendantRole;
  /** Visits may be given to them; the others are shown because they have some that day. */
  isPassed: boolean;
  dailyCap: number | null;
}

/** A visit on the board. */
export interface BoardVisit {
  id: number;
  version: number;
  applicationNo: string;
  status: ApplicationState;
  signStatus: SignStatus | null;
  elderlyId: number;
  /** Masked. */
  elderlyName: string | null;
  serviceTypeId: number;
  attendantId: number | null;
  planStart: string;
  planEnd: string;
}

/** What `selectDayBoard` answers: a page of attendants, those with visits first, and all visits of those shown. */
export interface DayBoard {
  /** `YYYY-MM-DD`. */
  date: string;
  attendants: BoardAttendant[];
  /** On all pages together. */
  attendantCount: number;
  pageNum: number;
  pageSize: number;
  visits: BoardVisit[];
  /** Accepted, and nobody is to go; {@link UNASSIGNED_MAX} at most. */
  unassigned: BoardVisit[];
  unassignedCount: number;
}
