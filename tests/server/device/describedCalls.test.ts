import { beforeAll, describe, expect, it } from 'vitest';
import { sections } from '../../../server/sections';
import { encodeInt16LE } from '../../../server/signals/int16LE';
import { recordKinds } from '../../../src/plugins/device/entities/uploads/recordKinds';
import { demoEcg } from '../../../src/plugins/record/demo/ecg/demoEcg';
import { ecgWearer } from '../../unit/signals/support/ecgWearer';
import { applicationAfter, moment, passedAttendant } from '../builders/applications';
import { describedAnswers } from '../builders/describedAnswers';
import { type Registered, worn } from '../builders/devices';
import { newPicture } from '../builders/files';
import { indexPackets, packetOf, sendAsDevice } from '../builders/packets';
import { type TestApp, testApp } from '../builders/testApp';
import { wholeDayOf } from '../builders/uploads';
import { testDatabases } from '../support/testDatabase';

const DAY = '2026-03-09';
const VISIT_DAY = '2026-03-12';

/** What a device sends with a call. */
interface Good {
  /** Code of a type of device that may. */
  type: string;
  body: unknown;
  /** The query of the address. */
  query?: string;
  /** Before it. */
  prepare?: (device: Registered) => Promise<void>;
}

describe('the calls without a session in the description of the API', () => {
  // The form of what is answered is the same on every database.
  const open = testDatabases('sqlite');
  let server: TestApp;
  let answers: Awaited<ReturnType<typeof describedAnswers>>;
  /** For each kind of record a type of device that measures it. */
  let types: Map<string, string>;
  beforeAll(async () => {
    server = await testApp(open, {
      clock: { now: Date.parse('2026-03-10T10:00:00+08:00') },
      env: { DEVICE_RATE: '1000' },
    });
    answers = await describedAnswers(server);
    const { body } = await server.call('selectAll.deviceType.open');
    const rows = body.data as { code: string; recordKinds: string[] }[];
    types = new Map(rows.flatMap(({ code, recordKinds: kinds }) => kinds.map((kind) => [kind, code])));
  });

  const samples = Int16Array.from(
    [...demoEcg({ wearer: ecgWearer('sinus'), date: '2025-06-28', fromSec: 7_200, seconds: 30, hz: 250 })].flatMap(
      (piece) => [...piece],
    ),
  );
  const content = encodeInt16LE(samples);
  const packet = packetOf(content, { seq: 1 });
  const indexed = (device: Registered) => indexPackets(server, device, { date: DAY, packets: [packet] });
  const query = `?date=${DAY}&signal=ecg&seq=1`;
  const goods: Record<string, () => Good> = {
    ...Object.fromEntries(
      recordKinds.map((kind) => [
        `upload.${kind}.open`,
        (): Good => ({ type: types.get(kind) ?? '', body: { days: [wholeDayOf(kind, DAY)], battery: 80 } }),
      ]),
    ),
    'raiseEvent.device.open': () => ({
      type: 'WATCH',
      body: { id: 'e-1', kind: 'sos', time: '2026-03-10T09:59:00+08:00', lng: 120.1, lat: 30.2, battery: 50 },
    }),
    'uploadPacket.raw.open': () => ({ type: 'ECG_PATCH', body: content, query, prepare: indexed }),
    'uploadRecording.ecg.open': () => ({
      type: 'ECG_PATCH',
      body: { date: DAY, fromSeq: 1, toSeq: 1, lead: 'I' },
      prepare: async (device) => {
        await indexed(device);
        const path = `/api/uploadPacket.raw.open${query}`;
        await sendAsDevice(server, device, { path, contentType: 'application/octet-stream', body: content });
      },
    }),
  };
  const described = sections.plugins.flatMap(({ describedCalls }) => describedCalls?.(sections.provided) ?? []);
  const ofDevices = described
    .filter(({ authentication: proof }) => proof?.name === 'deviceSignature')
    .map(({ name }) => name);

  it('are all those that routes of sections answer', async () => {
    const tree = server.app.printRoutes({ commonPrefix: false });
    const served = [...tree.matchAll(/(\w+\.\w+\.(?:open|admin)) \((?:GET|POST)/g)].flatMap(([, name = '']) => name);
    expect(described.map(({ name }) => name).filter((name) => !served.includes(name))).toEqual([]);
    const { paths } = JSON.parse((await server.app.inject({ url: '/api/openapi.json' })).body);
    expect(served.filter((name) => !(`/${name}` in paths))).toEqual([]);
  });

  it('are tried by this test, as far as devices make them', () => {
    expect(Object.keys(goods).sort()).toEqual([...ofDevices].sort());
  });

  it.each(ofDevices)('%s: what is taken and answered fits its schemas, refusals too', async (name) => {
    const { type, body, query: asked = '', prepare } = goods[name]?.() ?? { type: '', body: {} };
    const { device } = await worn(server, type);
    await server.database.write((transaction) =>
      transaction.updateTable('deviceBinding').set({ bindTime: 0 }).where('deviceId', '=', device.id).execute(),
    );
    await prepare?.(device);
    const isJson = !Buffer.isBuffer(body);
    const contentType = isJson ? 'application/json' : 'application/octet-stream';
    const bytes = isJson ? JSON.stringify(body) : body;
    const path = `/api/${name}${asked}`;
    const check = answers.answer(name);
    const done = await sendAsDevice(server, device, { path, contentType, body: bytes });
    expect(done.body).toMatchObject({ status: 8000 });
    expect(check(done.body)).toEqual([]);
    if (isJson) {
      expect(answers.input(name)(body)).toEqual([]);
      expect(answers.input(name)({ nosuch: 1 })).not.toEqual([]);
    }
    const bad = isJson ? '{}' : Buffer.from('xx');
    const refused = [
      await sendAsDevice(server, device, { path, contentType, body: bad }),
      await sendAsDevice(server, device, { path, contentType: 'text/plain', body: bytes }),
      await sendAsDevice(
        server,
        { ...device, secret: Buffer.alloc(32).toString('base64url') },
        { path, contentType, body: bytes },
      ),
      await sendAsDevice(server, { ...device, sn: 'NOSUCH-000001' }, { path, contentType, body: bytes }),
    ];
    for (const { http, body: answer } of refused) {
      expect(answer.status).not.toBe(8000);
      expect((http === 200 ? check : answers.failure)(answer)).toEqual([]);
    }
  });

  it('of caregivers fit their schemas, refusals too', async () => {
    const attendantId = await passedAttendant(server);
    const issued = await server.call('issueAppKey.attendant.open', { id: attendantId, reason: '更换手机重新配对' });
    const { code } = issued.body.data as { code: string };
    const fits = (name: string, { http, body }: { http: number; body: unknown }) =>
      expect([name, (http === 200 ? answers.answer(name) : answers.failure)(body)]).toEqual([name, []]);
    const pair = () => server.call('pairApp.attendant.open', { code }, { token: '' });
    const paired = await pair();
    expect(paired.body.status).toBe(8000);
    fits('pairApp.attendant.open', paired);
    fits('pairApp.attendant.open', await pair());
    const { key } = paired.body.data as { key: string };
    const visit = await applicationAfter(server, [['accept'], ['assign', { attendantId }]]);
    const app = (name: string, params: object, token = `Bearer ${key}`) =>
      server.call(name, { ...params }, { token, ...(name.startsWith('select') && { method: 'GET' as const }) });
    const visits = 'selectOwnVisits.serviceApplication.open';
    const own = await app(visits, { date: VISIT_DAY });
    expect(own.body).toMatchObject({ status: 8000, dataCount: 1 });
    fits(visits, own);
    fits(visits, await app(visits, { date: '2030-01-01' }));
    fits(visits, await app(visits, {}, 'Bearer none'));
    for (const [end, clock] of [
      ['signIn', '09:00'],
      ['signOut', '09:45'],
    ] as const) {
      const name = `${end}.serviceApplication.open`;
      server.clock.now = Date.parse(moment(VISIT_DAY, clock));
      const sign = {
        id: visit.id,
        key: `${end}-of-visit-${visit.id}`,
        time: moment(VISIT_DAY, clock),
        sentTime: moment(VISIT_DAY, clock),
        position: { lng: 120.15, lat: 30.28, accuracyM: 12.4, system: 'GCJ02' },
        mock: false,
        phoneId: 'a phone',
        photos: [{ content: newPicture().toString('base64'), takenTime: moment(VISIT_DAY, clock) }],
      };
      expect(answers.input(name)(sign)).toEqual([]);
      expect(answers.input(name)({ ...sign, nosuch: 1 })).not.toEqual([]);
      const signed = await app(name, sign);
      expect(signed.body).toMatchObject({ status: 8000, data: { isNew: true } });
      fits(name, signed);
      fits(name, await app(name, { id: visit.id }));
      fits(name, await app(name, sign, 'Bearer none'));
    }
  });
});
