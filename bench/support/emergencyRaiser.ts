import { randomBytes } from 'node:crypto';
import { toIsoMoment } from '../../contract/moment';
import { uploadHeaders } from '../../src/plugins/device/entities/uploads/uploadProtocol';
import { signUpload } from '../../src/plugins/record/server/ingestion/signature';

/** Calls an operation as an administrator. */
export type Call = <Data = { id: number; version: number; token: string }>(
  name: string,
  params: object,
  token?: string,
) => Promise<{ status: number; data: Data }>;

const PATH = 'raiseEvent.device.open';

/**
 * Sends emergency calls like devices do.
 * @param api base address of the API, with a trailing slash
 * @returns a function that registers a device, sends its emergency call, and returns the id of the alert
 */
export async function emergencyRaiser(api: string, call: Call): Promise<() => Promise<number>> {
  const { data: types } = await call<{ id: number; code: string }[]>('selectAll.deviceType.open', {});
  const deviceTypeId = types.find(({ code }) => code === 'SOS')?.id;
  let count = 0;
  return async () => {
    count += 1;
    const sn = `BENCH-SOS-${String(count).padStart(6, '0')}`;
    const { data } = await call<{ secret: string }>('registerDevice.device.open', { sn, deviceTypeId });
    const now = Date.now();
    const body = JSON.stringify({ id: `sos-${count}`, kind: 'sos', time: toIsoMoment(now) });
    const [time, nonce] = [String(Math.floor(now / 1_000)), randomBytes(12).toString('hex')];
    const response = await fetch(`${api}${PATH}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [uploadHeaders.sn]: sn,
        [uploadHeaders.time]: time,
        [uploadHeaders.nonce]: nonce,
        [uploadHeaders.signature]: signUpload(Buffer.from(data.secret, 'base64url'), {
          path: `/api/${PATH}`,
          time,
          nonce,
          body,
        }),
      },
      body,
    });
    const answer = (await response.json()) as { status: number; data?: { alertId: number } };
    if (answer.data === undefined) throw new Error(`the event was refused: ${JSON.stringify(answer)}`);
    return answer.data.alertId;
  };
}
