import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../../contract/constants';
import { checkRiskRule } from '../../../../src/plugins/service/entities/risk/checkRiskRule';
import { evaluateRisk, type RiskResult } from '../../../../src/plugins/service/entities/risk/evaluateRisk';
import { neighboursFor, type RiskSurroundings } from '../../../../src/plugins/service/entities/risk/neighboursFor';
import { describeRiskHit, loadRiskHitTexts } from '../../../../src/plugins/service/entities/risk/riskHitTexts';
import { levelsFrom, riskLevelOf } from '../../../../src/plugins/service/entities/risk/riskLevels';
import {
  type RiskCase,
  type RiskRuleId,
  riskRuleIds,
} from '../../../../src/plugins/service/entities/risk/riskRuleDefinition';
import { riskRules } from '../../../../src/plugins/service/entities/risk/riskRules';
import { defaultRiskRuleSettings, riskRuleTable } from '../../../../src/plugins/service/entities/risk/riskRuleTable';
import {
  MEDIUM_REVIEW_PERCENT,
  type RiskState,
  type RiskStatus,
  riskRuleMask,
  riskStateAfter,
  rulesInMask,
} from '../../../../src/plugins/service/entities/risk/riskState';
import { DAY, HOUR, MINUTE, NINE, neighbour, neighbours, north, photo, sign, visit } from './riskFacts';

const table = riskRuleTable(defaultRiskRuleSettings);
const ruleIds = ({ riskHits }: RiskResult) => riskHits.map(({ ruleId }) => ruleId);

describe('evaluateRisk', () => {
  it('sums the points of all rules, in the order of their numbers', () => {
    const late = visit({ signIn: sign(NINE + 11 * MINUTE, { place: north(150) }), signOut: sign(NINE + HOUR) });
    const result = evaluateRisk(late, neighbours(), table);
    expect(result).toMatchObject({ riskScore: 15, riskLevel: 'low' });
    expect(ruleIds(result)).toEqual(['R01', 'R08']);
    expect(result.riskHits[0]).toEqual({
      ruleId: 'R01',
      ruleVersion: 1,
      riskCase: 'near',
      value: 150,
      limit: 100,
      points: 10,
    });
  });

  it('caps the score at 100 points, and keeps every hit', () => {
    const faked = visit({
      signIn: sign(NINE, { mock: true, place: north(800) }),
      signOut: sign(NINE + 3 * MINUTE, { mock: true, place: north(800) }),
    });
    const result = evaluateRisk(faked, neighbours(), table);
    expect(result.riskScore).toBe(100);
    expect(ruleIds(result)).toEqual(['R01', 'R02', 'R05', 'R08', 'R09']);
    expect(result.riskHits.reduce((sum, { points }) => sum + points, 0)).toBe(45 + 45 + 70 + 15 + 60);
  });

  it('skips disabled rules, and records the version of the others', () => {
    const mocked = visit({ signIn: sign(NINE, { mock: true }) });
    const changed = defaultRiskRuleSettings.map((setting) =>
      setting.ruleId === 'R05' ? { ...setting, version: 7 } : setting,
    );
    expect(evaluateRisk(mocked, neighbours(), riskRuleTable(changed)).riskHits[0]?.ruleVersion).toBe(7);
    const without = changed.map((setting) => (setting.ruleId === 'R05' ? { ...setting, enabled: false } : setting));
    expect(evaluateRisk(mocked, neighbours(), riskRuleTable(without)).riskHits).toEqual([]);
    expect(evaluateRisk(mocked, neighbours(), [])).toEqual({ riskScore: 0, riskLevel: 'none', riskHits: [] });
  });

  it.each<[string, Parameters<typeof visit>[0], Partial<Parameters<typeof neighbours>[0]>]>([
    ['a simulated position', { signIn: sign(NINE, { mock: true }) }, {}],
    ['two visits at once', {}, { attendantVisits: [neighbour(NINE, NINE + HOUR)] }],
    ['a shared phone', {}, { phoneUses: [{ phoneId: 'phone-7', attendantId: 8, time: NINE }] }],
    ['a visit of three minutes', { signOut: sign(NINE + 3 * MINUTE) }, {}],
    ['a deceased elder', { elder: { state: 'deceased', capacityTypeId: null } }, {}],
  ])('rates %s high by itself', (_name, changes, near) => {
    expect(evaluateRisk(visit(changes), neighbours(near), table).riskLevel).toBe('high');
  });

  it('does not change its input', () => {
    const [facts, near] = [visit({ signIn: sign(NINE, { mock: true }) }), neighbours()];
    const copies = structuredClone([facts, near]);
    evaluateRisk(facts, near, table);
    expect([facts, near]).toEqual(copies);
  });
});

