import { STATUS } from '../../contract/envelope';
import { exportPersonCall } from '../../contract/exportPerson';
import { dayAt } from '../../contract/moment';
import { permissionName } from '../../contract/permissions';
import { callerOf } from '../call/callerOf';
import { HttpRefusal } from '../call/failures';
import { requireFreshPassword } from '../call/freshPassword';
import { fieldInput } from '../call/input';
import { answersFile } from '../call/takes';
import { bumpVersions } from '../db/tableVersions';
import { requireRecord, transact } from '../operations/transact';
import { refuseDormantRecords } from './dormantRecords';
import { personArchive } from './personArchive';

/**
 * `exportPerson`: returns all data about a person (Personal Information Protection Law, Art. 45), whole and unmasked,
 * as a streamed ZIP. Needs its own right, the right to unmask, a recently entered password, and a reason. The audit
 * trail records the administrator before the first byte is sent.
 */
export const exportPerson = answersFile(async (call, context) => {
  const { entity, locale } = call;
  const caller = callerOf(call);
  const { id, reason } = fieldInput(call, exportPersonCall.input);
  if (!caller.can(permissionName('unmask', entity.name, 'admin'))) throw new HttpRefusal(403);
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
});
