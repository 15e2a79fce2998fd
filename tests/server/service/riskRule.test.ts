import { beforeAll, describe, expect, it } from 'vitest';
import type { RiskTrial } from '../../../src/plugins/service/entities/risk/riskCalls';
import { passedAttendant, servedElder } from '../builders/applications';
import { codes } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { rated, signedVisit } from '../builders/visits';
import { describeOnBothDatabases } from '../support/testDatabase';

const DAY = 86_400_000;
const NOON = Date.parse('2026-03-12T12:00:00+08:00');

interface Rule extends Record<string, unknown> {
  id: number;
  ruleId: string;
  version: number;
  limits: { name: string; value: number }[];
  points: { name: string; value: number }[];
}

describeOnBothDatabases('the table of risk rules', (open) => {
  let server: TestApp;
  const rules = async () => (await server.call('selectAll.riskRule.open')).body.data as Rule[];
  const rule = async (ruleId: string) => {
    const found = (await rules()).find((each) => each.ruleId === ruleId);
    if (!found) throw new Error(`no rule ${ruleId}`);
    return found;
  };
  const update = (params: Record<string, unknown>, options = {}) =>
    server.call('updateByIdSelective.riskRule.open', params, options);
  const versions = async (ruleId: string) =>
    (await server.call('selectBySelectivePagination.riskRuleVersion.open', { ruleId })).body.data as Rule[];

  beforeAll(async () => {
    server = await testApp(open, { clock: { now: NOON } });
  });

  it('starts with all 24, enabled, each with its first version', async () => {
    const all = await rules();
    expect(all.map(({ ruleId }) => ruleId)).toEqual(
      Array.from({ length: 24 }, (_, n) => `R${String(n + 1).padStart(2, '0')}`),
    );
    expect(all.every(({ enabled, version }) => enabled === true && version === 1)).toBe(true);
    const { body } = await server.call('selectAll.riskRuleVersion.open');
    expect(body.dataCount).toBe(24);
  });

  it('keeps each version, and hits refer to theirs', async () => {
    const { id, version, limits, points } = await rule('R05');
    const elderlyId = await servedElder(server);
    const attendantId = await passedAttendant(server);
    const visit = (days: number) =>
      signedVisit(server, { elderlyId, attendantId, start: NOON - days * DAY, signInMock: true });
    const before = await visit(3);
    await rated(server, [before]);
    const { body } = await update({ id, version, points: [{ name: 'hit', value: 40 }] });
    expect(body.data).toMatchObject({ version: 2, points: [{ name: 'hit', value: 40 }] });
    expect((await versions('R05')).map(({ ruleVersion, points: kept }) => [ruleVersion, kept])).toEqual([
      [2, [{ name: 'hit', value: 40 }]],
      [1, points],
    ]);
    expect((await versions('R05'))[1]).toMatchObject({ limits });
    const after = await visit(4);
    await rated(server, [after]);
    const hitOf = async (visitId: number) =>
      (
        (await server.call('selectById.serviceApplication.open', { id: visitId })).body.data as {
          riskHits: Record<string, unknown>[];
        }
      ).riskHits[0];
    expect(await hitOf(before)).toMatchObject({ ruleVersion: 1, points: 70 });
    expect(await hitOf(after)).toMatchObject({ ruleVersion: 2, points: 40 });
    await update({ id, points });
  });

  it('allows a rule to be disabled', async () => {
    const { id } = await rule('R05');
    await update({ id, enabled: false });
    const elderlyId = await servedElder(server);
    const visit = await signedVisit(server, { elderlyId, attendantId: null, start: NOON - DAY, signInMock: true });
    expect(await rated(server, [visit])).toBe(0);
    await update({ id, enabled: true });
    expect(await rated(server, [visit])).toBe(1);
  });

  it.each([
    ['points beyond 100', 'R05', { points: [{ name: 'hit', value: 101 }] }, 'points.0.value'],
    ['negative points', 'R05', { points: [{ name: 'hit', value: -1 }] }, 'points.0.value'],
    ['a fraction', 'R05', { points: [{ name: 'hit', value: 1.5 }] }, 'points.0.value'],
    ['a case of another rule', 'R05', { points: [{ name: 'far', value: 10 }] }, 'points'],
    ['no points', 'R05', { points: [] }, 'points'],
    ['a missing limit', 'R04', { limits: [] }, 'limits'],
    ['a limit beyond its range', 'R04', { limits: [{ name: 'accuracyMaxM', value: 9 }] }, 'limits.0.value'],
    [
      'limits that do not rise',
      'R08',
      {
        limits: [
          { name: 'slightMinutes', value: 30 },
          { name: 'seriousMinutes', value: 30 },
        ],
      },
      'limits.1.value',
    ],
    ['another number', 'R05', { ruleId: 'R06' }, 'ruleId'],
  ])('refuses %s, and changes nothing', async (_name, ruleId, changes, field) => {
    const before = await rule(ruleId);
    const { body } = await update({ id: before.id, ...changes });
    expect(body.status).toBe(4000);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
    expect(await rule(ruleId)).toEqual(before);
  });

  it('accepts no new rule, no deletion, and no write to its history', async () => {
    const { id } = await rule('R01');
    const [first] = await versions('R01');
    for (const [name, params] of [
      ['insert.riskRule.open', { points: [{ name: 'hit', value: 1 }] }],
      ['deleteById.riskRule.open', { id }],
      ['deleteByIds.riskRule.open', { ids: [id] }],
      ['insert.riskRuleVersion.open', {}],
      ['updateByIdSelective.riskRuleVersion.open', { id: first?.id, enabled: false }],
      ['updateByIds.riskRuleVersion.open', { ids: [first?.id], enabled: false }],
      ['deleteById.riskRuleVersion.open', { id: first?.id }],
      ['deleteByIds.riskRuleVersion.open', { ids: [first?.id] }],
    ] as const) {
      expect((await server.call(name, params)).body.status).toBe(4000);
    }
    expect(await rules()).toHaveLength(24);
    expect(await versions('R01')).toEqual([first]);
  });

  it('is changed with the permission, and read by auditors', async () => {
    const templates = await codes(server, 'permissionTemplate');
    const { token } = await server.signInAs({ permissionTemplateIds: [templates.auditor] });
    const { id, version } = await rule('R01');
    expect((await server.call('selectAll.riskRule.open', {}, { token })).body.dataCount).toBe(24);
    expect((await update({ id, enabled: false }, { token })).http).toBe(403);
    const ops = await server.signInAs({ permissionTemplateIds: [templates.ops] });
    expect((await update({ id, version, remark: '按本地政策' }, { token: ops.token })).body.status).toBe(8000);
  });

  describe('a trial', () => {
    let trialled: TestApp;
    const trial = async (tried: unknown) =>
      (await trialled.call('tryRiskRules.riskRule.open', { rules: tried })).body.data as unknown as RiskTrial;
    const setting = (points: number, changes: Record<string, unknown> = {}) => ({
      ruleId: 'R05',
      enabled: true,
      limits: [],
      points: [{ name: 'hit', value: points }],
      ...changes,
    });

    beforeAll(async () => {
      trialled = await testApp(open, { clock: { now: NOON } });
      const elderlyId = await servedElder(trialled);
      for (let attendant = 0; attendant < 2; attendant += 1) {
        const attendantId = await passedAttendant(trialled);
        const visit = (days: number, changes = {}) =>
          signedVisit(trialled, { elderlyId, attendantId, start: NOON - (days + attendant) * DAY, ...changes });
        await visit(1, { signInMock: true });
        await visit(5, { signInMock: true });
        await visit(9);
        await visit(35, { signInMock: true });
      }
    });

    it('returns how many visits of the last 30 days would change their level', async () => {
      expect(await trial([setting(40)])).toEqual({
        total: 6,
        visits: 6,
        changes: [{ from: 'high', to: 'medium', count: 4 }],
      });
      expect(await trial([setting(70, { enabled: false })])).toMatchObject({
        changes: [{ from: 'high', to: 'none', count: 4 }],
      });
      expect(await trial([setting(60)])).toMatchObject({ changes: [] });
      expect(await trial([])).toMatchObject({ visits: 6, changes: [] });
    });

    it('writes nothing', async () => {
      const counted = async () =>
        trialled.database.read
          .selectFrom('serviceApplication')
          .select(['id', 'riskScore', 'riskStatus', 'version'])
          .orderBy('id')
          .execute();
      const before = await counted();
      await trial([setting(1)]);
      expect(await counted()).toEqual(before);
      expect(await trialled.database.read.selectFrom('visitTrace').select('value').execute()).toEqual([]);
    });

    it.each([
      [undefined, 'rules'],
      ['R05', 'rules'],
      [[5], 'rules.0.ruleId'],
      [[{ ruleId: 'R99' }], 'rules.0.ruleId'],
      [[{ ruleId: 'R05', enabled: true, limits: [], points: [{ name: 'hit', value: 101 }] }], 'rules.0.points.0.value'],
      [[{ ruleId: 'R05', enabled: true, limits: [], points: [{ name: 'far', value: 1 }] }], 'rules.0.points'],
      [
        [
          { ruleId: 'R05', enabled: true, limits: [], points: [{ name: 'hit', value: 1 }] },
          { ruleId: 'R05', enabled: true, limits: [], points: [{ name: 'hit', value: 1 }] },
        ],
        'rules.1.ruleId',
      ],
      [Array.from({ length: 25 }, () => ({})), 'rules'],
    ])('refuses %j', async (given, field) => {
      const { body } = await trialled.call('tryRiskRules.riskRule.open', { rules: given });
      expect(body.status).toBe(4000);
      expect(Object.keys(body.errors ?? {})).toContain(field);
    });
  });
});
