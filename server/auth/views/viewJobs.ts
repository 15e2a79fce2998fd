import { STATUS } from '../../../contract/calls/envelope';
import { bumpVersions } from '../../db/tableVersions';
import type { Job } from '../../jobs/jobs';
import { systemCall } from '../../jobs/systemCall';
import type { Context } from '../../operations/context';
import { requireEntity } from '../../plugins/collectPlugins';
import { deleteView } from './viewAs';

/** Deletes expired views and logs their end. Returns their number. */
async function endExpiredViews(context: Context): Promise<number> {
  const views = await context.database.read
    .selectFrom('session')
    .leftJoin('admin as viewer', 'viewer.id', 'session.viewerId')
    .select(['session.tokenHash', 'session.adminId', 'session.viewerId', 'viewer.name'])
    .where('session.viewerHash', 'is not', null)
    .execute();
  let count = 0;
  for (const { tokenHash, adminId: id, viewerId, name } of views) {
    const { caller } = await context.sessions.checkHash(tokenHash, 'admin');
    if (caller) continue;
    const call = systemCall(context, { entity: requireEntity(context, 'admin'), operation: 'endViewAs', id });
    const actor = { id: viewerId ?? 0, name: name ?? '' };
    await context.database.write(async (transaction) => {
      if (!(await deleteView(transaction, tokenHash))) return;
      await context.audit.write(transaction, { call, id, actor, resultStatus: STATUS.SUCCESS });
      await bumpVersions(transaction, ['log']);
      count += 1;
    });
  }
  return count;
}

/** Scheduled job that ends expired views of the console as another account. */
export const viewJobs: readonly Job[] = [{ name: 'system.endViews', intervalMs: 60_000, run: endExpiredViews }];
