/** Why an attendant cannot be given an application. */
export const assignProblems = [
  'notPassed',
  'roleMismatch',
  'serviceNotOffered',
  'certificateMissing',
  'overlap',
  'dailyCap',
  'monthlyCap',
  'tooFar',
] as const;
export type AssignProblem = (typeof assignProblems)[number];

/** One attendant as `selectAssignable` ranks them for an application. */
export interface AssignableAttendant {
  attendantId: number;
  attendantNo: string;
  /** Masked. */
  name: string;
  role: string;
  skillLevel: string | null;
  rating: number | null;
  /** 0–100; 0 for who cannot be assigned. */
  score: number;
  /** What the score is made of, in points. */
  parts: { distance: number; load: number; rating: number; familiar: number };
  /** Metres from the attendant's home to the place of service, to the nearest 100; null when one of the two is not known. */
  distanceM: number | null;
  visitsToday: number;
  dailyCap: number;
  /** Minutes planned in the month of the visit. */
  minutesThisMonth: number;
  monthlyMinutesCap: number;
  /** Visits to this elder in the last 90 days. */
  visitsToElder: number;
  /** The visit lies in their region, and on their streets if they name some; null where it is not known. */
  isInArea: boolean | null;
  /** The application asks for them. */
  isProposed: boolean;
  eligible: boolean;
  /** Everything in the way; empty when eligible. */
  problems: AssignProblem[];
}
