import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodeInt16LE } from '../../../server/signals/int16LE';
import { eventKinds } from '../../../src/plugins/device/entities/uploads/eventKinds';
import type { Channel } from '../../../src/plugins/device/entities/uploads/layout';
import { recordKinds } from '../../../src/plugins/device/entities/uploads/recordKinds';
import {
  MISSING_PACKETS_MAX,
  RECORDING_LOST_PCT_MAX,
  RECORDING_SEC_MAX,
  RECORDING_SEC_MIN,
  UPLOAD_BODY_BYTES,
  UPLOAD_DAYS_MAX,
  uploadHeaders,
  uploadRefusalCodes,
} from '../../../src/plugins/device/entities/uploads/uploadProtocol';
import { eventLevels } from '../../../src/plugins/record/entities/deviceEvent';
import { packetFields, rawSignals, signalScales } from '../../../src/plugins/record/entities/kinds/raw';
import { records } from '../../../src/plugins/record/entities/records';
import { parseEvent } from '../../../src/plugins/record/server/events/parseEvent';
import { verifySignature } from '../../../src/plugins/record/server/ingestion/signature';
import { parseRecording } from '../../../src/plugins/report/server/recordings/parseRecording';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const text = readFileSync('docs/device-upload.md', 'utf8');

/** Returns the part of the document under a heading. */
const under = (heading: string) => text.split(/^(?=#)/m).find((part) => part.startsWith(heading)) ?? '';

/** What a worked example sends, and its signature. */
function example(heading: string, body: string | Buffer) {
  const part = under(heading);
  const header = (name: string) => new RegExp(`^${name}: (.+)$`, 'im').exec(part)?.[1] ?? '';
  const path = /^POST (\S+) HTTP\/1\.1$/m.exec(part)?.[1] ?? '';
  const upload = { path, time: header(uploadHeaders.time), nonce: header(uploadHeaders.nonce), bodyHash: sha256(body) };
  return { upload, signature: header(uploadHeaders.signature) };
}

function secretKey(): Buffer {
  return Buffer.from(/^key: `([\w-]{43})`$/m.exec(text)?.[1] ?? '', 'base64url');
}

describe('docs for device makers (uploads)', () => {
  const body = /^(\{"days":.+\})$/m.exec(text)?.[1] ?? '';
  const { upload, signature } = example('### A worked example', body);

  it('have an example with a valid signature', () => {
    expect(upload.path).toBe('/api/upload.heartRate.open');
    expect(secretKey()).toHaveLength(32);
    expect(verifySignature(secretKey(), upload, signature)).toBe(true);
  });

  it.each([
    ['path', '/api/upload.hrv.open'],
    ['time', '1773100801'],
    ['nonce', 'f3b1c0d29e8a47566b0a1c2e'],
    ['bodyHash', sha256('{}')],
  ])('have an example whose signature changes with another %s', (part, other) => {
    expect(verifySignature(secretKey(), { ...upload, [part]: other }, signature)).toBe(false);
  });

  it('have a packet with valid signature and checksums', () => {
    const heading = '### A packet, worked out';
    const part = under(heading);
    const content = Buffer.from(/`([0-9a-f]+)` \(/.exec(part)?.[1] ?? '', 'hex');
    const sent = example(heading, content);
    expect(sent.upload.path).toMatch(/^\/api\/uploadPacket\.raw\.open\?date=2026-03-09&signal=ecg&seq=\d+$/);
    expect(verifySignature(secretKey(), sent.upload, sent.signature)).toBe(true);
    expect([...decodeInt16LE(content)].map((step) => step * signalScales.ecg.step)).toEqual([0, 50, 1_000, -125]);
    const facts = {
      bytes: content.length,
      crc32: crc32(content).toString(16).padStart(8, '0'),
      sha256: sha256(content),
    };
    expect(part).toContain(JSON.stringify(facts).slice(1, -1));
  });

  it('have a recording with a valid signature and a readable body', () => {
    const heading = '### A recording, worked out';
    const recording = /^(\{"date":.+\})$/m.exec(under(heading))?.[1] ?? '';
    const sent = example(heading, recording);
    expect(sent.upload.path).toBe('/api/uploadRecording.ecg.open');
    expect(verifySignature(secretKey(), sent.upload, sent.signature)).toBe(true);
    const now = Number(sent.upload.time) * 1_000;
    expect(parseRecording(Buffer.from(recording), { deviceId: 1, now })).toEqual({
      date: '2026-03-09',
      fromSeq: 7,
      toDate: '2026-03-09',
      toSeq: 66,
      lead: 'I',
    });
  });

  it('have an event with a valid signature and a readable body', () => {
    const heading = '### An event, worked out';
    const event = /^(\{"id":.+\})$/m.exec(under(heading))?.[1] ?? '';
    const sent = example(heading, event);
    expect(sent.upload.path).toBe('/api/raiseEvent.device.open');
    expect(verifySignature(secretKey(), sent.upload, sent.signature)).toBe(true);
    const now = Number(sent.upload.time) * 1_000;
    expect(parseEvent(Buffer.from(event), { deviceId: 1, now })).toMatchObject({
      eventNo: 'a1b2-000017',
      kind: 'sos',
      isTest: false,
      place: { lng: 116.397, lat: 39.908 },
    });
  });

  it.each(eventKinds)('name the kind of event %s, and its urgency', (kind) => {
    const part = under('## Events');
    const critical = /^(.+) are critical;/m.exec(part)?.[1] ?? '';
    expect(part).toContain(`\`${kind}\``);
    expect(critical.includes(`\`${kind}\``)).toBe(eventLevels[kind] === 'critical');
  });

  it.each(rawSignals)('state the scale of packets of %s', (signal) => {
    const { axes, step, unit } = signalScales[signal];
    const named = axes.length > 1 ? axes.join(', ') : '1';
    expect(text).toContain(`| \`${signal}\` | ${named} | ${step} ${unit === '1' ? '(no unit)' : unit} |`);
  });

  it.each(uploadRefusalCodes.filter((code) => code !== 'unknownDevice' && code !== 'badSignature'))(
    'explain what to do about %s',
    (code) => {
      expect(under('## The answer')).toContain(`\`${code}\``);
    },
  );

  it('list signatures that are refused', () => {
    for (const signature of ['', 'ab', 'z'.repeat(64)])
      expect(verifySignature(secretKey(), upload, signature)).toBe(false);
  });

  it.each(recordKinds)('describe the layout of %s', (kind) => {
    const { intervals, channels, startSec } = records[kind].layout;
    const listed = Object.entries<Channel>(channels).map(([name, { min, max, unit, plausible }]) => {
      const least = plausible?.dangerBelow ?? plausible?.min ?? min;
      return `\`${name}\` ${least}–${plausible?.max ?? max} ${unit === '1' ? '' : unit}`.trim();
    });
    const grid = intervals.length > 0 ? `${startSec / 3_600}:00, ${intervals.join(' or ')} s` : 'none';
    expect(text).toContain(`| \`${kind}\` | ${grid} | ${listed.join(', ') || 'none'} |`);
  });

  it.each(recordKinds.filter((kind) => 'events' in records[kind].layout))('name the events of %s', (kind) => {
    const { events } = records[kind].layout as { events?: { fields: object; max: number } };
    const fields = Object.keys(events?.fields ?? {}).map((name) => `\`${name}\``);
    expect(text).toContain(`| \`${kind}\` | ${fields.join(', ')} | ${events?.max} |`);
  });

  it('name the limits', () => {
    expect(text).toContain(`at most ${UPLOAD_DAYS_MAX} days`);
    expect(text).toContain(`Not more than ${RECORDING_LOST_PCT_MAX} % may be missing`);
    expect(text).toContain(`last ${RECORDING_SEC_MIN} seconds to ${RECORDING_SEC_MAX / 3_600} hours`);
    expect(text).toContain(`up to ${MISSING_PACKETS_MAX}, and`);
    expect(text).toContain(`at most\n${packetFields.bytes.max.toLocaleString('en')} of them`);
    expect(text).toContain(`${UPLOAD_BODY_BYTES / 1_048_576} MiB`);
  });
});
