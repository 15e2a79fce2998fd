import { Readable } from 'node:stream';
import { demoNow, readDemoState } from '../../../../server/demo/demoState';
import type { Queries } from '../../../../server/plugin-api';
import { type ByteRange, encodeInt16LE } from '../../../../server/plugin-api/builtin';
import { ageOn } from '../../elderly/entities/identity/age';
import { type PacketEntry, RAW_SAMPLE_BYTES } from '../entities/kinds/raw';
import type { ReadContent, SignalDayKey } from '../server/packets/generatedSignals';
import { demoEcg } from './ecg/demoEcg';
import type { DemoWearer } from './wearers/demoWearer';
import { signalsUntil } from './wearers/measuredWearer';

/** Returns the parameters of a wearer's demo days; undefined without demo data. */
export async function generatedWearer(queries: Queries, deviceUserId: number): Promise<DemoWearer | undefined> {
  const demoState = await readDemoState(queries);
  if (!demoState) return undefined;
  const row = await queries
    .selectFrom('deviceUser as wearer')
    .leftJoin('deviceUserHealthyType as class', 'class.id', 'wearer.deviceUserHealthyTypeId')
    .select(['wearer.gender', 'wearer.birthDate', 'class.code'])
    .where('wearer.id', '=', deviceUserId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    seed: demoState.seed,
    id: deviceUserId,
    gender: String(row.gender),
    age: ageOn(String(row.birthDate), demoState.today),
    healthyType: String(row.code),
    ...signalsUntil({ today: demoState.today, now: demoNow(demoState) }),
  };
}

/** Returns the generator of the packets of a demo day. Only ECG packets have contents. */
export async function generatedContents(queries: Queries, { date, source, deviceUserId }: SignalDayKey) {
  const wearer = source === 'demo' && deviceUserId !== null ? await generatedWearer(queries, deviceUserId) : undefined;
  if (!wearer) return undefined;
  return (packet: PacketEntry): ReadContent | undefined =>
    packet.signal === 'ecg' ? (range) => generatedPacket({ wearer, date }, packet, range) : undefined;
}

/** Generates the content of a demo ECG packet, or a part of it. Deterministic. */
function generatedPacket(day: { wearer: DemoWearer; date: string }, packet: PacketEntry, range?: ByteRange): Readable {
  const { sec, hz, bytes } = packet;
  const { start, end } = range ?? { start: 0, end: bytes - 1 };
  const bytesPerSecond = RAW_SAMPLE_BYTES * hz;
  const [from, to] = [Math.floor(start / bytesPerSecond), Math.ceil((end + 1) / bytesPerSecond)];
  return Readable.from(generateChunks());

  function* generateChunks(): Generator<Buffer> {
    let at = from * bytesPerSecond;
    for (const samples of demoEcg({ ...day, fromSec: sec + from, seconds: to - from, hz })) {
      const piece = encodeInt16LE(samples);
      const part = piece.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
      if (part.length > 0) yield part;
      at += piece.length;
    }
  }
}
