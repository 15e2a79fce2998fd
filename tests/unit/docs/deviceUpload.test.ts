import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { UPLOAD_BODY_BYTES, UPLOAD_DAYS_MAX, uploadHeaders } from '../../../contract/device/uploadProtocol';
import { recordKinds } from '../../../contract/record/recordKinds';
import { records } from '../../../contract/record/records';
import { isSignedBy } from '../../../server/sections/ingestion/signature';

const text = readFileSync('docs/device-upload.md', 'utf8');

/** The value of a header in the worked example. */
function header(name: string): string {
  return new RegExp(`^${name}: (.+)$`, 'im').exec(text)?.[1] ?? '';
}

function secretKey(): Buffer {
  return Buffer.from(/^key: `([\w-]{43})`$/m.exec(text)?.[1] ?? '', 'base64url');
}

describe('the description of uploads for the makers of devices', () => {
  const path = /^POST (\S+) HTTP\/1\.1$/m.exec(text)?.[1] ?? '';
  const body = /^(\{"days":.+\})$/m.exec(text)?.[1] ?? '';
  const upload = { path, time: header(uploadHeaders.time), nonce: header(uploadHeaders.nonce), body };

  it('has an example whose signature is right', () => {
    expect(path).toBe('/api/upload.heartRate.open');
    expect(secretKey()).toHaveLength(32);
    expect(isSignedBy(secretKey(), upload, header(uploadHeaders.signature))).toBe(true);
  });

  it.each([
    ['path', '/api/upload.hrv.open'],
    ['time', '1773100801'],
    ['nonce', 'f3b1c0d29e8a47566b0a1c2e'],
    ['body', '{}'],
  ])('has an example in which another %s would need another signature', (part, other) => {
    expect(isSignedBy(secretKey(), { ...upload, [part]: other }, header(uploadHeaders.signature))).toBe(false);
  });

  it('refuses signatures that are no signatures', () => {
    for (const signature of ['', 'ab', 'z'.repeat(64)]) expect(isSignedBy(secretKey(), upload, signature)).toBe(false);
  });

  it.each(recordKinds)('says of %s what its layout says', (kind) => {
    const { intervals, channels, startSec } = records[kind].layout;
    const listed = Object.entries(channels).map(([name, { min, max, unit }]) =>
      `\`${name}\` ${min}–${max} ${unit === '1' ? '' : unit}`.trim(),
    );
    const grid = intervals.length > 0 ? `${startSec / 3_600}:00, ${intervals.join(' or ')} s` : 'none';
    expect(text).toContain(`| \`${kind}\` | ${grid} | ${listed.join(', ') || 'none'} |`);
  });

  it.each(recordKinds.filter((kind) => 'events' in records[kind].layout))('names the events of %s', (kind) => {
    const { events } = records[kind].layout as { events?: { fields: object; max: number } };
    const fields = Object.keys(events?.fields ?? {}).map((name) => `\`${name}\``);
    expect(text).toContain(`| \`${kind}\` | ${fields.join(', ')} | ${events?.max} |`);
  });

  it('names the limits', () => {
    expect(text).toContain(`at most ${UPLOAD_DAYS_MAX} days`);
    expect(text).toContain(`${UPLOAD_BODY_BYTES / 1_048_576} MiB`);
  });
});
