import { queueMark } from './queueMark';

/** All entities of this section. */
export const homeEntities = [queueMark] as const;

declare module '../../../../contract/entityTypes' {
  interface EntityTypes extends EntitiesOf<typeof homeEntities> {}
}
