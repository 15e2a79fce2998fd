import { defineServerPlugin } from '@console/server-plugin-api';
import { fallAlarmEntities } from '../entities';
import { closeOldFallAlarms } from './closeOldFallAlarms';

/** The server half: entities get their tables and operations by themselves; calls of their own are carried out here. */
export default defineServerPlugin({
  id: '{{section}}',
  entities: fallAlarmEntities,
  extensions: { fallAlarm: { operations: { closeOldFallAlarms } } },
  texts: import.meta.glob('../texts/{entities,operations,problems}/*.ts'),
});
