import { z } from 'zod';
import { DAY_MS, dayAt, MINUTE_MS, timeOfDay } from '../../../../contract/moment';
import type { Product } from '../../../../harness/startProduct';
import {
  type DeviceCredentials,
  sendPacket,
  sendRecording,
  sendUpload,
} from '../../../../scripts/simulation/sendUpload';
import { encodeInt16LE } from '../../../../server/signals/int16LE';
import { packetOf } from '../../../server/builders/packets';
import { drawSyntheticEcg, steadyBeats } from '../../../support/ecg/syntheticEcg';
import type { Api } from '../callApi';

/** An ECG patch of the demo data, and its wearer, of the same number. */
const PATCH = 18;
const HZ = 250;
/** Seconds of the recording, and the range of its ventricular tachycardia. */
const SECONDS = 120;
const TACHYCARDIA = { from: 20, to: 35, rate: 158 } as const;
/** The packet's number, after all of the demo data. */
const SEQ = 90_000_000;

const keyed = z.object({ device: z.object({ sn: z.string() }), secret: z.string() });

/** Uploads two minutes of an ECG with a ventricular tachycardia, as a device sends them; returns their wearer. */
export async function uploadTachycardia({ url }: Product, api: Api): Promise<{ wearerId: number }> {
  const given = { id: PATCH, reason: '浏览器测试' };
  const { device, secret } = keyed.parse((await api.call('rotateSecret.device.open', given)).data);
  const signer: DeviceCredentials = { sn: device.sn, secret };
  const beats = [
    ...steadyBeats('sinus', { from: 0.6, to: TACHYCARDIA.from - 0.5, rate: 72 }),
    ...steadyBeats('ventricular', TACHYCARDIA),
    ...steadyBeats('sinus', { from: TACHYCARDIA.to + 1, to: SECONDS, rate: 72 }),
  ];
  const millivolts = drawSyntheticEcg({ seconds: SECONDS, beats });
  const content = encodeInt16LE(Int16Array.from(millivolts, (each) => Math.round(each * 200)));
  const begin = beginning();
  const date = dayAt(begin);
  const packet = packetOf(content, { hz: HZ, seq: SEQ, sec: Math.floor(timeOfDay(begin) / 1_000) });
  const refused = [
    await sendUpload(url, signer, { kind: 'raw', body: { days: [{ date, events: [{ ...packet }] }] } }),
    await sendPacket(url, signer, { date, packet, content }),
    await sendRecording(url, signer, { date, fromSeq: SEQ, toSeq: SEQ, lead: 'I' }),
  ].filter((why) => why !== null);
  if (refused.length > 0) throw new Error(`the recording was refused: ${refused.join(', ')}`);
  return { wearerId: PATCH };
}

/** Some minutes ago, and so that the recording ends before midnight. */
function beginning(): number {
  const begin = Date.now() - 5 * MINUTE_MS;
  return timeOfDay(begin) + SECONDS * 1_000 < DAY_MS ? begin : begin - 5 * MINUTE_MS;
}
