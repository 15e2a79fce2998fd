import { defineServerPlugin, provide } from '../../../../server/plugin-api';
import { grantPort } from '../../system/server/public';
import { recordEntities } from '../entities';
import { attributionJobs } from './attribution';
import { escalationJobs } from './escalation';
import { eventJobs } from './events/eventClocks';
import { recordExtensions } from './extensions';
import { formerDayJobs } from './formerDays';
import { recordGrants } from './grants';
import { describedDeviceCalls } from './ingestion/describedDeviceCalls';
import { ingestionJobs } from './ingestion/ingestionJobs';
import { addUploadRoutes } from './ingestion/uploadRoutes';
import { baselineJobs } from './keptBaseline';
import { recordMigrations } from './migrations';
import { nightJobs } from './nights/nightJobs';
import { recordTables } from './recordTables';
import { retentionJobs } from './retention';
import { wardJobs } from './wardJobs';

/** Health records of devices, day by day, and current alerts of wearers. */
export default defineServerPlugin({
  id: 'record',
  requires: ['system', 'elderly', 'device', 'message'],
  entities: recordEntities,
  extensions: recordExtensions,
  jobs: [
    ...ingestionJobs,
    ...baselineJobs,
    ...nightJobs,
    ...retentionJobs,
    ...wardJobs,
    ...eventJobs,
    ...escalationJobs,
    ...attributionJobs,
    ...formerDayJobs,
  ],
  routes: addUploadRoutes,
  describedCalls: describedDeviceCalls,
  tables: recordTables,
  migrations: recordMigrations,
  provides: [provide(grantPort, recordGrants)],
  texts: import.meta.glob('../texts/{entities,operations,problems}/*.ts'),
});
