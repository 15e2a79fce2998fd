import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { UNUSED_FILE_MS } from '../../../contract/calls/files';
import { writeDemoState } from '../../../server/demo/demoState';
import { diskFileStore } from '../../../server/files/diskFileStore';
import { sweepFiles } from '../../../server/files/sweepFiles';
import type { Context } from '../../../server/operations/context';
import { UPLOAD_BODY_BYTES } from '../../../src/plugins/device/entities/uploads/uploadProtocol';
import { demoRaw } from '../../../src/plugins/record/demo/ecg/demoEcgSignal';
import { generatedWearer } from '../../../src/plugins/record/demo/generatedPackets';
import { storeDays } from '../../../src/plugins/record/server/days/storeDays';
import { availablePackets, readPacket } from '../../../src/plugins/record/server/packets/packetContents';
import { type Registered, worn } from '../builders/devices';
import { indexPackets, packetOf, type SentRequest, sendPacket } from '../builders/packets';
import { askDemo, type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const TODAY = '2026-03-10';
const DAY = '2026-03-09';
const MORNING = Date.parse(`${TODAY}T08:00:00.000+08:00`);
let serial = 0;

/** A second of 250 samples that no other packet has. */
function content(seconds = 1): Buffer {
  serial += 1;
  return Buffer.from(
    Int16Array.from({ length: seconds * 250 }, (_, index) => (serial * 31 + index * 7) % 3_000).buffer,
  );
}

describeOnBothDatabases('packet contents', (open) => {
  let server: TestApp;
  let device: Registered;
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: MORNING }, env: { DEVICE_RATE: '1000' } });
    ({ device } = await worn(server, 'ECG_PATCH'));
  });
  const folder = () => join(server.folder, 'files');
  const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  const isKept = (bytes: Buffer) => {
    const sha256 = sha256Of(bytes);
    return existsSync(join(folder(), sha256.slice(0, 2), sha256));
  };
  const context = () =>
    ({ database: server.database, files: diskFileStore(folder()), ask: askDemo(server.database) }) as Context;
  const asked = () => ({ queries: server.database.read, ask: askDemo(server.database) });
  const read = async (own: Registered, seq: number, signal: 'ecg' | 'acc' = 'ecg', date = DAY) => {
    const found = await readPacket(context(), { deviceId: own.id, date, signal, seq });
    const stream = await found?.read();
    return stream && buffer(stream);
  };
  /** A device with a packet that is in its index. */
  const indexed = async (bytes = content(), changes: Parameters<typeof packetOf>[1] = {}) => {
    const { device: own } = await worn(server, 'ECG_PATCH');
    const packet = packetOf(bytes, changes);
    await indexPackets(server, own, { date: DAY, packets: [packet] });
    return { own, packet, bytes };
  };
  const rows = () => server.database.read.selectFrom('packetContent').selectAll().orderBy('sha256').execute();
  const refusals = async (deviceId: number, code: string) => {
    await server.app.refusalCounts.flush();
    const found = await server.database.read
      .selectFrom('deviceRefusal')
      .select('count')
      .where(sql<boolean>`"code" = ${code}`)
      .where('deviceId', '=', deviceId)
      .execute();
    return found.reduce((sum, { count }) => sum + Number(count), 0);
  };
  /** What the store does by itself a day later. */
  const sweep = () => sweepFiles(context(), MORNING + UNUSED_FILE_MS);

  it('are stored, listed and read, completely and in part', async () => {
    const { own, packet, bytes } = await indexed();
    const key = { deviceId: own.id, date: DAY };
    expect(await availablePackets(asked(), key)).toEqual([]);
    expect(await read(own, 1)).toBeUndefined();
    expect(await sendPacket(server, own, { date: DAY, packet, content: bytes })).toMatchObject({
      http: 200,
      body: { status: 8000, message: '上传成功', data: { isNew: true } },
    });
    expect(await availablePackets(asked(), key)).toMatchObject([packet]);
    expect(await read(own, 1)).toEqual(bytes);
    const found = await readPacket(context(), { ...key, signal: 'ecg', seq: 1 });
    const part = await found?.read({ start: 100, end: 149 });
    expect(part && (await buffer(part))).toEqual(bytes.subarray(100, 150));
    expect(readdirSync(join(folder(), 'received'))).toEqual([]);
  });

  it('of three axes are as long as three samples of each moment', async () => {
    const bytes = Buffer.alloc(25 * 6, 1);
    const { own, packet } = await indexed(bytes, { signal: 'acc', hz: 25 });
    expect(packet.ms).toBe(1_000);
    expect((await sendPacket(server, own, { date: DAY, packet, content: bytes })).body.status).toBe(8000);
    expect(await read(own, 1, 'acc')).toEqual(bytes);
  });

  it('can be sent again, also in parallel, and are stored once', async () => {
    const { own, packet, bytes } = await indexed();
    const send = () => sendPacket(server, own, { date: DAY, packet, content: bytes });
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ body }) => body.data?.isNew).sort()).toEqual([false, true]);
    expect((await send()).body.data).toEqual({ isNew: false });
    expect((await rows()).filter(({ deviceId }) => deviceId === own.id)).toHaveLength(1);
  });

  it('count as a contact of the device', async () => {
    const { own, packet, bytes } = await indexed();
    const before = server.clock.now;
    server.clock.now += 60_000;
    await sendPacket(server, own, { date: DAY, packet, content: bytes });
    const { body } = await server.call('selectById.device.open', { id: own.id });
    expect(body.data).toMatchObject({ onlineStatus: 'online', lastSeenTime: '2026-03-10T08:01:00.000+08:00' });
    server.clock.now = before;
  });

  it.each<[string, Partial<SentRequest>, number, string]>([
    ['another signature', { headers: { 'x-device-signature': 'a'.repeat(64) } }, 401, 'notAuthentic'],
    [
      'a query that was not signed',
      { sentTo: `/api/uploadPacket.raw.open?date=${DAY}&signal=ecg&seq=2` },
      401,
      'notAuthentic',
    ],
    ['JSON', { contentType: 'application/json' }, 400, 'badBody'],
    ['too much', { body: Buffer.alloc(UPLOAD_BODY_BYTES + 1) }, 413, 'tooLarge'],
    ['no query', { path: '/api/uploadPacket.raw.open' }, 200, 'badData'],
    ['a signal nobody knows', { path: `/api/uploadPacket.raw.open?date=${DAY}&signal=eeg&seq=1` }, 200, 'badData'],
    ['a number that is none', { path: `/api/uploadPacket.raw.open?date=${DAY}&signal=ecg&seq=one` }, 200, 'badData'],
    ['a field nobody knows', { path: `/api/uploadPacket.raw.open?date=${DAY}&signal=ecg&seq=1&hz=2` }, 200, 'badData'],
    ['another number', { path: `/api/uploadPacket.raw.open?date=${DAY}&signal=ecg&seq=2` }, 200, 'packetUnknown'],
    ['another signal', { path: `/api/uploadPacket.raw.open?date=${DAY}&signal=ppg&seq=1` }, 200, 'packetUnknown'],
    ['another day', { path: `/api/uploadPacket.raw.open?date=${TODAY}&signal=ecg&seq=1` }, 200, 'packetUnknown'],
    ['nothing', { body: Buffer.alloc(0) }, 200, 'packetDiffers'],
  ])('with %s are refused, counted, and leave nothing', async (_what, sent, http, code) => {
    const { own, packet, bytes } = await indexed();
    const before = await rows();
    const answer = await sendPacket(server, own, { date: DAY, packet, content: bytes, ...sent });
    expect(answer).toMatchObject({ http, body: { code, message: expect.any(String) } });
    expect([await rows(), isKept(bytes)]).toEqual([before, false]);
    expect(await refusals(own.id, code === 'notAuthentic' ? 'badSignature' : code)).toBe(1);
  });

  it('report what is wrong with the address', async () => {
    const { body } = await sendPacket(server, device, {
      date: '2026-02-30',
      packet: { signal: 'ecg', seq: -1 },
      content: content(),
    });
    expect(body.errors).toEqual({ date: '不是有效的日期', seq: '不能小于 0' });
  });

  it.each<[string, (bytes: Buffer) => Buffer, string[]]>([
    ['a byte less', (bytes) => bytes.subarray(1), ['bytes', 'crc32', 'sha256']],
    [
      'another byte',
      (bytes) => Buffer.from(bytes.map((byte, at) => (at === 9 ? byte ^ 1 : byte))),
      ['crc32', 'sha256'],
    ],
  ])('with %s than in the index are refused with the difference', async (_what, change, fields) => {
    const { own, packet, bytes } = await indexed();
    const { body } = await sendPacket(server, own, { date: DAY, packet, content: change(bytes) });
    expect([body.status, body.code, Object.keys(body.errors ?? {})]).toEqual([4000, 'packetDiffers', fields]);
    expect(await read(own, 1)).toBeUndefined();
  });

  it('with a wrong checksum in the index are refused for that alone', async () => {
    const bytes = content();
    const { own, packet } = await indexed(bytes, { crc32: '00000000' });
    const { body } = await sendPacket(server, own, { date: DAY, packet, content: bytes });
    expect(body.errors).toEqual({ crc32: '与索引不一致' });
  });

  it.each([
    ['a length that its duration does not give', { ms: 990 }],
    ['half a sample', { ms: 1_002 }, 501],
  ])('with %s are refused', async (_what, changes, length = 500) => {
    const bytes = Buffer.alloc(length, 3);
    const { own, packet } = await indexed(bytes, changes);
    const { body } = await sendPacket(server, own, { date: DAY, packet, content: bytes });
    expect([body.code, body.errors]).toEqual(['packetDiffers', { bytes: '与采样率和时长不一致' }]);
  });

  it('without a checksum in the index are accepted by their length, and never replaced', async () => {
    const bytes = content();
    const { own, packet } = await indexed(bytes, { crc32: null, sha256: null });
    expect((await sendPacket(server, own, { date: DAY, packet, content: bytes })).body.status).toBe(8000);
    const { body } = await sendPacket(server, own, { date: DAY, packet, content: content() });
    expect([body.code, Object.keys(body.errors ?? {})]).toEqual(['packetDiffers', ['sha256']]);
    expect(await read(own, 1)).toEqual(bytes);
  });

  it('are refused when replayed', async () => {
    const { own, packet, bytes } = await indexed();
    const sent = { date: DAY, packet, content: bytes, nonce: 'the-very-same-nonce' };
    expect((await sendPacket(server, own, sent)).body.status).toBe(8000);
    expect(await sendPacket(server, own, sent)).toMatchObject({ http: 401, body: { code: 'replayed' } });
  });

  it.each([
    ['deviceLost', ['reportLost']],
    ['deviceRetired', ['reportLost', 'retireDevice']],
  ])('of a device are refused: %s', async (code, moves) => {
    const { own, packet, bytes } = await indexed();
    for (const move of moves) await server.call(`${move}.device.open`, { id: own.id, reason: '找不到了' });
    expect(await sendPacket(server, own, { date: DAY, packet, content: bytes })).toMatchObject({
      http: 403,
      body: { code },
    });
    expect(isKept(bytes)).toBe(false);
  });

  it('of a device without raw signals are refused', async () => {
    const { device: watch } = await worn(server, 'WATCH');
    const bytes = content();
    const answer = await sendPacket(server, watch, { date: DAY, packet: packetOf(bytes), content: bytes });
    expect(answer).toMatchObject({ http: 403, body: { code: 'kindNotMeasured' } });
  });

  it('are removed when the index lists another content, and can be sent again', async () => {
    const { own, packet, bytes } = await indexed();
    await sendPacket(server, own, { date: DAY, packet, content: bytes });
    const other = content();
    await indexPackets(server, own, { date: DAY, packets: [packet] });
    expect(await read(own, 1)).toEqual(bytes);
    await indexPackets(server, own, { date: DAY, packets: [packetOf(other)] });
    expect(await read(own, 1)).toBeUndefined();
    expect((await sendPacket(server, own, { date: DAY, packet, content: other })).body.data).toEqual({ isNew: true });
    expect(await read(own, 1)).toEqual(other);
  });

  it('are removed with the record of their day, unless another day has the same content', async () => {
    const shared = content();
    const one = await indexed(shared);
    const other = await indexed(shared);
    const alone = content();
    const second = packetOf(alone, { seq: 2, sec: 40_000 });
    await indexPackets(server, one.own, { date: DAY, packets: [second] });
    for (const { own, packet } of [one, other]) await sendPacket(server, own, { date: DAY, packet, content: shared });
    await sendPacket(server, one.own, { date: DAY, packet: second, content: alone });
    const { body } = await server.call('selectByDeviceIdAndDate.raw.open', { deviceId: one.own.id, date: DAY });
    const { id } = body.data as { id: number };
    const gone = await server.call('deleteById.raw.open', { id, reason: '家属要求删除' });
    expect(gone.body.status).toBe(8000);
    expect(await availablePackets(asked(), { deviceId: one.own.id, date: DAY })).toEqual([]);
    await sweep();
    expect([isKept(alone), isKept(shared)]).toEqual([false, true]);
    expect(await read(other.own, 1)).toEqual(shared);
  });

  it('leave nothing when the process dies between the file and its row', async () => {
    const { own, packet, bytes } = await indexed();
    const taken = 'taken-by-another-one';
    const first = { date: DAY, packet, content: bytes, nonce: taken };
    await server.database.write((transaction) =>
      transaction
        .insertInto('deviceNonce')
        .values({ deviceId: own.id, nonce: taken, expireTime: MORNING * 2 })
        .execute(),
    );
    // For the store, a refusal after the file is the same as a crash.
    expect((await sendPacket(server, own, first)).body.code).toBe('replayed');
    expect([await read(own, 1), isKept(bytes)]).toEqual([undefined, true]);
    await sweep();
    expect(isKept(bytes)).toBe(false);
  });

  it('of a demo ECG are generated when they are read, the same in part and completely', async () => {
    const { device: own } = await worn(server, 'ECG_PATCH');
    const { database } = server;
    const mark = { size: 'small', seed: 7, today: TODAY, firstAdminId: 2, written: {}, done: true } as const;
    await database.write((transaction) => writeDemoState(transaction, mark));
    const bound = (await server.call('selectById.device.open', { id: own.id })).body.data as { deviceUserId: number };
    const wearer = await generatedWearer(database.read, bound.deviceUserId);
    const events = wearer ? demoRaw(wearer, DAY).events : [];
    await database.write(async (transaction) => {
      // Worn since before the day.
      await transaction.updateTable('deviceBinding').set({ bindTime: 0 }).where('deviceId', '=', own.id).execute();
      const day = { kind: 'raw' as const, date: DAY, series: null, events };
      const facts = {
        ask: askDemo(database),
        device: { id: own.id },
        author: 'system',
        now: MORNING,
      };
      await storeDays({ transaction, ...facts, days: [day], source: 'demo' });
    });
    const there = await availablePackets(asked(), { deviceId: own.id, date: DAY });
    expect(there).toHaveLength(events.filter(({ signal }) => signal === 'ecg').length);
    const [packet] = there;
    const whole = await read(own, Number(packet?.seq));
    expect(whole).toHaveLength(Number(packet?.bytes));
    const found = await readPacket(context(), { deviceId: own.id, date: DAY, signal: 'ecg', seq: Number(packet?.seq) });
    for (const [start, end] of [
      [0, 0],
      [5_001, 5_001],
      [4_999, 25_000],
    ] as const) {
      const part = await found?.read({ start, end });
      expect(part && (await buffer(part)).equals(whole?.subarray(start, end + 1) ?? Buffer.alloc(0))).toBe(true);
    }
    expect(await read(own, Number(packet?.seq), 'acc')).toBeUndefined();
  });

  it('are counted at /metrics', async () => {
    const { body } = await server.app.inject('/metrics');
    expect(body).toMatch(/device_uploads_total\{kind="packet"\} [1-9]/);
    expect(body).toMatch(/device_upload_refusals_total\{code="packetDiffers"\} [1-9]/);
  });
});
