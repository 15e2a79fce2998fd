import { defineServerPlugin, provide } from '../../../../server/plugin-api';
import { figurePort, grantPort } from '../../system/server/public';
import { accountEntities } from '../entities';
import { accountFigureSource } from './accountFigureSource';
import { doctorJobs } from './doctorJobs';
import { accountExtensions } from './extensions';
import { accountGrants } from './grants';
import { vipSeeds } from './seeds/vip';

/** Doctors and users of the mini-program, and membership levels. */
export default defineServerPlugin({
  id: 'account',
  requires: ['elderly', 'message', 'service', 'system'],
  entities: accountEntities,
  extensions: accountExtensions,
  jobs: doctorJobs,
  provides: [provide(grantPort, accountGrants), provide(figurePort, accountFigureSource)],
  seeds: [{ entity: 'vip', rows: vipSeeds }],
  texts: import.meta.glob('../texts/{entities,operations,problems}/*.json'),
});