describe('the level of a score', () => {
  it.each([
    [0, 'none'],
    [1, 'low'],
    [29, 'low'],
    [30, 'medium'],
    [59, 'medium'],
    [60, 'high'],
    [100, 'high'],
  ])('of %d is %s', (score, level) => {
    expect(riskLevelOf(score)).toBe(level);
  });

  it('knows the levels above it', () => {
    expect(levelsFrom('medium')).toEqual(['medium', 'high']);
    expect(levelsFrom('none')).toHaveLength(4);
    expect(levelsFrom('low', 'medium')).toEqual(['low', 'medium']);
    expect(levelsFrom('high', 'low')).toEqual([]);
  });
});

describe('the state of a review after the rules ran', () => {
  const result = (score: number, ids: RiskRuleId[] = score > 0 ? ['R05'] : []): RiskResult => ({
    riskScore: score,
    riskLevel: riskLevelOf(score),
    riskHits: ids.map((ruleId) => ({ ruleId, ruleVersion: 1, riskCase: 'hit', value: 1, limit: 0, points: score })),
  });
  const stateAfter = (
    before: Partial<RiskState>,
    found: RiskResult,
    { id = 1, known = ['R05'] }: { id?: number; known?: string[] } = {},
  ) =>
    riskStateAfter({
      id,
      before: { riskStatus: 'none', settleStatus: 'unsettled', ...before, ruleIds: new Set(known) },
      result: found,
    });

  it('opens and freezes at high level', () => {
    expect(stateAfter({}, result(60))).toEqual({ riskStatus: 'open', settleStatus: 'frozen' });
    expect(stateAfter({}, result(29))).toEqual({ riskStatus: 'none', settleStatus: 'unsettled' });
  });

  it('samples the same one in five of medium level each time, and freezes none', () => {
    const ids = Array.from({ length: 10_000 }, (_, index) => index + 1);
    const drawn = () => ids.filter((id) => stateAfter({}, result(59), { id })?.riskStatus === 'open');
    expect(drawn().length / ids.length).toBeCloseTo(MEDIUM_REVIEW_PERCENT / 100, 1);
    expect(drawn()).toEqual(drawn());
    expect(ids.some((id) => stateAfter({}, result(30), { id })?.settleStatus === 'frozen')).toBe(false);
  });

  it('closes again when nobody has claimed it and no rule hits any more', () => {
    expect(stateAfter({ riskStatus: 'open', settleStatus: 'frozen' }, result(0))).toEqual({
      riskStatus: 'none',
      settleStatus: 'unsettled',
    });
  });

  it('leaves a review in progress to its reviewer', () => {
    expect(stateAfter({ riskStatus: 'reviewing', settleStatus: 'frozen' }, result(0))).toEqual({
      riskStatus: 'reviewing',
      settleStatus: 'frozen',
    });
    expect(stateAfter({ riskStatus: 'reviewing' }, result(60))).toEqual({
      riskStatus: 'reviewing',
      settleStatus: 'frozen',
    });
  });

  it.each<[RiskStatus]>([['falsePositive'], ['corrected']])('reopens a %s visit only for a new rule', (riskStatus) => {
    expect(stateAfter({ riskStatus }, result(70))).toBeUndefined();
    expect(stateAfter({ riskStatus }, result(0))).toBeUndefined();
    expect(stateAfter({ riskStatus }, result(70, ['R05', 'R06']))).toEqual({
      riskStatus: 'open',
      settleStatus: 'frozen',
    });
  });

  it.each<[RiskStatus]>([['confirmed'], ['closed']])('never reopens a %s visit', (riskStatus) => {
    expect(stateAfter({ riskStatus }, result(100, ['R11']))).toBeUndefined();
  });

  it.each(['settled', 'refused'] as const)('leaves a visit that is %s unchanged', (settleStatus) => {
    expect(stateAfter({ settleStatus }, result(100))).toEqual({ riskStatus: 'open', settleStatus });
  });
});

describe('the bit mask of rules', () => {
  it('has one bit for each rule', () => {
    expect(riskRuleMask([])).toBe(0);
    expect(riskRuleMask(['R01', 'R03'])).toBe(5);
    expect(riskRuleMask(riskRuleIds)).toBe(0xff_ff_ff);
    expect(rulesInMask(riskRuleMask(['R24', 'R02']))).toEqual(['R02', 'R24']);
  });
});

