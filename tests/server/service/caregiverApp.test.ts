import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applicationAfter, moment, passedAttendant, type Row } from '../builders/applications';
import { newPicture } from '../builders/files';
import { codes } from '../builders/records';
import { signInAgain, type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const DAY = '2026-03-12';

describeOnBothDatabases("the caregiver's app", (open) => {
  let server: TestApp;
  let attendantId: number;
  let key: string;
  /** A visit of the day, 09:00–09:45. */
  let visit: Row;

  const at = (time: string) => {
    server.clock.now = Date.parse(moment(DAY, time));
  };
  const issued = async (id: number) => {
    const { body, text } = await server.call('issueAppKey.attendant.open', { id, reason: '更换手机重新配对' });
    if (body.status !== 8000) throw new Error(text);
    return (await paired((body.data as { code: string }).code)).key;
  };
  const pair = (code: string) => server.call('pairApp.attendant.open', { code }, { token: '' });
  const paired = async (code: string) => (await pair(code)).body.data as { key: string };
  const app = (name: string, params: Record<string, unknown> = {}, as = key) =>
    server.call(`${name}.serviceApplication.open`, params, { token: `Bearer ${as}` });
  /** Signs at a time of the day; earlier signs stay as they were sent. */
  const sign = (end: 'signIn' | 'signOut', time: string, changes: Record<string, unknown> = {}, as = key) =>
    app(
      end,
      {
        id: visit.id,
        key: `${end}-of-visit-${visit.id}`,
        time: moment(DAY, time),
        sentTime: moment(DAY, time),
        position: { lng: 120.15, lat: 30.28, accuracyM: 12.4, system: 'GCJ02' },
        mock: false,
        phoneId: 'phone of 王小红',
        ...changes,
      },
      as,
    );
  const stored = async () =>
    (await server.call('selectById.serviceApplication.open', { id: visit.id })).body.data as Row & {
      steps: Record<string, unknown>[];
      riskHits: { ruleId: string }[] | null;
    };

  beforeAll(async () => {
    server = await testApp(open, { clock: { now: Date.parse(moment('2026-03-10', '08:00')) } });
  });
  beforeEach(async () => {
    server.clock.now = Date.parse(moment('2026-03-10', '08:00'));
    await signInAgain(server);
    attendantId = await passedAttendant(server);
    key = await issued(attendantId);
    visit = await applicationAfter(server, [['accept'], ['assign', { attendantId }]]);
  });

  it('lists the visits of its own caregiver, with names and places unmasked', async () => {
    const other = await passedAttendant(server);
    await applicationAfter(server, [['accept'], ['assign', { attendantId: other }]]);
    const { body } = await app('selectOwnVisits', { date: DAY });
    expect(body).toMatchObject({
      status: 8000,
      dataCount: 1,
      data: [
        {
          id: visit.id,
          elderlyName: expect.stringMatching(/^欧阳.文$/),
          status: 'assigned',
          policy: { signInPhotos: 1 },
        },
      ],
    });
    at('09:00');
    expect((await app('selectOwnVisits')).body.dataCount).toBe(1);
  });

  it('signs a visit in and out, which the console shows immediately', async () => {
    at('09:01');
    const into = await sign('signIn', '09:01', {
      photos: [{ content: `data:image/png;base64,${newPicture().toString('base64').replace(/.{76}/g, '$&\r\n')}` }],
      note: '已到门口',
    });
    expect(into.body).toMatchObject({ status: 8000, message: '已签到', data: { status: 'inService', isNew: true } });
    await signInAgain(server);
    const page = await server.call('selectSignPagination.serviceApplication.open', { date: DAY, attendantId });
    expect(page.body.data).toMatchObject({ summary: { counts: { inService: 1 } } });
    at('09:46');
    const out = await sign('signOut', '09:46', {
      photos: [{ content: newPicture().toString('base64'), takenTime: moment(DAY, '09:45') }],
      signature: { content: newPicture().toString('base64') },
      serviceResult: '陪聊、量血压',
      confirmBy: 'elder',
      vitals: { bpSys: 132, bpDia: 78 },
    });
    expect(out.body).toMatchObject({ status: 8000, message: '已签退', data: { status: 'completed' } });
    const done = await stored();
    expect(done).toMatchObject({
      signMethod: 'gps',
      signInTime: moment(DAY, '09:01'),
      signInPhoneTime: moment(DAY, '09:01'),
      signInServerTime: moment(DAY, '09:01'),
      signInAccuracyM: 12,
      signInMock: false,
      actualMinutes: 45,
      confirmBy: 'elder',
    });
    expect(done.steps.slice(-2)).toMatchObject([
      { action: 'signIn', attendantId, adminId: null },
      { action: 'signOut', attendantId, adminId: null },
    ]);
    const { phoneDeviceId } = await server.database.read
      .selectFrom('attendant')
      .select('phoneDeviceId')
      .where('id', '=', attendantId)
      .executeTakeFirstOrThrow();
    expect(phoneDeviceId).toBe('phone of 王小红');
  });

  it('is idempotent when the same sign is sent again, also by two at once', async () => {
    at('09:01');
    const answers = await Promise.all([sign('signIn', '09:01'), sign('signIn', '09:01')]);
    expect(answers.map(({ body }) => body.data)).toEqual([
      expect.objectContaining({ status: 'inService' }),
      expect.objectContaining({ status: 'inService' }),
    ]);
    expect(answers.map(({ body }) => (body.data as { isNew: boolean }).isNew).sort()).toEqual([false, true]);
    const { body } = await sign('signIn', '09:01', { key: 'another-key-of-the-app' });
    expect(body).toMatchObject({ status: 4000, code: 'wrongState' });
  });

  it('replays offline signs at their original times, even when the server had expired the visit', async () => {
    at('13:46');
    await server.app.jobs.runDue();
    await signInAgain(server);
    expect((await stored()).status).toBe('missed');
    // The handset is ten minutes slow.
    const sentTime = moment(DAY, '13:36');
    await sign('signIn', '08:52', { sentTime });
    await sign('signOut', '09:35', { sentTime });
    expect(await stored()).toMatchObject({
      status: 'completed',
      signInTime: moment(DAY, '09:02'),
      signInPhoneTime: moment(DAY, '08:52'),
      signInServerTime: moment(DAY, '13:46'),
      signOutTime: moment(DAY, '09:45'),
      missedOut: false,
      riskHits: expect.arrayContaining([expect.objectContaining({ ruleId: 'R21' })]),
    });
  });

  it('lets the risk rules see a simulated position, and one far away', async () => {
    at('09:01');
    await sign('signIn', '09:01', { mock: true, position: null });
    await signInAgain(server);
    const { riskHits } = await stored();
    expect((riskHits ?? []).map(({ ruleId }) => ruleId)).toEqual(expect.arrayContaining(['R03', 'R05']));
  });

  describe('is refused with', () => {
    it.each([
      ['no key', ''],
      ['a key of nobody', `1.${'x'.repeat(43)}`],
      ['the session of an administrator', 'session'],
    ])('%s', async (_what, as) => {
      at('09:01');
      const token = as === 'session' ? server.token : as;
      expect((await sign('signIn', '09:01', {}, token)).body).toMatchObject({ status: 401 });
      expect((await app('selectOwnVisits', {}, token)).body.status).toBe(401);
    });

    it('a key that was replaced, revoked, or whose caregiver has left', async () => {
      const next = await issued(attendantId);
      expect((await app('selectOwnVisits')).body.status).toBe(401);
      expect((await app('selectOwnVisits', {}, next)).body.status).toBe(8000);
      await server.call('revokeAppKey.attendant.open', { id: attendantId });
      expect((await app('selectOwnVisits', {}, next)).body.status).toBe(401);
      expect((await server.call('revokeAppKey.attendant.open', { id: attendantId })).body.code).toBe('appKeyMissing');
    });

    it('any call of a banned caregiver, whose key is permanently invalid', async () => {
      at('09:01');
      await sign('signIn', '09:01');
      await signInAgain(server);
      await server.call('banAttendant.attendant.open', { id: attendantId, reason: '投诉属实' });
      at('09:46');
      expect((await sign('signOut', '09:46')).body.status).toBe(401);
      expect((await app('selectOwnVisits')).body.status).toBe(401);
      await signInAgain(server);
      await server.call('reinstateAttendant.attendant.open', { id: attendantId });
      expect((await app('selectOwnVisits')).body.status).toBe(401);
    });

    it.each([
      ['2026-03-02', 4000],
      ['2026-03-03', 8000],
      ['2026-03-24', 8000],
      ['2026-03-25', 4000],
    ])('visits of distant days: %s is answered with %i', async (date, status) => {
      const { body } = await app('selectOwnVisits', { date });
      expect([body.status, body.codes]).toEqual([status, status === 4000 ? { date: 'ownVisitsFarAway' } : undefined]);
    });

    it('a visit of another caregiver, as if it did not exist', async () => {
      const other = await issued(await passedAttendant(server));
      at('09:01');
      expect((await sign('signIn', '09:01', {}, other)).body).toMatchObject({ status: 4000, code: 'notFound' });
      expect((await sign('signIn', '09:01', { id: 999_999 }, other)).body).toMatchObject({ code: 'notFound' });
    });

    it.each([
      [{ key: 'short' }, { key: 'badCode' }],
      [{ position: { lng: 181, lat: 30, accuracyM: 5, system: 'GPS' } }, { 'position.lng': 'tooLarge' }],
      [{ photos: [{ content: 'data:text/html;base64,AAAA' }] }, { 'photos.0.content': 'notBase64' }],
      [{ photos: [{ content: 'data:image/jpeg;base64,AA' }] }, { 'photos.0': 'notAnImage' }],
      [{ photos: [{ content: Buffer.from('no picture').toString('base64') }] }, { 'photos.0': 'notAnImage' }],
      [{ photos: Array.from({ length: 4 }, () => ({ content: 'AAAA' })) }, { photos: 'tooManyItems' }],
      [{ servicePhotos: [{ content: 'AAAA' }] }, { servicePhotos: 'unknownField' }],
      [
        { phoneId: undefined, colour: 'red' },
        { phoneId: 'required', colour: 'unknownField' },
      ],
      [{ time: moment(DAY, '09:30') }, { time: 'signAfterSending' }],
    ])('invalid input: %j', async (changes, problems) => {
      at('09:01');
      const { body } = await sign('signIn', '09:01', { sentTime: moment(DAY, '09:01'), ...changes });
      expect(body).toMatchObject({ status: 4000, codes: problems });
      await signInAgain(server);
      expect((await stored()).status).toBe('assigned');
    });

    it('a sign from too far away when the service forbids it, with a message', async () => {
      const { LIFE06 } = await codes(server, 'serviceType');
      const change = (signInAction: string) =>
        server.call('updateByIdSelective.serviceType.open', { id: LIFE06, signInAction });
      await change('block');
      try {
        at('09:01');
        const { body } = await sign('signIn', '09:01', { position: null });
        expect(body.errors).toEqual({ position: '该服务须有定位才能签到签退' });
      } finally {
        await signInAgain(server);
        await change('prompt');
      }
    });
  });

  describe('during pairing', () => {
    const begun = async () => {
      const { body } = await server.call('issueAppKey.attendant.open', { id: attendantId, reason: '更换手机重新配对' });
      return body.data as { code: string; until: string };
    };

    it('gets the key for a code that is valid once, ignoring case', async () => {
      const { code } = await begun();
      const first = await pair(code.toLowerCase());
      expect(first.body).toMatchObject({ status: 8000, data: { key: expect.stringMatching(/^\d+\.[\w-]{43}$/) } });
      expect((await app('selectOwnVisits', {}, (first.body.data as { key: string }).key)).body.status).toBe(8000);
      expect((await pair(code)).body.status).toBe(401);
    });

    it('refuses a wrong, expired, replaced or revoked code', async () => {
      const { code } = await begun();
      for (const wrong of [`${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`, '', 'x', `9${code}`, key]) {
        expect([wrong, (await pair(wrong)).body.status]).not.toEqual([wrong, 8000]);
      }
      const next = await begun();
      expect((await pair(code)).body.status).toBe(401);
      await server.call('revokeAppKey.attendant.open', { id: attendantId });
      expect((await pair(next.code)).body.status).toBe(401);
      const last = await begun();
      server.clock.now = Date.parse(last.until);
      expect((await pair(last.code)).body.status).toBe(401);
    });

    it('invalidates the previous key immediately', async () => {
      await begun();
      expect((await app('selectOwnVisits')).body.status).toBe(401);
    });
  });

  it('has its reads of visits logged, counting repetitions', async () => {
    for (let times = 0; times < 3; times += 1) await app('selectOwnVisits', { date: DAY });
    await server.app.auditWork.run({ isLast: true });
    const rows = await server.database.read
      .selectFrom('log')
      .select(['entityId', 'diff'])
      .where('operation', '=', 'selectOwnVisits')
      .where('entityId', '=', String(attendantId))
      .orderBy('id')
      .execute();
    expect(rows.map(({ diff }) => JSON.parse(diff ?? '{}'))).toEqual([{ rows: 1 }, { times: 2 }]);
  });

  it('gets no key for a caregiver who is not passed', async () => {
    await server.call('banAttendant.attendant.open', { id: attendantId, reason: '投诉属实' });
    expect(
      (await server.call('issueAppKey.attendant.open', { id: attendantId, reason: '更换手机重新配对' })).body,
    ).toMatchObject({
      status: 4000,
      code: 'wrongState',
    });
  });
});
