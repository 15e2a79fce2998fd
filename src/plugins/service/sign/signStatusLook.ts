import { amber, purple } from '@mui/material/colors';
import { type Tone, toneOf } from '../../../core/kit';
import { serviceApplication } from '../entities/serviceApplication';
import { type SignStatus, signStatuses } from '../entities/signStatus';

/** Colours of what no tone means: done with an anomaly, and signed by hand. */
const colors: Readonly<Partial<Record<SignStatus, string>>> = { doneAbnormal: amber[700], manual: purple[500] };

/** The tone of a status, and its colour where no tone has it. */
export function signStatusLook(status: SignStatus): { tone: Tone; color: string | undefined } {
  return { tone: toneOf(serviceApplication, 'signStatus', status), color: colors[status] };
}

/** Whether a value is one of the statuses. */
export function isSignStatus(value: unknown): value is SignStatus {
  return signStatuses.some((status) => status === value);
}
