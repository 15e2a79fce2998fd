import { defineServerPlugin, provide } from '../../../../server/plugin-api';
import { grantPort } from '../../system/server/public';
import { deviceEntities } from '../entities';
import { deviceJobs } from './deviceJobs';
import { deviceExtensions } from './extensions';
import { deviceGrants } from './grants';
import { deviceMigrations } from './migrations';
import { deviceTypeSeeds } from './seeds/deviceType';
import { deviceUserHealthyTypeSeeds } from './seeds/deviceUserHealthyType';

/** Server module for devices, device types, wearers, and followers. */
export default defineServerPlugin({
  id: 'device',
  requires: ['system', 'elderly'],
  entities: deviceEntities,
  extensions: deviceExtensions,
  jobs: deviceJobs,
  migrations: deviceMigrations,
  seeds: [
    { entity: 'deviceType', rows: deviceTypeSeeds },
    { entity: 'deviceUserHealthyType', rows: deviceUserHealthyTypeSeeds },
  ],
  provides: [provide(grantPort, deviceGrants)],
  texts: import.meta.glob('../texts/{entities,operations,problems,uploads}/*.json'),
});
