/** Why an attendant cannot take an application. */
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

/** An attendant as `selectAssignable` ranks it for an application. */
export interface AssignableAttendant {
  attendantId: number;
  attendantNo: string;
  /** Masked. */
  name: string;
  role: string;
  skillLevel: string | null;
  rating: number | null;
  /** 0–100; 0 for an attendant who cannot be assigned. */
  score: number;
  /** The parts of the score, in points. */
  parts: { distance: number; load: number; rating: number; familiar: number };
  /** Meters from the attendant's home to the place of service, rounded to 100; null if either is unknown. */
  distanceM: number | null;
  visitsToday: number;
  dailyCap: number;
  /** Planned minutes in the month of the visit. */
  minutesThisMonth: number;
  monthlyMinutesCap: number;
  /** Visits to this elder in the last 90 days. */
  visitsToElder: number;
  /**
   * Whether the visit is in the attendant's region, and on one of the attendant's streets if there are any; null if
   * unknown.
   */
  isInArea: boolean | null;
  /** The application proposes this attendant. */
  isProposed: boolean;
  eligible: boolean;
  /** All obstacles; empty if eligible. */
  problems: AssignProblem[];
}
