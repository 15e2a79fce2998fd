import { defineServerPlugin, provide } from '../../../../server/plugin-api';
import { deviceCallPort, nightPort } from '../../record/server/public';
import { grantPort } from '../../system/server/public';
import { reportEntities } from '../entities';
import { reportExtensions } from './extensions';
import { reportGrants } from './grants';
import { reportMigrations } from './migrations';
import { updateNightReport } from './nights/updateNightReport';
import { recordingCall } from './recordings/recordingCall';
import { reportJobs } from './reportJobs';
import { lorenzTypeSeeds } from './seeds/lorenzType';

/** Server module for electrocardiograms, Lorenz plots and nights, and their review. */
export default defineServerPlugin({
  id: 'report',
  requires: ['system', 'elderly', 'device', 'message', 'record'],
  entities: reportEntities,
  extensions: reportExtensions,
  jobs: reportJobs,
  migrations: reportMigrations,
  provides: [
    provide(grantPort, reportGrants),
    provide(deviceCallPort, recordingCall),
    provide(nightPort, updateNightReport),
  ],
  seeds: [{ entity: 'lorenzType', rows: lorenzTypeSeeds }],
  texts: import.meta.glob('../texts/{entities,operations,problems}/*.json'),
});
