import { amber, purple } from '@mui/material/colors';
import { type SemanticColor, toneOf } from '../../../core/kit';
import { serviceApplication } from '../entities/applications/serviceApplication';
import { type SignStatus, signStatuses } from '../entities/signs/signStatus';

/** Colors of statuses without a matching semantic color: done with an anomaly, and signed manually. */
const colors: Readonly<Partial<Record<SignStatus, string>>> = { doneAbnormal: amber[700], manual: purple[500] };

/** Returns the semantic color of a status, and its specific color if it has one. */
export function signStatusColors(status: SignStatus): { tone: SemanticColor; color: string | undefined } {
  return { tone: toneOf(serviceApplication, 'signStatus', status), color: colors[status] };
}

/** Returns whether a value is a sign status. */
export function isSignStatus(value: unknown): value is SignStatus {
  return signStatuses.some((status) => status === value);
}
