import { defineServerPlugin, provide } from '../../../../server/plugin-api';
import { figurePort, grantPort } from '../../system/server/public';
import { visitEntities } from '../entities';
import { visitExtensions } from './extensions';
import { visitGrants } from './grants';
import { visitFigureSource } from './visitFigureSource';
import { visitJobs } from './visitJobs';

/** Follow-ups of elders, and the recordings of calls. */
export default defineServerPlugin({
  id: 'visit',
  requires: ['elderly', 'system'],
  entities: visitEntities,
  extensions: visitExtensions,
  jobs: visitJobs,
  provides: [provide(grantPort, visitGrants), provide(figurePort, visitFigureSource)],
  texts: import.meta.glob('../texts/{entities,operations,problems}/*.json'),
});
