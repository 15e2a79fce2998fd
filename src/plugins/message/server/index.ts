import { defineServerPlugin, provide } from '../../../../server/plugin-api';
import { unusualAccessPort } from '../../../../server/plugin-api/builtin';
import { grantPort } from '../../system/server/public';
import { messageEntities } from '../entities';
import { messageExtensions } from './extensions';
import { messageGrants } from './grants';
import { messageJobs } from './messageJobs';
import { messageMigrations } from './migrations';
import { notifyUnusualAccess } from './notifyUnusualAccess';
import { newsTypeSeeds } from './seeds/newsType';
import { noticeTypeSeeds } from './seeds/noticeType';

/** News and notices, and the outbox of messages to people. */
export default defineServerPlugin({
  id: 'message',
  requires: ['elderly', 'service', 'system'],
  entities: messageEntities,
  extensions: messageExtensions,
  jobs: messageJobs,
  migrations: messageMigrations,
  seeds: [
    { entity: 'newsType', rows: newsTypeSeeds },
    { entity: 'noticeType', rows: noticeTypeSeeds },
  ],
  provides: [provide(grantPort, messageGrants), provide(unusualAccessPort, notifyUnusualAccess)],
  texts: import.meta.glob('../texts/{entities,operations,problems}/*.json'),
});
