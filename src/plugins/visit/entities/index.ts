import { recordingCall } from './recordingCall';
import { returnVisit } from './returnVisit';

/** Every entity of this section. */
export const visitEntities = [returnVisit, recordingCall] as const;

declare module '../../../../contract/entityTypes' {
  interface EntityTypes extends EntitiesOf<typeof visitEntities> {}
}
