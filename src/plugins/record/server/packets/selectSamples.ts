import { buffer } from 'node:stream/consumers';
import { fieldInput, type Handler } from '../../../../../server/plugin-api';
import { type PacketName, raw, SAMPLES_SEC_MAX, type SampleRun } from '../../entities/kinds/raw';
import { availablePackets, openPacket } from './packetContents';
import { parseSignalRange, partsWithin } from './signalRange';

/** `selectPackets`: the packets of a day whose content is available. */
export const selectPackets: Handler = async (call, { database, ask }) => {
  const { deviceId, date } = fieldInput(call, raw.reads.selectPackets.input);
  const packets = await availablePackets({ queries: database.read, ask }, { deviceId: deviceId, date: date });
  const data = packets.map(({ signal, seq }): PacketName => ({ signal, seq }));
  return { data, dataCount: data.length, message: 'okRead' };
};

/** `selectSamples`: the samples of a range of a signal, with a run for each packet. Omits missing content. */
export const selectSamples: Handler = async (call, { database, files, ask }) => {
  const signalRange = parseSignalRange(call, raw.reads.selectSamples.input, SAMPLES_SEC_MAX);
  const parts = partsWithin(await availablePackets({ queries: database.read, ask }, signalRange), signalRange);
  const runs = await Promise.all(
    parts.map(async ({ packet, fromMs, range }): Promise<SampleRun[]> => {
      const content = await openPacket(files, packet, range);
      if (!content) return [];
      return [{ seq: packet.seq, hz: packet.hz, fromMs, data: (await buffer(content)).toString('base64') }];
    }),
  );
  const data = runs.flat();
  return { data, dataCount: data.length, message: 'okRead' };
};
