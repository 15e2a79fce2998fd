import { wearerAlert } from './alerts/wearerAlert';
import { deviceEvent } from './deviceEvent';
import { records } from './records';

// Adds the codes of this section to `ProblemCode`.
export type {} from '../texts/problems/problemCodes';

/** All entities of this section. */
export const recordEntities = [...Object.values(records).map(({ entity }) => entity), wearerAlert, deviceEvent];

declare module '../../../../contract/entityTypes' {
  interface EntityTypes extends EntitiesOf<typeof recordEntities> {}
}
