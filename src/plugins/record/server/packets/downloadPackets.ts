import { STATUS } from '../../../../../contract/calls/envelope';
import { bumpVersions, rejection, transact } from '../../../../../server/plugin-api';
import { withFileResponse } from '../../../../../server/plugin-api/builtin';
import { DOWNLOAD_SEC_MAX, raw } from '../../entities/kinds/raw';
import { availablePackets, openPacket, readPacketIndex } from './packetContents';
import { packetsZip } from './packetsZip';
import { parseSignalRange, partsWithin } from './signalRange';

/** `downloadPackets`: downloads a range of a signal. First logs who takes what, about whom, and why. */
export const downloadPackets = withFileResponse(async (call, context) => {
  const input = raw.calls.downloadPackets.input;
  const signalRange = parseSignalRange(call, input, DOWNLOAD_SEC_MAX);
  const { deviceId, date, signal, fromSec, reason = '' } = signalRange;
  const parts = await transact(call, context, async ({ transaction }) => {
    const queryContext = { queries: context.database.applyScope(transaction), ask: context.ask };
    const index = await readPacketIndex(queryContext, signalRange);
    if (!index) throw rejection('notFound');
    const found = partsWithin(await availablePackets(queryContext, signalRange), signalRange);
    if (found.length === 0) throw rejection('packetsMissing');
    await context.audit.write(transaction, {
      call,
      id: index.id,
      logType: 'privacy',
      resultStatus: STATUS.SUCCESS,
      inputs: input,
      reason,
      diff: { deviceUserId: index.deviceUserId, packets: found.length },
    });
    await bumpVersions(transaction, ['log']);
    return found;
  });
  const content = packetsZip({
    date,
    signal,
    time: new Date(context.now()),
    parts: parts.map(({ packet, fromMs, range }) => ({
      packet,
      fromMs,
      read: () => openPacket(context.files, packet, range),
    })),
  });
  const name = `${signal}-${deviceId}-${date}-${fromSec}.zip`;
  return { content: { read: async () => content, mime: 'application/zip', name }, message: 'okRead' };
});
