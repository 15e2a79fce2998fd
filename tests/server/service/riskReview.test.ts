import { beforeAll, expect, it } from 'vitest';
import { ADMIN_PASSWORD } from '../../../harness/adminPassword';
import { application, applicationAfter, moment, passedAttendant, servedElder } from '../builders/applications';
import { codes } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { rated, signedVisit } from '../builders/visits';
import { describeOnBothDatabases } from '../support/testDatabase';

const DAY = 86_400_000;
const NOON = Date.parse('2026-03-12T12:00:00+08:00');
const NOTE = '已电话核实，老人确认护理员到场';

describeOnBothDatabases('the review of anomalies', (open) => {
  let server: TestApp;
  let elderlyId: number;
  let attendantId: number;
  let minutes = 0;
  const call = (operation: string, params: Record<string, unknown>, options = {}) =>
    server.call(`${operation}.serviceApplication.open`, params, options);
  /** A visit with a simulated position and an open review. */
  const suspicious = async (changes: Record<string, unknown> = {}) => {
    minutes += 61;
    const id = await signedVisit(server, {
      elderlyId,
      attendantId,
      start: NOON - 5 * DAY + minutes * 60_000,
      signInMock: true,
      ...changes,
    });
    await rated(server, [id]);
    return id;
  };
  const stateOf = async (id: number) => {
    const { riskStatus, settleStatus, riskNote, riskReviewer, version } = await application(server, id);
    return { riskStatus, settleStatus, riskNote, riskReviewer, version };
  };
  /** Refused, and nothing changed. */
  const refused = async (id: number, operation: string, input: Record<string, unknown> = {}, options = {}) => {
    const before = await application(server, id);
    const { body } = await call(operation, { id, ...input }, options);
    expect(body.status).toBe(4000);
    expect(await application(server, id)).toEqual(before);
    return body.errors ?? body.message;
  };

  beforeAll(async () => {
    server = await testApp(open, { clock: { now: NOON } });
    elderlyId = await servedElder(server);
    attendantId = await passedAttendant(server);
  });

  it('goes from open through reviewing to a decision and its end', async () => {
    const { id: reviewer, token } = await server.signInAs({ superAdmin: true });
    const id = await suspicious();
    await call('reviewRisk', { id }, { token });
    expect(await stateOf(id)).toMatchObject({
      riskStatus: 'reviewing',
      settleStatus: 'frozen',
      riskReviewer: reviewer,
    });
    await call('dismissRisk', { id, note: NOTE }, { token });
    expect(await stateOf(id)).toMatchObject({
      riskStatus: 'falsePositive',
      settleStatus: 'unsettled',
      riskNote: NOTE,
      riskReviewer: reviewer,
    });
    await call('closeRisk', { id });
    expect(await stateOf(id)).toMatchObject({ riskStatus: 'closed', riskNote: NOTE, riskReviewer: reviewer });
    const actions = ((await application(server, id)).steps as { action: string }[]).map(({ action }) => action);
    expect(actions).toEqual(['reviewRisk', 'dismissRisk', 'closeRisk']);
    expect((await application(server, id)).status).toBe('completed');
  });

  it('allows no step out of order', async () => {
    const id = await suspicious();
    expect(await refused(id, 'dismissRisk', { note: NOTE })).toBe('当前状态为“待核查”，不能执行此操作');
    expect(await refused(id, 'closeRisk')).toBe('当前状态为“待核查”，不能执行此操作');
    await call('reviewRisk', { id });
    await refused(id, 'reviewRisk');
    await call('confirmRisk', { id, note: NOTE });
    await refused(id, 'dismissRisk', { note: NOTE });
    await refused(id, 'reviewRisk');
    const clean = await signedVisit(server, { elderlyId, attendantId, start: NOON - 20 * DAY });
    expect(await refused(clean, 'reviewRisk')).toBe('当前状态为“无”，不能执行此操作');
  });

  it('requires a note of ten characters', async () => {
    const id = await suspicious();
    await call('reviewRisk', { id });
    expect(await refused(id, 'dismissRisk', {})).toEqual({ note: '不能为空' });
    expect(await refused(id, 'correctRisk', { note: '一二三四五六七八九' })).toEqual({ note: '至少 10 个字' });
    expect(await refused(id, 'confirmRisk', { note: `${' '.repeat(9)}短` })).toEqual({ note: '至少 10 个字' });
    const { body } = await call('correctRisk', { id, note: '一二三四五六七八九十' });
    expect(body.data).toMatchObject({ riskStatus: 'corrected', settleStatus: 'unsettled' });
  });

  it('is not allowed to who signed by hand or corrected the times', async () => {
    const { id: approverId, token } = await server.signInAs({ superAdmin: true });
    const byHand = await suspicious({
      signMethod: 'manual',
      steps: [{ action: 'signOutManual', time: moment('2026-03-08', '10:00'), adminId: 1, adminName: '系统管理员' }],
    });
    expect(await refused(byHand, 'reviewRisk')).toBe('不能核查本人补签或更正过时间的服务单');
    expect((await call('reviewRisk', { id: byHand }, { token })).body.status).toBe(8000);
    expect(await refused(byHand, 'dismissRisk', { note: NOTE })).toBe('不能核查本人补签或更正过时间的服务单');

    const amended = await suspicious();
    await call('amend', {
      id: amended,
      signOutTime: (await application(server, amended)).signOutTime,
      approverId,
      reason: '更正',
    });
    expect(await refused(amended, 'reviewRisk')).toBe('不能核查本人补签或更正过时间的服务单');
    // The administrator who approved it may review it.
    expect((await call('reviewRisk', { id: amended }, { token })).body.status).toBe(8000);
  });

  it('blocks the payment of a confirmed one, and proposes a ban with the third in 90 days', async () => {
    const careless = await passedAttendant(server);
    const confirm = async (id: number) => {
      await call('reviewRisk', { id });
      await call('confirmRisk', { id, note: NOTE });
    };
    const proposed = async () =>
      (await server.call('selectById.attendant.open', { id: careless })).body.data as Record<string, unknown>;
    const clock = server.clock.now;
    const old = await suspicious({ attendantId: careless });
    await confirm(old);
    expect(await stateOf(old)).toMatchObject({ riskStatus: 'confirmed', settleStatus: 'refused' });
    // 90 days and a moment later the first one no longer counts.
    server.clock.now = clock + 90 * DAY + 1;
    server.token = ((await server.login('admin', ADMIN_PASSWORD)).body.data as { token: string }).token;
    await confirm(await suspicious({ attendantId: careless }));
    const second = await suspicious({ attendantId: careless });
    await confirm(second);
    await call('closeRisk', { id: second });
    expect(await proposed()).toMatchObject({ banProposedTime: null, status: 'passed' });
    await confirm(await suspicious({ attendantId: careless }));
    expect(await proposed()).toMatchObject({ banProposedTime: expect.any(String), status: 'passed' });
    await server.call('banAttendant.attendant.open', { id: careless, reason: '多次确认违规' });
    expect(await proposed()).toMatchObject({ banProposedTime: null, status: 'banned' });
    server.clock.now = clock;
    server.token = ((await server.login('admin', ADMIN_PASSWORD)).body.data as { token: string }).token;
  });

  it('keeps the decision when the rules run again, unless another rule hits', async () => {
    const dismissed = await suspicious();
    const confirmed = await suspicious();
    for (const id of [dismissed, confirmed]) await call('reviewRisk', { id });
    await call('dismissRisk', { id: dismissed, note: NOTE });
    await call('confirmRisk', { id: confirmed, note: NOTE });
    expect(await rated(server, [dismissed, confirmed])).toBe(0);
    for (const id of [dismissed, confirmed]) {
      await server.database.write((transaction) =>
        transaction.updateTable('serviceApplication').set({ missedOut: 1 }).where('id', '=', id).execute(),
      );
    }
    expect(await rated(server, [dismissed, confirmed])).toBe(1);
    expect(await stateOf(dismissed)).toMatchObject({ riskStatus: 'open', settleStatus: 'frozen', riskNote: null });
    expect(await stateOf(confirmed)).toMatchObject({ riskStatus: 'confirmed', settleStatus: 'refused' });
  });

  it('blocks the settlement of a visit under review', async () => {
    const id = await suspicious({ start: NOON - 40 * DAY });
    expect(await refused(id, 'settle')).toBe('风险尚未核查完，不能结算');
    await call('reviewRisk', { id });
    await call('correctRisk', { id, note: NOTE });
    expect((await call('settle', { id })).body.data).toMatchObject({ status: 'settled', settleStatus: 'settled' });
  });

  it('decides several at once, each independently', async () => {
    const [one, two] = [await suspicious(), await suspicious()];
    await call('reviewRisk', { id: two });
    const clean = await signedVisit(server, { elderlyId, attendantId, start: NOON - 21 * DAY });
    const { body } = await call('reviewRisks', { ids: [one, two, clean], decision: 'dismissRisk', note: NOTE });
    expect(body.data).toMatchObject({ done: [one, two], failed: [{ id: clean }] });
    expect(await stateOf(one)).toMatchObject({ riskStatus: 'falsePositive', riskNote: NOTE });
    expect(await stateOf(two)).toMatchObject({ riskStatus: 'falsePositive' });
    const logs = (await server.call('selectBySelectivePagination.log.open', { entityId: String(one) })).body
      .data as unknown as { success: boolean }[];
    expect(logs.length).toBeGreaterThan(0);
  });

  it('claims nothing when the decision is refused', async () => {
    const id = await suspicious();
    const { body } = await call('reviewRisks', { ids: [id], decision: 'dismissRisk', note: '太短' });
    expect(body.data).toMatchObject({ done: [], failed: [{ id, message: '至少 10 个字' }] });
    expect(await stateOf(id)).toMatchObject({ riskStatus: 'open', riskReviewer: null });
    const unknown = await call('reviewRisks', { ids: [id], decision: 'closeRisk', note: NOTE });
    expect(unknown.body.errors).toEqual({ decision: '不在可选范围内' });
  });

  it('requires its own permission', async () => {
    const templates = await codes(server, 'permissionTemplate');
    const { token } = await server.signInAs({ permissionTemplateIds: [templates.dispatcher] });
    const id = await suspicious();
    for (const operation of ['reviewRisk', 'confirmRisk', 'reviewRisks']) {
      expect((await call(operation, { id, note: NOTE }, { token })).http).toBe(403);
    }
    const auditor = await server.signInAs({ permissionTemplateIds: [templates.auditor] });
    expect((await call('reviewRisk', { id }, { token: auditor.token })).body.status).toBe(8000);
    expect((await call('confirmRisk', { id, note: NOTE }, { token: auditor.token })).body.status).toBe(8000);
  });

  it('does not block the visit itself', async () => {
    const record = await applicationAfter(server, [['accept']], {
      elderlyId,
      planStart: moment('2026-03-20', '09:00'),
      planEnd: moment('2026-03-20', '09:45'),
    });
    expect(record).toMatchObject({ riskStatus: 'none', settleStatus: 'unsettled', riskScore: 0 });
  });
});
