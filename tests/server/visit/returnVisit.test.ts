import { beforeAll, describe, expect, it } from 'vitest';
import { servedElder } from '../builders/applications';
import { newPicture, uploaded } from '../builders/files';
import { added, elderInput } from '../builders/records';
import { findings, plannedVisit, type VisitRow } from '../builders/returnVisits';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const NOON = Date.parse('2026-03-12T12:00:00+08:00');

describeOnBothDatabases('follow-ups', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: NOON } });
  });
  const call = async (operation: string, params: Record<string, unknown>) =>
    (await server.call(`${operation}.returnVisit.admin`, params)).body;
  const shown = async (id: number): Promise<VisitRow> => (await call('queryById', { id })).data;
  const finish = (id: number, changes: Record<string, unknown> = {}) =>
    call('finishVisit', { id, ...findings(changes) });

  describe('are finished', () => {
    it('with the findings, by the user who did it', async () => {
      const { id } = await plannedVisit(server);
      const { data } = await finish(id, { needs: '想学用手机', health: { pulse: 72 } });
      expect(data).toMatchObject({
        status: 'done',
        satisfaction: 5,
        visitorName: '系统管理员',
        needs: null,
        health: null,
      });
      const revealed = await call('unmask', { id, reason: '核对回访内容' });
      expect(revealed.data).toMatchObject({ needs: '想学用手机', health: { pulse: 72 } });
    });

    it.each([
      ['nothing found out', { scores: null }, 'scores'],
      ['nobody named who answered', { respondent: null }, 'respondent'],
      ['a moment to come', { visitTime: '2026-03-12T12:00:01+08:00' }, 'visitTime'],
      ['half a blood pressure', { health: { bpSys: 120 } }, 'health.bpDia'],
      ['an upside-down blood pressure', { health: { bpSys: 80, bpDia: 80 } }, 'health.bpDia'],
      ['an accident and nothing done about it', { riskEvents: { fall: 1 } }, 'actions'],
      ['a next contact on the day itself', { nextDate: '2026-03-12' }, 'nextDate'],
    ])('not with %s, which changes nothing', async (_what, changes, field) => {
      const before = await plannedVisit(server);
      const { status, errors } = await finish(before.id, changes);
      expect(status).toBe(4000);
      expect(Object.keys(errors ?? {})).toContain(field);
      expect(await shown(before.id)).toEqual(await shown(before.id));
      expect(await shown(before.id)).toMatchObject({ status: 'planned', version: 1, contactResult: null });
    });

    it.each([
      ['quality', { scores: { attitude: 4 } }, 'scores.overall'],
      ['chronic', {}, 'health'],
      ['complaint', {}, 'problems'],
      ['incident', { problems: '跌倒' }, 'actions'],
      ['assess', { icope: { cognition: 'ok' } }, 'icope.mood'],
    ])('for the purpose %s only with its required fields', async (purpose, changes, field) => {
      const { id } = await plannedVisit(server, { purpose });
      expect(Object.keys((await finish(id, changes)).errors ?? {})).toContain(field);
    });

    it('without findings when nobody was reached', async () => {
      const { id } = await plannedVisit(server);
      const { data } = await finish(id, { contactResult: 'noAnswer', respondent: null, scores: null });
      expect(data).toMatchObject({ status: 'done', contactResult: 'noAnswer' });
    });

    it('at home with a picture or a position', async () => {
      const { id } = await plannedVisit(server, { method: 'home' });
      expect((await finish(id)).errors).toHaveProperty('images');
      const { fileId } = await uploaded(server, { content: newPicture(), kind: 'visitImage' });
      expect((await finish(id, { images: [fileId] })).data).toMatchObject({ status: 'done' });
      const other = await plannedVisit(server, { method: 'home' });
      expect((await finish(other.id, { lng: 120.1, lat: 30.2 })).data).toMatchObject({ status: 'done' });
    });

    it.each([[{ bpSys: 180, bpDia: 100 }], [{ bpSys: 150, bpDia: 110 }]])(
      'at %j only with a referral and a second contact within two weeks',
      async (health) => {
        const { id, elderlyId } = await plannedVisit(server, { purpose: 'chronic' });
        const { errors } = await finish(id, { health });
        expect(errors).toMatchObject({
          referral: '血压达到 180/110 时须转诊',
          nextDate: '须在 14 天内安排第二次联系',
        });
        const late = await finish(id, { health, referral: true, nextDate: '2026-03-27' });
        expect(late.errors).toEqual({ nextDate: '须在 14 天内安排第二次联系' });
        const { data } = await finish(id, { health, referral: true, nextDate: '2026-03-26' });
        expect(data).toMatchObject({ status: 'done', referral: true });
        const next = await call('querySelective', { elderlyId, status: 'planned' });
        expect(next.data).toMatchObject([{ planDate: '2026-03-26', purpose: 'chronic', previousVisitId: id }]);
      },
    );

    it('just below that pressure without either', async () => {
      const { id } = await plannedVisit(server, { purpose: 'chronic' });
      expect((await finish(id, { health: { bpSys: 179, bpDia: 109 } })).data).toMatchObject({ status: 'done' });
    });

    it('and show when the elder was last reached', async () => {
      const { id, elderlyId } = await plannedVisit(server);
      await finish(id);
      const { body } = await server.call('selectById.elderly.open', { id: elderlyId });
      expect(body.data).toMatchObject({ lastVisitTime: '2026-03-12T09:30:00.000+08:00', version: 1 });
    });
  });

  it('are reassigned and closed with a note', async () => {
    const { id } = await plannedVisit(server);
    await finish(id);
    const owner = await server.signInAs({});
    const handed = { id, followUpOwnerId: owner.id, followUpDue: '2026-03-15', followUpNote: '联系家属' };
    expect((await call('followUpVisit', { ...handed, followUpDue: '2026-03-11' })).errors).toHaveProperty(
      'followUpDue',
    );
    expect((await call('followUpVisit', handed)).data).toMatchObject({ status: 'followUp', followUpOwnerId: owner.id });
    expect((await call('closeVisit', { id })).errors).toEqual({ closeNote: '不能为空' });
    expect((await call('closeVisit', { id, closeNote: '已处理' })).data).toMatchObject({ status: 'closed' });
    const frozen = await call('updateByIdSelective', { id, method: 'video' });
    expect(frozen.errors).toEqual({ method: '已办结或已取消，不能修改' });
  });

  it('are missed three days after their planned day, and can still be done', async () => {
    const { id } = await plannedVisit(server, { planDate: '2026-03-08' });
    const later = await plannedVisit(server, { planDate: '2026-03-09' });
    await server.app.jobs.runDue();
    expect(await shown(id)).toMatchObject({ status: 'missed', overdueDays: 4 });
    expect(await shown(later.id)).toMatchObject({ status: 'planned', overdueDays: 3 });
    expect((await finish(id)).data).toMatchObject({ status: 'done', overdueDays: 0 });
  });

  it('are moved to another day, not into the past; a missed one becomes planned again', async () => {
    const { id } = await plannedVisit(server, { planDate: '2026-03-08' });
    await server.app.jobs.runDue();
    await server.database.write((transaction) => transaction.updateTable('jobTurn').set({ nextRun: 0 }).execute());
    await server.app.jobs.runDue();
    expect(await shown(id)).toMatchObject({ status: 'missed' });
    const past = await call('updateByIdSelective', { id, planDate: '2026-03-11' });
    expect(past.errors).toHaveProperty('planDate');
    const moved = await call('updateByIdSelective', { id, planDate: '2026-03-12' });
    expect(moved.data).toMatchObject({ status: 'planned', planDate: '2026-03-12', overdueDays: 0 });
  });

  it('are not planned for deceased elders', async () => {
    const { id } = await added(server, 'elderly', await elderInput(server));
    await server.call('deceaseElderly.elderly.open', { id, date: '2026-03-01' });
    const { errors } = await call('insert', {
      elderlyId: id,
      planDate: '2026-03-13',
      method: 'phone',
      purpose: 'care',
    });
    expect(errors).toEqual({ elderlyId: '该老人已去世，不能安排回访' });
  });

  it('are deleted freely while planned, and with a reason once done', async () => {
    const planned = await plannedVisit(server);
    expect((await call('deleteById', { id: planned.id })).status).toBe(8000);
    const { id } = await plannedVisit(server);
    await finish(id);
    expect((await call('deleteById', { id })).errors).toEqual({ reason: '删除已完成的记录须填写原因' });
    expect(await shown(id)).toMatchObject({ status: 'done' });
    expect((await call('deleteById', { id, reason: '重复登记' })).data).toEqual({ id });
    expect((await call('queryById', { id })).message).toBe('记录不存在');
  });

  it('are counted by day for a calendar of at most six weeks', async () => {
    const visitor = await server.signInAs({});
    const first = await plannedVisit(server, { planDate: '2027-05-03', visitorId: visitor.id });
    for (let more = 0; more < 5; more += 1) {
      await plannedVisit(server, { planDate: '2027-05-03', visitorId: visitor.id });
    }
    await call('cancelVisit', { id: first.id, reason: '重复' });
    await plannedVisit(server, { planDate: '2027-05-04' });
    const asked = { from: '2027-05-01', to: '2027-06-11' };
    const { data } = await call('selectVisitCalendar', { ...asked, visitorId: visitor.id });
    const person = { planDate: '2027-05-03', status: 'planned', elderlyName: expect.stringContaining('*') };
    expect(data).toMatchObject({
      // The first five, pending ones before the others.
      days: [{ date: '2027-05-03', counts: { planned: 5, cancelled: 1 }, visits: Array(5).fill(person) }],
    });
    expect((await call('selectVisitCalendar', asked)).data).toMatchObject({ days: [{}, { date: '2027-05-04' }] });
    const long = await call('selectVisitCalendar', { ...asked, to: '2027-06-12' });
    expect(long.errors).toEqual({ to: '日历一次最多查询 42 天' });
  });

  it('are planned by level for due elders without an open one', async () => {
    const elder = async (visitLevel: string) => servedElder(server, { visitLevel });
    const [a, b] = [await elder('A'), await elder('B')];
    const due = async (until: string) => (await call('selectDueVisits', { until, visitLevels: ['A', 'B'] })).data;
    expect(await due('2026-03-18')).toEqual({ total: 0, byLevel: { A: 0, B: 0, C: 0 } });
    expect(await due('2026-03-19')).toMatchObject({ total: 1, byLevel: { A: 1 } });
    expect(await due('2026-04-11')).toMatchObject({ total: 2 });
    const both = { until: '2026-04-11', visitLevels: ['A', 'B'], method: 'phone' };
    const answers = await Promise.all([call('planVisits', both), call('planVisits', both)]);
    expect(answers.map(({ data }) => (data as { planned: number }).planned).sort()).toEqual([0, 2]);
    const { data } = await call('querySelective', { elderlyId: [a, b], sort: 'planDate', order: 'asc' });
    expect(data).toMatchObject([
      { elderlyId: a, planDate: '2026-03-19', visitLevel: 'A', status: 'planned' },
      { elderlyId: b, planDate: '2026-04-11', visitLevel: 'B', status: 'planned' },
    ]);
    expect(await due('2026-04-11')).toMatchObject({ total: 0 });
  });
});
