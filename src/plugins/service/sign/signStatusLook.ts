import { amber, purple } from '@mui/material/colors';
import { type Tone, toneOf } from '../../../core/kit';
import { serviceApplication } from '../entities/serviceApplication';
import { type SignStatus, signStatuses } from '../entities/signStatus';

/** Colors of statuses without a matching semantic color: done with an anomaly, and signed manually. */
const colors: Readonly<Partial<Record<SignStatus, string>>> = { doneAbnormal: amber[700], manual: purple[500] };

/** Returns the semantic color of a status, and its specific color if it has one. */
export function signStatusLook(status: SignStatus): { tone: Tone; color: string | undefined } {
  return { tone: toneOf(serviceApplication, 'signStatus', status), color: colors[status] };
}

/** Returns whether a value is a sign status. */
export function isSignStatus(value: unknown): value is SignStatus {
  return signStatuses.some((status) => status === value);
}
