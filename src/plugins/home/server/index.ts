import { defineServerPlugin, provide } from '../../../../server/plugin-api';
import { grantPort } from '../../system/server/public';
import { homeEntities } from '../entities';
import { homeGrants } from './grants';
import { homeJobs } from './homeJobs';
import { homeMigrations } from './migrations';
import { queueMarkExtension } from './queueMarkExtension';

/** Server module for snoozed and handed over queue entries. */
export default defineServerPlugin({
  id: 'home',
  requires: ['system'],
  entities: homeEntities,
  extensions: { queueMark: queueMarkExtension },
  jobs: homeJobs,
  migrations: homeMigrations,
  provides: [provide(grantPort, homeGrants)],
  texts: import.meta.glob('../texts/{entities,operations,problems}/*.json'),
});
