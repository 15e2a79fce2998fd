import { dayAt } from '../../../../contract/moment';

/** What of an attendant's history tells when they could work; times in milliseconds since 1970. */
export interface AttendantHistory {
  status: string;
  passTime: number | null;
  banTime: number | null;
  /** `YYYY-MM-DD` */
  leaveDate: string | null;
}

/** Whether an attendant could work at a moment: a ban or a farewell counts from its day. */
export function wasPassed({ status, passTime, banTime, leaveDate }: AttendantHistory, time: number): boolean {
  if (status === 'passed') return true;
  if (status === 'banned') return passTime !== null && banTime !== null && time < banTime;
  return status === 'resigned' && leaveDate !== null && dayAt(time) <= leaveDate;
}
