import { fallAlarm } from './fallAlarm';

// Adds the codes of this section to `ProblemCode`.
export type {} from '../texts/problems/problemCodes';

/** Every entity of this section. */
export const fallAlarmEntities = [fallAlarm] as const;

declare module '@console/contract/entityTypes' {
  interface EntityTypes extends EntitiesOf<typeof fallAlarmEntities> {}
}