describe('neighboursOf', () => {
  const around = (changes: Partial<RiskSurroundings> = {}): RiskSurroundings => ({
    byAttendant: new Map(),
    byElder: new Map(),
    photosByFile: new Map(),
    photosByAttendant: new Map(),
    phoneUses: new Map(),
    ...changes,
  });
  const ofAttendant = (...visits: ReturnType<typeof neighbour>[]) =>
    around({ byAttendant: new Map([[7, visits.toSorted((a, b) => a.start - b.start)]]) });
  const self = neighbour(NINE, NINE + HOUR, { id: 1000 });

  it('takes the visits of attendant and elder within a day, never the visit itself', () => {
    const [before, edge, later] = [
      neighbour(NINE - DAY - 1, NINE - DAY + HOUR),
      neighbour(NINE - DAY, NINE - DAY + HOUR),
      neighbour(NINE + HOUR + DAY + 1, NINE + 3 * DAY),
    ];
    expect(neighboursFor(visit(), ofAttendant(before, edge, self, later)).attendantVisits).toEqual([edge]);
    const elders = around({ byElder: new Map([[70, [before, edge, self, later]]]) });
    expect(neighboursFor(visit(), elders).elderVisits).toEqual([edge]);
  });

  it('counts the visits of the day up to and including this one, by start', () => {
    const near = neighboursFor(
      visit(),
      ofAttendant(
        neighbour(NINE - 10 * HOUR, NINE - 9 * HOUR - MINUTE),
        neighbour(NINE - 2 * HOUR, NINE - HOUR),
        neighbour(NINE - HOUR, NINE, { signedIn: false }),
        self,
        neighbour(NINE, NINE + HOUR, { id: 999 }),
        neighbour(NINE, NINE + HOUR, { id: 1001 }),
        neighbour(NINE + HOUR, NINE + 2 * HOUR),
      ),
    );
    // The first one belongs to the evening before.
    expect([near.dayVisits, near.dayMinutes]).toEqual([3, 180]);
  });

  it('counts the insured minutes of the calendar month', () => {
    const insured = { payerType: 'ltci', elderlyId: 70 } as const;
    const first = Date.parse('2026-03-01T00:00:00+08:00');
    const byElder = new Map([
      [
        70,
        [
          neighbour(first - 1, first + HOUR, insured),
          neighbour(first, first + HOUR, insured),
          neighbour(first + DAY, first + DAY + HOUR, { ...insured, payerType: 'self' }),
          neighbour(first + 2 * DAY, first + 2 * DAY + HOUR, insured),
          { ...self, ...insured },
        ],
      ],
    ]);
    expect(neighboursFor(visit(), around({ byElder })).monthMinutes).toBe(180);
  });

  it('counts 30 days of work and the share entered by hand', () => {
    const near = neighboursFor(
      visit({ amended: true }),
      ofAttendant(
        neighbour(NINE - 30 * DAY - 1, NINE - 29 * DAY, { manual: true }),
        neighbour(NINE - 30 * DAY, NINE - 29 * DAY, { manual: true }),
        neighbour(NINE - DAY, NINE - DAY + HOUR),
        neighbour(NINE - HOUR, NINE, { signedIn: false, manual: true }),
        self,
      ),
    );
    expect([near.recentVisits, near.recentManual]).toEqual([3, 2]);
  });

  it('takes the finished visits before, the latest first', () => {
    const [one, two, running] = [
      neighbour(NINE - 3 * HOUR, NINE - 2 * HOUR),
      neighbour(NINE - 2 * HOUR, NINE - HOUR),
      neighbour(NINE - HOUR, NINE, { signedOut: false }),
    ];
    expect(neighboursFor(visit(), ofAttendant(one, two, running, self)).previousVisits).toEqual([two, one]);
  });

  it('searches photos by file, and by similarity only among the attendant’s photos of 180 days', () => {
    const own = photo({ pHash: [1, 2] });
    const shown = (time: number) => ({ visitId: 5, time, sha256: 'x', pHash: [3, 4] as const });
    const [tooOld, oldest, now, later] = [NINE - 180 * DAY - 1, NINE - 180 * DAY, NINE, NINE + 1].map(shown);
    const same = { ...shown(NINE - DAY), sha256: own.sha256 ?? '' };
    const surroundings = around({
      photosByFile: new Map([[own.sha256 ?? '', [same]]]),
      photosByAttendant: new Map([[7, [tooOld, oldest, now, later].filter((each) => each !== undefined)]]),
    });
    const facts = visit({ signIn: sign(NINE, { photos: [own] }) });
    expect(neighboursFor(facts, surroundings).photos).toEqual([same, oldest, now]);
    expect(neighboursFor(visit(), surroundings).photos).toEqual([]);
  });

  it('finds the uses of both handsets', () => {
    const use = (phoneId: string) => ({ phoneId, attendantId: 8, time: NINE });
    const phoneUses = new Map(['phone-7', 'phone-8', 'phone-9'].map((phoneId) => [phoneId, [use(phoneId)]]));
    const facts = visit({ signOut: sign(NINE + HOUR, { phoneId: 'phone-9' }) });
    expect(neighboursFor(facts, around({ phoneUses })).phoneUses).toEqual([use('phone-7'), use('phone-9')]);
  });
});

