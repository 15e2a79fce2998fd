import type { Read } from '../../../../../contract/defineEntity';
import { choices, date, region, text } from '../../../../../contract/fields';
import { placesOf } from '../../../elderly/entities/elderlyReads';
import type { ApplicationState } from '../applications/applicationStates';
import { type AttendantRole, attendantRoles } from '../attendants/attendantRoles';
import type { SignStatus } from '../signs/signStatus';

/** Reads the visits of one day by attendant, and the unassigned ones; answers {@link DayBoard}. */
export const selectDayBoard = {
  input: {
    /** Defaults to the current day. */
    date: date({}),
    /**
     * Attendants whose region contains this one or is part of it, and those with visits in it. Also filters the
     * unassigned visits.
     */
    region: region({ suggestions: placesOf('region') }),
    role: choices(attendantRoles, {}),
    /** Part of an attendant's name or number. */
    keyword: text({ max: 50 }),
  },
  answer: 'record',
} satisfies Read;

/** Maximum number of unassigned visits on a board, the earliest first. */
export const UNASSIGNED_MAX = 200;

/** A row of the board. */
export interface BoardAttendant {
  id: number;
  attendantNo: string;
  /** Masked. */
  name: string;
  role: AttendantRole;
  /** Visits can be assigned to the attendant. Others are included because they have visits that day. */
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

/** The answer of `selectDayBoard`: a page of attendants, those with visits first, and all of their visits. */
export interface DayBoard {
  /** `YYYY-MM-DD`. */
  date: string;
  attendants: BoardAttendant[];
  /** Total of all pages. */
  attendantCount: number;
  pageNum: number;
  pageSize: number;
  visits: BoardVisit[];
  /** Accepted, unassigned visits; at most {@link UNASSIGNED_MAX}. */
  unassigned: BoardVisit[];
  unassignedCount: number;
}
