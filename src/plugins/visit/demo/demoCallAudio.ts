import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { RuleContext } from '../../../../contract/defineEntity';
import { daysAgo, workingHoursTime } from '../../../../server/demo/demoMoments';
import { adminIdAt, DEMO_LABEL, type DemoPlan, drawOf, withDerivedFields } from '../../../../server/demo/demoPlan';
import type { WireRecord } from '../../../../server/plugin-api';
import type { FileStore } from '../../../../server/plugin-api/builtin';
import { file } from '../../system/entities/file';

/** Sample rate of telephones, with one byte per sample. */
const RATE = 8_000;
export const DEMO_RECORDING_MIME = 'audio/wav';
/** Days from the first call of the demo data to today. */
const EARLIER_DAYS = 120;
/** Seconds of a tone and of the pause after it. */
const TONE_SEC = 0.9;
const PAUSE_SEC = 0.35;
/** Hertz. */
const PITCHES = [294, 330, 392, 440, 523];

/** The facts about a recording that calls store. */
export interface DemoRecording {
  fileId: string;
  sha256: string;
  bytes: number;
  durationSec: number;
}

/** Number of different recordings. */
const CONTENTS = 3;

/** Returns the facts about a recording, the same in every process. */
export function demoRecording({ seed }: Pick<DemoPlan, 'seed'>, number: number): DemoRecording {
  const content = contentOf(number);
  return {
    fileId: checksum(`demo recording ${number} of ${seed}`).toString('base64url').slice(0, 22),
    sha256: checksum(content).toString('hex'),
    bytes: content.length,
    durationSec: secondsOf(number),
  };
}

/** Generates the file record of a recording, as if the first administrator had uploaded it. */
export function demoRecordingFile(plan: DemoPlan, rules: RuleContext, id: number): WireRecord {
  const { fileId, sha256, bytes, durationSec } = demoRecording(plan, id);
  const uploaderId = adminIdAt(plan, 0);
  const time = workingHoursTime({
    draw: drawOf(plan, 'file', id),
    field: 'createTime',
    day: daysAgo(plan.today, EARLIER_DAYS),
  });
  const record: WireRecord = {
    id,
    fileId,
    kind: 'callRecord',
    name: `${DEMO_LABEL}${id}.wav`,
    mime: DEMO_RECORDING_MIME,
    bytes,
    sha256,
    durationSec,
    uploaderId,
    createTime: time,
    updateTime: time,
    createBy: `admin:${uploaderId}`,
    updateBy: `admin:${uploaderId}`,
    version: 1,
  };
  return withDerivedFields(file, record, rules);
}

/** Adds this many recordings to the file store; idempotent. */
export async function keepDemoRecordings(files: FileStore, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const content = contentOf(number);
    await files.persist(await files.receive(Readable.from([content]), content.length, 'demo'));
  }
}

const secondsOf = (number: number) => 6 + 3 * ((number - 1) % CONTENTS);
const contents = new Map<number, Buffer>();

/** Generates a WAV of rising and falling tones: nobody's voice, but with a visible waveform. */
function contentOf(position: number): Buffer {
  const number = (position - 1) % CONTENTS;
  const known = contents.get(number);
  if (known) return known;
  const samples = Buffer.alloc(secondsOf(position) * RATE);
  for (let at = 0; at < samples.length; at += 1)
    samples.writeUInt8(128 + Math.round(100 * sampleAt(at / RATE, number)), at);
  const content = Buffer.concat([head(samples.length), samples]);
  contents.set(number, content);
  return content;
}

/** Returns a value from -1 to 1. */
function sampleAt(seconds: number, number: number): number {
  const tone = Math.floor(seconds / (TONE_SEC + PAUSE_SEC));
  const within = seconds - tone * (TONE_SEC + PAUSE_SEC);
  if (within > TONE_SEC) return 0;
  const pitch = PITCHES[(tone * 2 + number) % PITCHES.length] ?? 440;
  const loudness = Math.sin((Math.PI * within) / TONE_SEC) * (tone % 2 === 0 ? 0.9 : 0.5);
  return loudness * Math.sin(2 * Math.PI * pitch * seconds);
}

/** Returns the header of a WAV file (RIFF, PCM, one channel of 8 bits). */
function head(bytes: number): Buffer {
  const buffer = Buffer.alloc(44);
  buffer.write('RIFF', 0, 'latin1');
  buffer.writeUInt32LE(36 + bytes, 4);
  buffer.write('WAVEfmt ', 8, 'latin1');
  buffer.writeUInt32LE(16, 16);
  buffer.writeUInt16LE(1, 20);
  buffer.writeUInt16LE(1, 22);
  buffer.writeUInt32LE(RATE, 24);
  buffer.writeUInt32LE(RATE, 28);
  buffer.writeUInt16LE(1, 32);
  buffer.writeUInt16LE(8, 34);
  buffer.write('data', 36, 'latin1');
  buffer.writeUInt32LE(bytes, 40);
  return buffer;
}

function checksum(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}
