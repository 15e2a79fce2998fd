import { ecg } from './ecg';
import { lorenz } from './lorenz';
import { lorenzType } from './lorenzType';
import { sleep } from './sleep';

// Adds the codes of this section to `ProblemCode`.
export type {} from '../texts/problems/problemCodes';

/** All entities of this section. */
export const reportEntities = [lorenzType, ecg, lorenz, sleep] as const;

declare module '../../../../contract/entityTypes' {
  interface EntityTypes extends EntitiesOf<typeof reportEntities> {}
}
