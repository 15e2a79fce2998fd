import { date } from '../../../contract/fields';
import { coerceFields } from '../../../contract/query/coerceFields';
import { packetFields, type RawSignal } from '../../../contract/record/raw';
import { parseFields } from '../../../contract/validation';
import type { PacketKey } from '../record/packetContents';
import { UploadRefusal } from './UploadRefusal';

const { signal, seq } = packetFields;
const fields = { date: date({ required: true }), signal, seq };

/**
 * Reads from the address which packet is sent.
 * @throws UploadRefusal `badData` with what is wrong by its name
 */
export function parsePacketKey(url: string, deviceId: number): PacketKey {
  const given = Object.fromEntries(new URLSearchParams(url.split('?')[1] ?? ''));
  const parsed = parseFields(fields, coerceFields(fields, given));
  if (!parsed.ok) throw new UploadRefusal('badData', { deviceId, problems: parsed.problems });
  const { values } = parsed;
  return { deviceId, date: String(values.date), signal: values.signal as RawSignal, seq: Number(values.seq) };
}
