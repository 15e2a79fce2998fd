import { STATUS } from '../../contract/calls/envelope';
import { exportPersonCall } from '../../contract/exportPerson';
import { dayAt } from '../../contract/moment';
import { permissionName } from '../../contract/permissions';
import { requireCaller } from '../call/callerOf';
import { HttpError } from '../call/failures';
import { fieldInput } from '../call/input';
import { requireRecentPassword } from '../call/requireRecentPassword';
import { withFileResponse } from '../call/withInputSchema';
import { bumpVersions } from '../db/tableVersions';
import { requireRecord, transact } from '../operations/changes/transact';
import { personArchive } from './personArchive';
import { requireNoDormantRecords } from './requireNoDormantRecords';

/**
 * `exportPerson`: returns all data about a person (Personal Information Protection Law, Art. 45), whole and unmasked,
 * as a streamed ZIP. Needs its own right, the right to unmask, a recently entered password, and a reason. The audit
 * trail records the administrator before the first byte is sent.
 */
export const exportPerson = withFileResponse(async (call, context) => {
  const { entity, locale } = call;
  const caller = requireCaller(call);
  const { id, reason } = fieldInput(call, exportPersonCall.input);
  if (!caller.can(permissionName('unmask', entity.name, 'admin'))) throw new HttpError(403);
  requireRecentPassword(caller, context.now());
  await requireNoDormantRecords(context, { person: entity.name, id });
  await transact(call, context, async ({ transaction }) => {
    await requireRecord({ queries: context.database.applyScope(transaction), entity, id });
    for (const logType of ['export', 'privacy']) {
      await context.audit.write(transaction, { call, id, logType, resultStatus: STATUS.SUCCESS, reason });
    }
    await bumpVersions(transaction, ['log']);
  });
  const name = `${entity.name}-${id}-${dayAt(context.now())}.zip`;
  const read = async () => personArchive({ context, person: entity, id, locale, createdBy: caller.adminId });
  return { content: { read, mime: 'application/zip', name }, message: 'okRead' };
});
