import { defineServerPlugin } from '@console/server-plugin-api';
import { fallAlarmEntities } from '../entities';
import { closeOldFallAlarms } from './closeOldFallAlarms';

/** The server module: entities get their tables and operations by themselves; it implements their other calls. */
export default defineServerPlugin({
  id: '{{section}}',
  engines: { server: '^2.0.0' },
  entities: fallAlarmEntities,
  extensions: { fallAlarm: { operations: { closeOldFallAlarms } } },
  texts: import.meta.glob('../texts/{entities,operations,problems}/*.json'),
});
