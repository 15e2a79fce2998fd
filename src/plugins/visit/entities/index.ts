import { recordingCall } from './recordingCall';
import { returnVisit } from './returnVisit';

// Adds the codes of this section to `ProblemCode`.
export type {} from '../texts/problems/problemCodes';

/** Every entity of this section. */
export const visitEntities = [returnVisit, recordingCall] as const;

declare module '../../../../contract/entityTypes' {
  interface EntityTypes extends EntitiesOf<typeof visitEntities> {}
}
