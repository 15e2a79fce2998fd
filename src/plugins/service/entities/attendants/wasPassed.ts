import { dayAt } from '../../../../../contract/moment';

/** The history of an attendant that determines when they could work; times are in milliseconds since 1970. */
export interface AttendantHistory {
  status: string;
  passTime: number | null;
  banTime: number | null;
  /** `YYYY-MM-DD` */
  leaveDate: string | null;
}

/** Returns whether an attendant could work at a moment; a ban or departure counts from its day. */
export function wasPassed({ status, passTime, banTime, leaveDate }: AttendantHistory, time: number): boolean {
  if (status === 'passed') return true;
  if (status === 'banned') return passTime !== null && banTime !== null && time < banTime;
  return status === 'resigned' && leaveDate !== null && dayAt(time) <= leaveDate;
}
