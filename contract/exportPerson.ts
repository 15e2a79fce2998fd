import type { Call } from './defineEntity';
import { integer, reason } from './fields';

/** The call of an entity of people that exports all stored data about a person. */
export const exportPersonCall = {
  input: {
    id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }),
    reason: reason(),
  },
  risk: 'danger',
  scope: 'admin',
} as const satisfies Call;
