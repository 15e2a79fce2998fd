import { doctor } from './doctor';
import { user } from './user';
import { vip } from './vip';

// Adds the codes of this section to `ProblemCode`.
export type {} from '../texts/problems/problemCodes';

/** Every entity of this section. */
export const accountEntities = [vip, doctor, user] as const;

declare module '../../../../contract/entityTypes' {
  interface EntityTypes extends EntitiesOf<typeof accountEntities> {}
}
