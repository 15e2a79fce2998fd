import { beforeAll, expect, it } from 'vitest';
import { toIsoMoment } from '../../../contract/moment';
import { HAND_OVER_DAYS, type OwnMark, SNOOZE_DAYS_MAX } from '../../../src/plugins/home/entities/queueMark';
import { servedElder } from '../builders/applications';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-03-12T09:00:00+08:00');
/** Districts that do not exist. */
const HERE = '119901';
const THERE = '119802';

describeOnBothDatabases('marks of the queue', (open) => {
  let server: TestApp;
  let elder: number;
  let far: number;
  type Person = Awaited<ReturnType<TestApp['signInAs']>>;
  let people: Record<'giver' | 'taker' | 'elsewhere' | 'stranger', Person>;
  const place = (recordId = elder) => ({ source: 'elderly-manage/draft', entity: 'elderly', recordId });
  const call = (name: string, params: Record<string, unknown>, { token }: Person) =>
    server.call(`${name}.queueMark.open`, params, { token });
  const marksOf = async (person: Person) => {
    const { body } = await call('selectOwnMarks', {}, person);
    return (body.data as OwnMark[]).map(({ kind, recordId, fromId }) => ({ kind, recordId, fromId }));
  };
  const snooze = (until: number, person: Person, recordId?: number) =>
    call('snoozeEntry', { ...place(recordId), until: toIsoMoment(until) }, person);
  const handOver = (adminId: number, person: Person, recordId?: number) =>
    call('handOverEntry', { ...place(recordId), adminId }, person);

  beforeAll(async () => {
    server = await testApp(open, { clock: { now: NOW } });
    [elder, far] = [await servedElder(server, { regionCode: HERE }), await servedElder(server, { regionCode: THERE })];
    const grants = { extraGrants: ['select*.elderly.*', '*.queueMark.*'] };
    people = {
      giver: await server.signInAs({ ...grants, dataScope: 'region', regionCodes: [HERE] }),
      taker: await server.signInAs({ ...grants, dataScope: 'region', regionCodes: [HERE] }),
      elsewhere: await server.signInAs({ ...grants, dataScope: 'region', regionCodes: [THERE] }),
      stranger: await server.signInAs({ extraGrants: ['*.queueMark.*'] }),
    };
  });

  it('snooze an entry for oneself only, until the given time', async () => {
    expect((await snooze(NOW + HOUR, people.giver)).body.status).toBe(8000);
    expect((await snooze(NOW + 2 * HOUR, people.giver)).body.status).toBe(8000);
    expect(await marksOf(people.giver)).toEqual([{ kind: 'snoozed', recordId: elder, fromId: null }]);
    expect(await marksOf(people.taker)).toEqual([]);
    server.clock.now = NOW + 2 * HOUR;
    expect(await marksOf(people.giver)).toEqual([]);
    server.clock.now = NOW;
  });

  it.each([NOW, NOW + (SNOOZE_DAYS_MAX + 1) * DAY])('refuse to snooze until %d', async (until) => {
    const { body } = await snooze(until, people.giver);
    expect([body.status, body.codes]).toEqual([4000, { until: 'snoozeTooLong' }]);
  });

  it('list colleagues who may list such records, and assign to one who sees this one', async () => {
    const { body } = await call('selectColleagues', { entity: 'elderly' }, people.giver);
    const offered = (body.data as { value: string }[]).map(({ value }) => Number(value));
    expect(offered).toEqual(expect.arrayContaining([people.taker.id, people.elsewhere.id]));
    expect(offered).not.toContain(people.giver.id);
    expect(offered).not.toContain(people.stranger.id);
    expect((await handOver(people.taker.id, people.giver)).body.status).toBe(8000);
    const mark = { kind: 'handedOver', recordId: elder, fromId: people.giver.id };
    expect(await marksOf(people.giver)).toEqual([mark]);
    expect(await marksOf(people.taker)).toEqual([mark]);
    expect(await marksOf(people.elsewhere)).toEqual([]);
  });

  it.each(['elsewhere', 'stranger'] as const)('cannot be assigned to %s, who does not see the record', async (name) => {
    const { body } = await handOver(people[name].id, people.giver);
    expect([body.status, body.codes]).toEqual([4000, { adminId: 'colleagueMayNot' }]);
  });

  it('do not reveal whether an invisible record exists', async () => {
    for (const recordId of [far, 999_999]) {
      expect((await snooze(NOW + HOUR, people.giver, recordId)).body.code).toBe('notFound');
      expect((await handOver(people.taker.id, people.giver, recordId)).body.code).toBe('notFound');
    }
    expect((await snooze(NOW + HOUR, people.stranger)).body.code).toBe('notFound');
  });

  it('can be withdrawn by assigner and assignee, and nobody else', async () => {
    const { body } = await call('selectOwnMarks', {}, people.taker);
    const [mark] = body.data as OwnMark[];
    const takeBack = (person: Person) => call('takeBackMark', { id: mark?.id ?? 0 }, person);
    expect((await takeBack(people.elsewhere)).body.code).toBe('notFound');
    expect((await takeBack(people.giver)).body.status).toBe(8000);
    expect(await marksOf(people.taker)).toEqual([]);
    expect((await takeBack(people.giver)).body.code).toBe('notFound');
  });

  it('are deleted automatically when they expire', async () => {
    await handOver(people.taker.id, people.giver);
    const count = async () =>
      (await server.database.read.selectFrom('queueMark').select('id').orderBy('id').execute()).length;
    expect(await count()).toBeGreaterThan(0);
    server.clock.now = NOW + (HAND_OVER_DAYS + 1) * DAY;
    await server.app.jobs.runDue();
    expect(await count()).toBe(0);
  });
});
