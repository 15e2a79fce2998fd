import { date } from '../../../../../contract/fields';
import { coerceFields } from '../../../../../contract/query/coerceFields';
import { parseFields } from '../../../../../contract/validation/validation';
import { packetFields } from '../../entities/kinds/raw';
import type { PacketKey } from '../packets/packetContents';
import { UploadRefusal } from './UploadRefusal';

const { signal, seq } = packetFields;
/** Which packet is sent, in the query. */
export const packetKeyFields = { date: date({ required: true }), signal, seq };

/**
 * Parses from the URL which packet is sent.
 * @throws UploadRefusal `badData` with each invalid value by name
 */
export function parsePacketKey(url: string, deviceId: number): PacketKey {
  const query = Object.fromEntries(new URLSearchParams(url.split('?')[1] ?? ''));
  const parsed = parseFields(packetKeyFields, coerceFields(packetKeyFields, query));
  if (!parsed.ok) throw new UploadRefusal('badData', { deviceId, problems: parsed.problems });
  const { values } = parsed;
  return { deviceId, date: values.date, signal: values.signal, seq: values.seq };
}
