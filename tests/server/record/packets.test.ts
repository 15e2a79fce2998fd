import { unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database';
import { writeDemoState } from '../../../server/demo/demoState';
import { decodeInt16LE } from '../../../server/signals/int16LE';
import { demoDay } from '../../../src/plugins/record/demo/days/demoDay';
import { generatedWearer } from '../../../src/plugins/record/demo/generatedPackets';
import { type SampleRun, signalScales } from '../../../src/plugins/record/entities/kinds/raw';
import { storeDays } from '../../../src/plugins/record/server/days/storeDays';
import { packetsSent } from '../builders/storedPackets';
import { askDemo, type TestApp, testApp } from '../builders/testApp';
import { at, type WornDevice, wornDevice } from '../builders/wornDevices';
import { describeOnBothDatabases } from '../support/testDatabase';

const DATE = '2026-03-11';
const NOW = Date.parse(at('2026-03-12', 10));
const TEN = 36_000;
const REASON = '复核导联脱落';
/** Samples by their number, so that each is identifiable. */
const counted = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);
const samplesOf = ({ data }: SampleRun) => [...decodeInt16LE(Buffer.from(data, 'base64'))];

describeOnBothDatabases('contents of raw packets', (open) => {
  let server: TestApp;
  let worn: WornDevice;
  let outside: WornDevice;
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: NOW } });
    worn = await wornDevice(server, { elder: { regionCode: '119902' } });
    outside = await wornDevice(server, { elder: { regionCode: '119901' } });
    for (const { deviceId } of [worn, outside]) {
      await packetsSent(server, { deviceId, date: DATE }, [
        { seq: 1, sec: TEN, samples: counted(2_500) },
        { seq: 2, sec: TEN + 10, samples: counted(2_500, 2_500), isMissing: true },
        { seq: 4, sec: TEN + 30, samples: counted(2_500, 5_000) },
        { seq: 9, sec: TEN, signal: 'acc', hz: 25, samples: counted(25 * 3 * 4) },
        { seq: 5, sec: TEN, signal: 'temp', hz: 1, samples: [3_650, 3_661] },
      ]);
    }
  });
  const day = () => ({ deviceId: worn.deviceId, date: DATE });
  const samples = async (fromSec: number, toSec: number, more: object = {}, token = server.token) => {
    const params = { ...day(), signal: 'ecg', fromSec, toSec, ...more };
    return (await server.call('selectSamples.raw.admin', params, { token })).body;
  };
  const runs = async (...asked: Parameters<typeof samples>) => (await samples(...asked)).data as SampleRun[];
  const download = (params: object, token = server.token) =>
    server.app.inject({
      method: 'POST',
      url: '/api/downloadPackets.raw.admin',
      headers: { authorization: token, 'content-type': 'application/json' },
      payload: { ...day(), signal: 'ecg', fromSec: TEN, toSec: TEN + 60, reason: REASON, ...params },
    });
  const logged = async () => {
    const { body } = await server.call('selectBySelectivePagination.log.open', {
      operation: 'downloadPackets',
      pageSize: 100,
    });
    return body.data as { id: number; success: boolean }[];
  };

  it('are listed by their packets, without those that never arrived', async () => {
    const { body } = await server.call('selectPackets.raw.admin', day());
    expect(body.data).toEqual(
      expect.arrayContaining([
        { signal: 'ecg', seq: 1 },
        { signal: 'ecg', seq: 4 },
        { signal: 'acc', seq: 9 },
        { signal: 'temp', seq: 5 },
      ]),
    );
    expect(body.dataCount).toBe(4);
  });

  it('are returned as runs with gaps between them', async () => {
    const found = await runs(TEN, TEN + 40);
    expect(found.map(({ seq, fromMs, hz }) => [seq, fromMs, hz])).toEqual([
      [1, TEN * 1_000, 250],
      [4, (TEN + 30) * 1_000, 250],
    ]);
    expect(found.map(samplesOf)).toEqual([counted(2_500), counted(2_500, 5_000)]);
  });

  it('are cut at start and end of the range', async () => {
    const [run] = await runs(TEN + 9, TEN + 20);
    expect(run).toMatchObject({ seq: 1, fromMs: (TEN + 9) * 1_000 });
    expect(run && samplesOf(run)).toEqual(counted(250, 2_250));
    expect(await runs(TEN + 10, TEN + 30)).toEqual([]);
  });

  it('keep the axes of a moment together', async () => {
    const [run] = await runs(TEN + 1, TEN + 2, { signal: 'acc' });
    expect(run && samplesOf(run)).toEqual(counted(75, 75));
  });

  it('are at most a minute at once, with an end after the start', async () => {
    expect((await samples(TEN, TEN + 60)).status).toBe(8000);
    expect(await samples(TEN, TEN + 61)).toMatchObject({ status: 4000, errors: { toSec: '一次最多 60 秒' } });
    expect(await samples(TEN, TEN)).toMatchObject({ status: 4000, errors: { toSec: expect.any(String) } });
    expect(await samples(TEN + 1, TEN)).toMatchObject({ status: 4000 });
    expect(await samples(TEN + 0.5, TEN + 2)).toMatchObject({ status: 4000, errors: { fromSec: expect.any(String) } });
    expect(await samples(-30_000, -29_990)).toMatchObject({ status: 4000, errors: { fromSec: expect.any(String) } });
    expect(await samples(TEN, TEN + 10, { signal: 'eeg' })).toMatchObject({ errors: { signal: expect.any(String) } });
  });

  it('are empty when the day does not exist', async () => {
    expect(await runs(TEN, TEN + 10, { date: '2026-03-01' })).toEqual([]);
    const { body } = await server.call('selectPackets.raw.admin', { ...day(), date: '2026-03-01' });
    expect(body.data).toEqual([]);
  });

  it('are downloaded as a table and as the bytes that were sent', async () => {
    const { statusCode, headers, rawPayload } = await download({ toSec: TEN + 35 });
    expect([statusCode, headers['content-type'], headers['accept-ranges']]).toEqual([200, 'application/zip', 'none']);
    const files = unzipSync(rawPayload);
    expect(Object.keys(files)).toEqual(['packets.csv', 'samples.csv', 'packets/ecg-1.bin', 'packets/ecg-4.bin']);
    const lines = Buffer.from(files['samples.csv'] ?? [])
      .toString()
      .trimEnd()
      .split('\r\n');
    expect(lines).toHaveLength(1 + 2_500 + 1_250);
    expect(lines.slice(0, 3)).toEqual([
      'time,seq,ecg (uV)',
      `${DATE}T10:00:00.000+08:00,1,0`,
      `${DATE}T10:00:00.004+08:00,1,${signalScales.ecg.step}`,
    ]);
    expect(lines.at(-1)).toBe(`${DATE}T10:00:34.996+08:00,4,${(5_000 + 1_249) * signalScales.ecg.step}`);
    expect([...decodeInt16LE(files['packets/ecg-1.bin'] ?? new Uint8Array())]).toEqual(counted(2_500));
    expect([...decodeInt16LE(files['packets/ecg-4.bin'] ?? new Uint8Array())]).toEqual(counted(1_250, 5_000));
    expect(Buffer.from(files['packets.csv'] ?? []).toString()).toContain(
      `packets/ecg-4.bin,4,${DATE}T10:00:30.000+08:00,250,ecg,5,uV`,
    );
  });

  it('are downloaded in their physical unit, with all axes', async () => {
    const temperatures = unzipSync((await download({ signal: 'temp' })).rawPayload)['samples.csv'] ?? [];
    expect(Buffer.from(temperatures).toString()).toBe(
      `time,seq,temp (Cel)\r\n${DATE}T10:00:00.000+08:00,5,36.50\r\n${DATE}T10:00:01.000+08:00,5,36.61\r\n`,
    );
    const moved = unzipSync((await download({ signal: 'acc' })).rawPayload)['samples.csv'] ?? [];
    expect(Buffer.from(moved).toString().split('\r\n').slice(0, 3)).toEqual([
      'time,seq,x (mg),y (mg),z (mg)',
      `${DATE}T10:00:00.000+08:00,9,0,1,2`,
      `${DATE}T10:00:00.040+08:00,9,3,4,5`,
    ]);
  });

  it('have each download logged: who, whose data, and why', async () => {
    const before = (await logged()).length;
    await download({ toSec: TEN + 20 });
    const entries = await logged();
    expect(entries).toHaveLength(before + 1);
    const { data } = (await server.call('selectByDeviceIdAndDate.raw.open', day())).body;
    const written = await server.database.read
      .selectFrom('log')
      .select(['adminName', 'reason', 'success', 'entityId', 'params', 'diff'])
      .where('id', '=', Number(entries[0]?.id))
      .executeTakeFirstOrThrow();
    expect(written).toMatchObject({
      success: 1,
      adminName: expect.any(String),
      reason: REASON,
      entityId: String((data as { id: number }).id),
    });
    expect(JSON.parse(String(written.params))).toMatchObject({
      deviceId: worn.deviceId,
      date: DATE,
      signal: 'ecg',
      fromSec: TEN,
      toSec: TEN + 20,
    });
    expect(JSON.parse(String(written.diff))).toEqual({ deviceUserId: worn.deviceUserId, packets: 1 });
  });

  it.each([
    ['no reason', { reason: undefined }, 'reason'],
    ['a reason of one letter', { reason: '看' }, 'reason'],
    ['more than an hour', { toSec: TEN + 3_601 }, 'toSec'],
    ['a stretch that ends before it begins', { toSec: TEN - 1 }, 'toSec'],
  ])('are not downloaded with %s', async (_, params, field) => {
    const answer = await download(params);
    expect(answer.json()).toMatchObject({ status: 4000, errors: { [field]: expect.any(String) } });
    expect((await logged())[0]).toMatchObject({ success: false });
  });

  it('are not downloaded when none of them arrived', async () => {
    const answer = await download({ fromSec: TEN + 10, toSec: TEN + 30 });
    expect(answer.json()).toMatchObject({ status: 4000, message: '这段时间的数据包内容未上传' });
  });

  it('are hidden from users who may read only the index, and downloads from those who may only view', async () => {
    const reader = await server.signInAs({ extraGrants: ['select*.raw.open'] });
    for (const name of ['selectPackets.raw.admin', 'selectSamples.raw.admin']) {
      const params = { ...day(), ...(name.startsWith('selectS') && { signal: 'ecg', fromSec: TEN, toSec: TEN + 10 }) };
      expect((await server.call(name, params, { token: reader.token })).http).toBe(403);
    }
    const looking = await server.signInAs({ extraGrants: ['select*.raw.*'] });
    expect(await runs(TEN, TEN + 10, {}, looking.token)).toHaveLength(1);
    expect((await download({}, looking.token)).statusCode).toBe(403);
    expect((await server.call('selectSamples.raw.open', day())).http).toBe(404);
  });

  it('do not exist for a user who may not see the elder', async () => {
    const { token } = await server.signInAs({
      extraGrants: ['*.raw.*'],
      dataScope: 'region',
      regionCodes: ['119902'],
    });
    const { deviceId } = outside;
    expect(await runs(TEN, TEN + 10, {}, token)).toHaveLength(1);
    expect(await runs(TEN, TEN + 10, { deviceId }, token)).toEqual([]);
    const { body } = await server.call('selectPackets.raw.admin', { deviceId, date: DATE }, { token });
    expect(body.data).toEqual([]);
    const refused = await download({ deviceId }, token);
    expect(refused.json()).toMatchObject({ status: 4000, message: '记录不存在' });
    expect((await download({}, token)).statusCode).toBe(200);
  });

  it('of demo days are generated, the same each time and in each part', async () => {
    const { deviceId, deviceUserId } = await wornDevice(server);
    const { database } = server;
    await demoDays(database, deviceId, deviceUserId);
    const { body } = await server.call('selectByDeviceIdAndDate.raw.open', { deviceId, date: DATE });
    const { events } = body.data as { events: { signal: string; seq: number; sec: number; ms: number }[] };
    const packet = events.find(({ signal, ms }) => signal === 'ecg' && ms >= 60_000);
    expect(packet).toBeDefined();
    const from = (packet?.sec ?? 0) + 20;
    const [whole] = await runs(from, from + 20, { deviceId });
    const [part] = await runs(from + 13, from + 17, { deviceId });
    expect(whole && samplesOf(whole)).toHaveLength(5_000);
    expect(part && samplesOf(part)).toEqual(whole && samplesOf(whole).slice(13 * 250, 17 * 250));
    expect(await runs(from, from + 10, { deviceId, signal: 'acc' })).toEqual([]);
  });
});

/** Returns a day of the demo data, and the seed of its signals. */
async function demoDays(database: Database, deviceId: number, deviceUserId: number): Promise<void> {
  await database.write(async (transaction) => {
    const mark = {
      size: 'small',
      seed: 20_250_101,
      today: '2026-03-12',
      firstAdminId: 1,
      written: {},
      done: true,
    } as const;
    await writeDemoState(transaction, mark);
    const wearer = await generatedWearer(transaction, deviceUserId);
    const day = wearer && demoDay('raw', wearer, DATE);
    if (!day) throw new Error('nothing was drawn');
    await storeDays({
      transaction,
      ask: askDemo(database),
      device: { id: deviceId, firmware: null },
      days: [{ kind: 'raw', date: DATE, ...day }],
      source: 'demo',
      author: 'demo',
      now: NOW,
    });
  });
}
