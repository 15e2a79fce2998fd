import { fallAlarm } from './fallAlarm';

/** Every entity of this section. */
export const fallAlarmEntities = [fallAlarm] as const;

declare module '@console/contract/entityTypes' {
  interface EntityTypes extends EntitiesOf<typeof fallAlarmEntities> {}
}
