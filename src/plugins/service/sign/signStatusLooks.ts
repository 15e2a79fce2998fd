import { amber, purple } from '@mui/material/colors';
import type { SignStatus } from '../../../../contract/service/signStatus';
import type { Tone } from '../../../core/kit';

/** The tone of each status, or a colour where no tone has it. */
export const signStatusLooks: Readonly<Record<SignStatus, { tone?: Tone; color?: string }>> = {
  notDue: { tone: 'neutral' },
  waiting: { tone: 'info' },
  lateIn: { tone: 'warning' },
  missedIn: { tone: 'danger' },
  inService: { tone: 'positive' },
  overdueOut: { tone: 'warning' },
  missedOut: { tone: 'danger' },
  done: { tone: 'positive' },
  doneAbnormal: { color: amber[700] },
  manual: { color: purple[500] },
};

/** Whether a value is one of the statuses. */
export function isSignStatus(value: unknown): value is SignStatus {
  return typeof value === 'string' && Object.hasOwn(signStatusLooks, value);
}
