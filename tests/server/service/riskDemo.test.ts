import { expect, it } from 'vitest';
import { loadDemoData } from '../../../server/demo';
import { Dictionaries } from '../../../server/operations/dictionaries';
import type { RiskHit } from '../../../src/plugins/service/entities/risk/evaluateRisk';
import { reevaluateRisks } from '../../../src/plugins/service/server/risk/reevaluateRisks';
import { describeOnBothDatabases } from '../support/testDatabase';

const TEN = Date.parse('2026-03-12T10:00:00+08:00');
/** Each case planted in the demo data, by the rule that must find it. */
const PLANTED = [
  'R01 far',
  'R05 hit',
  'R06 hit',
  'R09 fragment',
  'R11 hit',
  'R13 hit',
  'R14 samePhoto',
  'R15 hit',
  'R17 certificateInvalid',
  'R18 deceased',
];

describeOnBothDatabases('the demo data under the risk rules', (open) => {
  it('shows every planted case, most visits without findings, and the same in every run', async () => {
    const database = await open.started();
    await loadDemoData(database, { size: 'small', today: '2026-03-12' });
    const context = { database, dictionaries: new Dictionaries(database) };
    await reevaluateRisks({ context, now: TEN });
    const rows = await database.read
      .selectFrom('serviceApplication')
      .select(['riskHits', 'riskLevel'])
      .where('signInTime', 'is not', null)
      .execute();
    const hits = rows.flatMap(({ riskHits }) => JSON.parse(String(riskHits ?? '[]')) as RiskHit[]);
    const found = new Set(hits.map(({ ruleId, riskCase }) => `${ruleId} ${riskCase}`));
    expect(PLANTED.filter((each) => !found.has(each))).toEqual([]);
    const shareOf = (level: string) => rows.filter(({ riskLevel }) => riskLevel === level).length / rows.length;
    expect(shareOf('none')).toBeGreaterThan(0.6);
    expect(shareOf('high')).toBeLessThan(0.1);
    expect(await reevaluateRisks({ context, now: TEN })).toBe(0);
  });

  it('is not evaluated further when the server stops', async () => {
    const database = await open.started();
    const context = { database, dictionaries: new Dictionaries(database) };
    expect(await reevaluateRisks({ context, now: TEN, signal: AbortSignal.abort() })).toBe(0);
  });
});
