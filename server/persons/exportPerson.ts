import { STATUS } from '../../contract/envelope';
import { exportPersonCall } from '../../contract/exportPerson';
import { dayAt } from '../../contract/moment';
import { permissionName } from '../../contract/permissions';
import { callerOf } from '../call/callerOf';
import { HttpRefusal } from '../call/failures';
import { requireFreshPassword } from '../call/freshPassword';
import { fieldInput } from '../call/input';
import { requireReason } from '../call/reason';
import { bumpVersions } from '../db/tableVersions';
import type { Handler } from '../operations/extension';
import { requireRecord, transact } from '../operations/transact';
import { refuseDormantRecords } from './dormantRecords';
import { personArchive } from './personArchive';

/**
 * `exportPerson`: everything that is kept about somebody (Personal Information Protection Law, Art. 45), whole and unmasked, as a ZIP that
 * is made while it is sent. Takes its own right and that to reveal, the password given lately, and a reason; who took it is written
 * down before the first byte.
 */
export const exportPerson: Handler = async (call, context) => {
  const { entity, locale } = call;
  const caller = callerOf(call);
  const { id, reason: given } = fieldInput(call, exportPersonCall.input);
  if (!caller.can(permissionName('unmask', entity.name, 'admin'))) throw new HttpRefusal(403);
  const reason = requireReason(given);
  requireFreshPassword(caller, context.now());
  await refuseDormantRecords(context, { person: entity.name, id });
  await transact(call, context, async ({ transaction }) => {
    await requireRecord({ queries: context.database.within(transaction), entity, id });
    for (const logType of ['export', 'privacy']) {
      await context.audit.write(transaction, { call, id, logType, resultStatus: STATUS.SUCCESS, reason });
    }
    await bumpVersions(transaction, ['log']);
  });
  const name = `${entity.name}-${id}-${dayAt(context.now())}.zip`;
  const read = async () => personArchive({ context, person: entity, id, locale, createdBy: caller.adminId });
  return { content: { read, mime: 'application/zip', name }, message: 'okRead' };
};
