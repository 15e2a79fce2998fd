import { STATUS } from '../../../../contract/envelope';
import { answersFile, bumpVersions, rejection, transact } from '../../../../server/plugin-api';
import { DOWNLOAD_SEC_MAX, raw } from '../entities/raw';
import { openPacket, packetsThere, readIndex } from './packetContents';
import { packetsZip } from './packetsZip';
import { partsWithin, stretchOf } from './stretchOf';

/** `downloadPackets`: downloads a range of a signal. First logs who takes what, about whom, and why. */
export const downloadPackets = answersFile(async (call, context) => {
  const input = raw.calls.downloadPackets.input;
  const stretch = stretchOf(call, input, DOWNLOAD_SEC_MAX);
  const { deviceId, date, signal, fromSec, reason = '' } = stretch;
  const parts = await transact(call, context, async ({ transaction }) => {
    const asked = { queries: context.database.within(transaction), ask: context.ask };
    const index = await readIndex(asked, stretch);
    if (!index) throw rejection('notFound');
    const found = partsWithin(await packetsThere(asked, stretch), stretch);
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
