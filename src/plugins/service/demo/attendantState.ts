import type { Draw } from '../../../../server/demo/draw';
import type { AttendantRole } from '../entities/attendants/attendantRoles';
import type { CertificateFlaw } from './attendantCertificates';
import { certificateFlaws } from './attendantCertificates';

export type AttendantStatus = 'pending' | 'passed' | 'rejected' | 'banned' | 'resigned';

/** What determines the state of an attendant in the review. */
export interface AttendantState {
  status: AttendantStatus;
  role: AttendantRole;
  /** Only for pending and rejected attendants. */
  flaw?: CertificateFlaw;
  /** Days until the health certificate expires; negative if it has expired. */
  healthDays: number;
}

/** Returns the state of an attendant. In demo data of every size, the first ids cover each case; the others are drawn by
 * weight. */
export function attendantState(draw: Draw, id: number): AttendantState {
  const randomState = randomAttendantState(draw);
  const isFixed = id <= FIXED_STATE_IDS_MAX;
  return isFixed ? { ...randomState, status: 'passed', flaw: undefined, ...fixedStates[id] } : randomState;
}

const FIXED_STATE_IDS_MAX = 24;
const fixedStates: Readonly<Record<number, Partial<AttendantState>>> = {
  2: { status: 'pending', role: 'caregiver', healthDays: 240 },
  3: { healthDays: 5 },
  5: { status: 'pending', role: 'nurse', healthDays: 300 },
  6: { healthDays: 20 },
  9: { status: 'pending', role: 'caregiver', flaw: 'healthExpired' },
  10: { healthDays: -3 },
  13: { status: 'pending', role: 'nurse', flaw: 'licenceMissing', healthDays: 150 },
  17: { status: 'banned' },
  20: { status: 'rejected', flaw: 'noCrimeMissing' },
  23: { status: 'resigned' },
};

function randomAttendantState(draw: Draw): AttendantState {
  const status = draw.weighted<AttendantStatus>('status', [
    ['passed', 84],
    ['pending', 8],
    ['banned', 3],
    ['rejected', 2],
    ['resigned', 3],
  ]);
  const role = draw.weighted<AttendantRole>('role', [
    ['caregiver', 74],
    ['nurse', 12],
    ['rehab', 5],
    ['housekeeper', 6],
    ['socialWorker', 2],
    ['volunteer', 1],
  ]);
  const isFlawed = status === 'rejected' || (status === 'pending' && draw.chance('flawed', 0.4));
  return {
    status,
    role,
    flaw: isFlawed ? draw.pick('flaw', certificateFlaws) : undefined,
    healthDays: draw.weighted('health', [
      [draw.integer('health.days', 31, 360), 86],
      [draw.integer('health.days', 8, 30), 7],
      [draw.integer('health.days', 0, 7), 4],
      // Only attendants who passed before it expired.
      [status === 'pending' ? 90 : -draw.integer('health.days', 1, 30), 3],
    ]),
  };
}
