import { queueMark } from './queueMark';

// Adds the codes of this section to `ProblemCode`.
export type {} from '../texts/problems/problemCodes';

/** All entities of this section. */
export const homeEntities = [queueMark] as const;

declare module '../../../../contract/entityTypes' {
  interface EntityTypes extends EntitiesOf<typeof homeEntities> {}
}
