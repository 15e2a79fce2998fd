import { beforeAll, expect, it } from 'vitest';
import { ADMIN_PASSWORD } from '../../../harness/adminPassword';
import { readVersions } from '../../../server/db/tableVersions';
import { application, applicationAfter, moment, passedAttendant, servedElder } from '../builders/applications';
import { type TestApp, testApp } from '../builders/testApp';
import { rated, signedVisit } from '../builders/visits';
import { describeOnBothDatabases } from '../support/testDatabase';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOON = Date.parse('2026-03-12T12:00:00+08:00');
/** A sign-in of today. */
const NINE = NOON - 3 * HOUR;

interface Hit {
  ruleId: string;
  riskCase: string;
  points: number;
  ruleVersion: number;
}

describeOnBothDatabases('the risk rules', (open) => {
  let server: TestApp;
  let elderlyId: number;
  const attendants: number[] = [];
  const found = async (id: number) => {
    const { riskHits, riskScore, riskLevel, riskStatus, settleStatus } = await application(server, id);
    const hits = ((riskHits ?? []) as Hit[]).map(({ ruleId, riskCase }) => `${ruleId} ${riskCase}`);
    return { hits, riskScore, riskLevel, riskStatus, settleStatus };
  };
  const at = async (now: number) => {
    server.clock.now = now;
    server.token = ((await server.login('admin', ADMIN_PASSWORD)).body.data as { token: string }).token;
  };

  beforeAll(async () => {
    server = await testApp(open, { clock: { now: NOON } });
    elderlyId = await servedElder(server);
    for (let count = 0; count < 12; count += 1) attendants.push(await passedAttendant(server));
  });
  /** An attendant that no other test in this file uses. */
  const someone = () => {
    const attendantId = attendants.pop();
    if (attendantId === undefined) throw new Error('all attendants are taken');
    return attendantId;
  };

  it('find nothing in a valid visit, and then write nothing', async () => {
    const id = await signedVisit(server, { elderlyId, attendantId: someone(), start: NINE });
    expect(await rated(server, [id])).toBe(0);
    expect(await found(id)).toEqual({
      hits: [],
      riskScore: 0,
      riskLevel: 'none',
      riskStatus: 'none',
      settleStatus: 'unsettled',
    });
  });

  it('open a review and freeze the settlement at high level, with the version of each rule', async () => {
    const id = await signedVisit(server, { elderlyId, attendantId: someone(), start: NINE - DAY, signInMock: true });
    expect(await rated(server, [id])).toBe(1);
    expect(await found(id)).toEqual({
      hits: ['R05 hit'],
      riskScore: 70,
      riskLevel: 'high',
      riskStatus: 'open',
      settleStatus: 'frozen',
    });
    const record = await application(server, id);
    expect(record.riskHits).toEqual([
      { ruleId: 'R05', ruleVersion: 1, riskCase: 'hit', value: 1, limit: 0, points: 70 },
    ]);
    expect(record).toMatchObject({ riskOpenTime: '2026-03-12T12:00:00.000+08:00', version: 1 });
    expect(await rated(server, [id])).toBe(0);
  });

  it('find each planted case by its facts', async () => {
    const planted: [string, Record<string, unknown>][] = [
      ['R01 far', { signInLat: 30.2872 }],
      ['R02 far', { signOutLat: 30.2872 }],
      ['R03 hit', { signInLng: null, signInLat: null }],
      ['R04 hit', { signInAccuracyM: 150 }],
      ['R21 clockDrift', { signInPhoneTime: moment('2026-03-02', '08:54') }],
      ['R24 tooFewPhotos', { signOutPhotos: ['/files/a.jpg'] }],
      ['R16 hit', { confirmBy: 'none' }],
    ];
    const seen: unknown[] = [];
    const [signed] = (await server.call('selectBySelectivePagination.serviceType.open', { keyword: 'LIFE06' })).body
      .data as { id: number }[];
    await server.call('updateByIdSelective.serviceType.open', { id: signed?.id, needSignature: 'elder' });
    for (const [index, [, changes]] of planted.entries()) {
      const start = Date.parse(`2026-03-02T09:00:00+08:00`) + index * HOUR + index * MINUTE;
      const drifting = 'signInPhoneTime' in changes ? { signInPhoneTime: new Date(start - 301_000).toISOString() } : {};
      const id = await signedVisit(server, { elderlyId, attendantId: null, start, ...changes, ...drifting });
      await rated(server, [id]);
      seen.push((await found(id)).hits);
    }
    await server.call('updateByIdSelective.serviceType.open', { id: signed?.id, needSignature: 'none' });
    expect(seen).toEqual(planted.map(([hit]) => [hit]));
  });

  it('find two visits of one attendant at once, and impossible travel, from either visit', async () => {
    const attendantId = someone();
    const first = await signedVisit(server, { elderlyId, attendantId, start: NINE - 2 * DAY });
    const other = await servedElder(server);
    const second = await signedVisit(server, { elderlyId: other, attendantId, start: NINE - 2 * DAY + 44 * MINUTE });
    const far = { signInLat: 30.6, signOutLat: 30.6, serviceLat: 30.6 };
    const third = await signedVisit(server, {
      elderlyId: other,
      attendantId,
      start: NINE - 2 * DAY + 93 * MINUTE,
      ...far,
    });
    await rated(server, [first, second, third]);
    expect((await found(first)).hits).toEqual(['R11 hit']);
    expect((await found(second)).hits).toEqual(['R11 hit']);
    expect((await found(third)).hits).toEqual(['R13 hit']);
  });

  it('find two attendants with one elder at once', async () => {
    const shared = await servedElder(server);
    const [one, other] = [someone(), someone()];
    const first = await signedVisit(server, { elderlyId: shared, attendantId: one, start: NINE - 3 * DAY });
    const second = await signedVisit(server, { elderlyId: shared, attendantId: other, start: NINE - 3 * DAY + MINUTE });
    await rated(server, [first, second]);
    expect([(await found(first)).hits, (await found(second)).hits]).toEqual([['R12 hit'], ['R12 hit']]);
  });

  it('find a photo that any earlier visit has used, and blame the later visit', async () => {
    const photoFacts = [{ slot: 'signIn', position: 0, sha256: 'a'.repeat(64), fromAlbum: false, ageSeconds: 3 }];
    const [one, other] = [someone(), someone()];
    const earlier = await signedVisit(server, { elderlyId, attendantId: one, start: NINE - 100 * DAY, photoFacts });
    const later = await signedVisit(server, { elderlyId, attendantId: other, start: NINE - 4 * DAY, photoFacts });
    await rated(server, [later, earlier]);
    expect((await found(later)).hits).toEqual(['R14 samePhoto']);
    expect((await found(earlier)).hits).toEqual([]);
  });

  it('find a similar picture of the same attendant', async () => {
    const facts = (sha256: string, pHash: string) => [
      { slot: 'signOut', position: 0, sha256: sha256.repeat(64), pHash, fromAlbum: false, ageSeconds: 3 },
    ];
    const attendantId = someone();
    const elder = await servedElder(server);
    const visit = (start: number, photoFacts: unknown) =>
      signedVisit(server, { elderlyId: elder, attendantId, start, photoFacts });
    const ids = [
      await visit(NINE - 50 * DAY, facts('b', 'ff00ff00ff00ff00')),
      await visit(NINE - 5 * DAY + MINUTE, facts('c', 'ff00ff00ff00ff1f')),
      await visit(NINE - 4 * DAY + MINUTE, facts('d', '00ff00ff00ff00ff')),
    ];
    await rated(server, ids);
    expect(await Promise.all(ids.map(async (id) => (await found(id)).hits))).toEqual([[], ['R14 similarPhoto'], []]);
  });

  it('find one handset used by two attendants', async () => {
    const shared = { signInPhoneId: 'shared handset' };
    const [one, other] = [someone(), someone()];
    const first = await signedVisit(server, { elderlyId, attendantId: one, start: NINE - 6 * DAY, ...shared });
    const second = await signedVisit(server, {
      elderlyId,
      attendantId: other,
      start: NINE - 6 * DAY + 5 * HOUR,
      ...shared,
    });
    await rated(server, [first]);
    expect((await found(first)).hits).toEqual([]);
    await rated(server, [second]);
    expect((await found(second)).hits).toEqual(['R15 hit']);
    // Later data change the rating of earlier visits.
    await rated(server, [first]);
    expect((await found(first)).hits).toEqual(['R15 hit']);
  });

  it('find a visit to a deceased elder, and rate a pause only while it is recent', async () => {
    const dead = await servedElder(server);
    await server.call('deceaseElderly.elderly.open', { id: dead, date: '2026-03-11' });
    const paused = await servedElder(server);
    await server.call('suspendElderly.elderly.open', { id: paused, reason: 'hospital', until: '2026-06-01' });
    const ids = [
      await signedVisit(server, { elderlyId: dead, attendantId: null, start: NINE }),
      await signedVisit(server, { elderlyId: dead, attendantId: null, start: NINE - DAY }),
      await signedVisit(server, { elderlyId: paused, attendantId: null, start: NINE }),
      await signedVisit(server, { elderlyId: paused, attendantId: null, start: NINE - 2 * DAY }),
    ];
    await rated(server, ids);
    const hits = async () => Promise.all(ids.map(async (id) => (await found(id)).hits));
    expect(await hits()).toEqual([['R18 deceased'], [], ['R18 notServed'], []]);
    await at(NOON + 5 * DAY);
    expect(await rated(server, ids)).toBe(0);
    expect(await hits()).toEqual([['R18 deceased'], [], ['R18 notServed'], []]);
    await at(NOON);
  });

  it('run the same number of database queries for one visit and for many', async () => {
    const asked = async (ids: readonly number[]) => {
      const log: unknown[] = [];
      const { database } = server;
      const watched: TestApp = {
        ...server,
        database: {
          ...database,
          write: (work) =>
            database.write((transaction) =>
              work(
                transaction.withPlugin({
                  transformQuery({ node }) {
                    log.push(node);
                    return node;
                  },
                  transformResult: async ({ result }) => result,
                }) as typeof transaction,
              ),
            ),
        },
      };
      await rated(watched, ids);
      return log.length;
    };
    const attendantId = someone();
    const ids: number[] = [];
    for (let day = 10; day < 30; day += 1) {
      ids.push(await signedVisit(server, { elderlyId, attendantId, start: NINE - day * DAY + day * MINUTE }));
    }
    await rated(server, ids);
    expect(await asked(ids)).toBe(await asked(ids.slice(0, 1)));
  });

  it('run when a visit is signed, when its times are corrected, and when it is missed', async () => {
    const { id: approverId } = await server.signInAs({ superAdmin: true });
    const attendantId = await passedAttendant(server);
    await at(Date.parse('2026-03-12T08:00:00+08:00'));
    const plan = { planStart: moment('2026-03-12', '09:00'), planEnd: moment('2026-03-12', '09:45') };
    const { id } = await applicationAfter(server, [['accept'], ['assign', { attendantId }]], plan);
    const missed = await applicationAfter(server, [['accept'], ['assign', { attendantId }]], {
      planStart: moment('2026-03-12', '10:30'),
      planEnd: moment('2026-03-12', '11:15'),
    });
    const move = async (operation: string, input: Record<string, unknown>) => {
      const { body, text } = await server.call(`${operation}.serviceApplication.open`, {
        id,
        approverId,
        reason: '手机没电',
        ...input,
      });
      if (body.status !== 8000) throw new Error(text);
      return body.data as Record<string, unknown>;
    };
    await at(Date.parse('2026-03-12T09:20:00+08:00'));
    await move('signInManual', { time: moment('2026-03-12', '09:15') });
    expect((await found(id)).hits).toEqual(['R08 slight', 'R20 manualOften']);
    await at(Date.parse('2026-03-12T09:50:00+08:00'));
    const shown = await move('signOutManual', { time: moment('2026-03-12', '09:18') });
    expect((shown.riskHits as Hit[]).map(({ ruleId }) => ruleId)).toEqual(['R08', 'R09', 'R20']);
    expect(await found(id)).toMatchObject({
      riskScore: 90,
      riskLevel: 'high',
      riskStatus: 'open',
      settleStatus: 'frozen',
    });
    await move('amend', { signOutTime: moment('2026-03-12', '09:45') });
    expect(await found(id)).toMatchObject({
      riskScore: 40,
      riskLevel: 'medium',
      settleStatus: 'unsettled',
    });
    await at(Date.parse('2026-03-12T12:00:00+08:00'));
    await server.app.jobs.runDue();
    expect(await found(missed.id)).toMatchObject({ hits: ['R07 hit'], riskScore: 35, riskLevel: 'medium' });
  });

  it('run over everything each night, once, without a second run', async () => {
    const fresh = await testApp(open, { clock: { now: NOON } });
    const elder = await servedElder(fresh);
    const [one, other] = [await passedAttendant(fresh), await passedAttendant(fresh)];
    const handset = { signInPhoneId: 'shared handset' };
    const ids = [
      await signedVisit(fresh, { elderlyId: elder, attendantId: one, start: NINE - DAY, ...handset }),
      await signedVisit(fresh, { elderlyId: elder, attendantId: other, start: NINE - DAY + 3 * HOUR, ...handset }),
      // Too long ago to be evaluated again.
      await signedVisit(fresh, { elderlyId: elder, attendantId: one, start: NINE - 181 * DAY, signInMock: true }),
    ];
    await fresh.app.jobs.runDue();
    const levels = async () => Promise.all(ids.map(async (id) => (await application(fresh, id)).riskLevel));
    expect(await levels()).toEqual(['high', 'high', 'none']);
    const version = async () => (await readVersions(fresh.database.read)).get('serviceApplication');
    const before = await version();
    fresh.clock.now = NOON + 25 * HOUR;
    expect(await fresh.app.jobs.runDue()).toContain('serviceApplication.risk');
    expect(await version()).toBe(before);
  });
});
