import { parseIsoMoment } from '../../contract/moment';
import { type PackageStatus, packageStatuses } from '../../contract/package/definePackages';
import type { PackageResponse } from '../../contract/package/packageResponse';
import type { Call } from '../call/call';
import type { RecordOf, WireRecord } from '../db/rows/recordCodec';
import { addProgress } from '../jobs/tasks';
import type { Context } from '../operations/context';

/** Returns the state of a package as its calls report it. */
export function packageAnswer({
  record,
  call,
  context,
}: {
  record: RecordOf;
  call: Call;
  context: Context;
}): PackageResponse {
  const { entity, locale } = call;
  const shown = { ...record };
  addProgress([shown], { tasks: context.tasks, entity });
  const status = statusAt(shown, context.now());
  const choice =
    status === 'failed' ? { field: 'failure', value: String(record.failure) } : { field: 'status', value: status };
  const isReady = status === 'ready';
  return {
    taskId: String(shown.taskId),
    status,
    percent: Number(shown.percent),
    total: Number(shown.total),
    fileName: typeof shown.fileName === 'string' ? shown.fileName : null,
    bytes: typeof shown.bytes === 'number' ? shown.bytes : null,
    ...(isReady && { url: `/api/selectContent.${entity.name}.open?taskId=${shown.taskId}` }),
    ...(isReady && { expires: String(shown.expireTime) }),
    ...((status === 'failed' || status === 'cancelled' || status === 'expired') && {
      message: context.choiceLabel(entity.name, choice, locale),
    }),
  };
}

/** Returns the status at a moment. A package expires on time, even before the job removes its archive. */
export function statusAt({ status, expireTime }: WireRecord, now: number): PackageStatus {
  const knownStatus = packageStatuses.find((each) => each === status) ?? 'failed';
  return knownStatus === 'ready' && Number(parseIsoMoment(String(expireTime))) <= now ? 'expired' : knownStatus;
}
