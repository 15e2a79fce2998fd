import { defineServerPlugin, provide } from '../../../../server/plugin-api';
import { figurePort, grantPort, livePort } from '../../system/server/public';
import { recordEntities } from '../entities';
import { escalationJobs } from './alerts/escalation';
import { baselineJobs } from './days/baselines';
import { formerDayJobs } from './days/formerDays';
import { demoPulseJobs } from './demoPulse';
import { eventJobs } from './events/eventClocks';
import { recordExtensions } from './extensions';
import { recordGrants } from './grants';
import { describedDeviceCalls } from './ingestion/describedDeviceCalls';
import { ingestionJobs } from './ingestion/ingestionJobs';
import { addUploadRoutes } from './ingestion/uploadRoutes';
import { recordMigrations } from './migrations';
import { nightJobs } from './nights/nightJobs';
import { recordTables } from './recordTables';
import { retentionJobs } from './retention/retention';
import { alarmFigureSource } from './wall/alarmFigureSource';
import { alarmLive } from './wall/alarmLive';
import { wardJobs } from './ward/wardJobs';
import { attributionJobs } from './wearers/attribution';

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
    ...demoPulseJobs,
  ],
  routes: addUploadRoutes,
  describedCalls: describedDeviceCalls,
  tables: recordTables,
  migrations: recordMigrations,
  provides: [provide(grantPort, recordGrants), provide(figurePort, alarmFigureSource), provide(livePort, alarmLive)],
  texts: import.meta.glob('../texts/{entities,operations,problems}/*.json'),
});