describe('the settings of a rule', () => {
  const setting = (ruleId: RiskRuleId) => {
    const found = defaultRiskRuleSettings.find((each) => each.ruleId === ruleId);
    if (!found) throw new Error(`no ${ruleId}`);
    return found;
  };

  it.each(riskRules.map(({ id }) => id))('of %s are valid by default', (id) => {
    expect(checkRiskRule({ ...setting(id) })).toEqual([]);
  });

  it('are exactly those of the rule, each once', () => {
    const { limits, points } = setting('R08');
    const twice = [...limits.slice(1), ...limits.slice(1)];
    expect(checkRiskRule({ ruleId: 'R08', limits: twice, points })).toEqual([
      { field: 'limits', code: 'ruleFiguresIncomplete' },
    ]);
    expect(checkRiskRule({ ruleId: 'R08', limits: limits.slice(1), points: points.slice(1) })).toHaveLength(2);
    expect(checkRiskRule({ ruleId: 'R05', limits, points: setting('R05').points })).toHaveLength(1);
  });

  it('stay within the range of each limit, and increase where they are steps', () => {
    const { limits, points } = setting('R08');
    const at = (slight: number, serious: number) =>
      checkRiskRule({
        ruleId: 'R08',
        limits: limits.map(({ name }) => ({ name, value: name === 'slightMinutes' ? slight : serious })),
        points,
      });
    expect(at(0, 1)).toEqual([]);
    expect(at(10, 10)).toEqual([{ field: 'limits.1.value', code: 'limitsAscend' }]);
    expect(at(10, 721)).toEqual([{ field: 'limits.1.value', code: 'tooLarge', params: { max: 720 } }]);
    expect(at(-1, 30)).toEqual([{ field: 'limits.0.value', code: 'tooSmall', params: { min: 0 } }]);
  });

  it('have points from 0 to 100 and limits within their range', () => {
    for (const { points, limits } of riskRules) {
      expect(Object.values(points).every((value) => value > 0 && value <= 100)).toBe(true);
      const ranges = Object.values(limits);
      expect(ranges.every((range) => range.min <= range.default && range.default <= range.max)).toBe(true);
    }
  });
});

describe.each(LOCALES)('the texts of hits in %s', (locale) => {
  const hit = (ruleId: RiskRuleId, riskCase: RiskCase) => ({
    ruleId,
    riskCase,
    ruleVersion: 1,
    value: 1290,
    limit: 1260,
    points: 10,
  });

  it('cover every case of every rule, with all figures filled in', async () => {
    const texts = await loadRiskHitTexts(locale);
    for (const { id, points } of riskRules) {
      for (const riskCase of Object.keys(points) as RiskCase[]) {
        const said = describeRiskHit(hit(id, riskCase), texts);
        expect(said, `${id} ${riskCase}`).not.toBe('');
        expect(said).not.toContain('%{');
      }
    }
  });

  it('have no sentence for a case that does not exist', async () => {
    const texts = await loadRiskHitTexts(locale);
    for (const { id, points } of riskRules) {
      const text = texts[id];
      if (typeof text === 'string') continue;
      expect(Object.keys(text).sort()).toEqual(Object.keys(points).sort());
    }
  });

  it('format the hour as people do', async () => {
    const said = describeRiskHit(hit('R23', 'hit'), await loadRiskHitTexts(locale));
    expect(said).toContain('21:30');
    expect(said).toContain('21:00');
  });
});
