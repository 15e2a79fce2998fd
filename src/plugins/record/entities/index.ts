import { records } from './records';
import { wearerAlert } from './wearerAlert';

/** Every entity of this section. */
export const recordEntities = [...Object.values(records).map(({ entity }) => entity), wearerAlert];

declare module '../../../../contract/entityTypes' {
  interface EntityTypes extends EntitiesOf<typeof recordEntities> {}
}
