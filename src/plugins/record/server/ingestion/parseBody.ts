import { isRecord } from '../../../../../contract/values/isRecord';
import { UploadRefusal } from './UploadRefusal';

/**
 * Parses a body as a JSON object.
 * @throws UploadRefusal `badBody`
 */
export function parseBody(body: Buffer, deviceId: number): Record<string, unknown> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new UploadRefusal('badBody', { deviceId });
  }
  if (!isRecord(parsed)) throw new UploadRefusal('badBody', { deviceId });
  return parsed;
}
