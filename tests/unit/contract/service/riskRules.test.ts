import { describe, expect, it } from 'vitest';
import { evaluateRisk, type RiskHit } from '../../../../src/plugins/service/entities/risk/evaluateRisk';
import {
  type RiskLimitName,
  type RiskRuleId,
  riskRuleIds,
} from '../../../../src/plugins/service/entities/risk/riskRuleDefinition';
import { riskRules } from '../../../../src/plugins/service/entities/risk/riskRules';
import { defaultRiskRuleSettings, riskRuleTable } from '../../../../src/plugins/service/entities/risk/riskRuleTable';
import {
  perceptualHash,
  type RiskNeighbours,
  type RiskVisit,
} from '../../../../src/plugins/service/entities/risk/riskVisit';
import {
  DAY,
  HOME,
  HOUR,
  MINUTE,
  NINE,
  neighbour,
  neighbours,
  north,
  photo,
  sign,
  visit,
  visitUnder,
} from './riskFacts';

/** Evaluates one rule alone, with its default settings or with changed limits. */
function hitOf(
  ruleId: RiskRuleId,
  facts: RiskVisit,
  near: RiskNeighbours = neighbours(),
  limits: Partial<Record<RiskLimitName, number>> = {},
): Pick<RiskHit, 'riskCase' | 'points' | 'value' | 'limit'> | undefined {
  const settings = defaultRiskRuleSettings
    .filter((setting) => setting.ruleId === ruleId)
    .map((setting) => ({
      ...setting,
      limits: setting.limits.map(({ name, value }) => ({ name, value: limits[name] ?? value })),
    }));
  const [hit] = evaluateRisk(facts, near, riskRuleTable(settings)).riskHits;
  return hit && { riskCase: hit.riskCase, points: hit.points, value: hit.value, limit: hit.limit };
}

const points = (...given: Parameters<typeof hitOf>) => hitOf(...given)?.points ?? 0;

it('the 24 risk rules find nothing in a valid visit', () => {
  expect(riskRules.map(({ id }) => id)).toEqual([...riskRuleIds]);
  expect(riskRuleIds).toHaveLength(24);
  const { riskScore, riskLevel, riskHits } = evaluateRisk(
    visit(),
    neighbours(),
    riskRuleTable(defaultRiskRuleSettings),
  );
  expect({ riskScore, riskLevel, riskHits }).toEqual({ riskScore: 0, riskLevel: 'none', riskHits: [] });
});

describe.each([
  ['R01', 'signIn'],
  ['R02', 'signOut'],
] as const)('%s: %s away from the place', (rule, end) => {
  const at = (metres: number, accuracyM: number | null = 0, changes: Partial<RiskVisit> = {}) =>
    visit({ [end]: sign(end === 'signIn' ? NINE : NINE + HOUR, { place: north(metres), accuracyM }), ...changes });

  it.each([
    [99, 0],
    [100, 0],
    [101, 10],
    [200, 10],
    [201, 25],
    [500, 25],
    [501, 45],
    [90_000, 45],
  ])('at %d m gives %d points', (metres, expected) => {
    expect(points(rule, at(metres))).toBe(expected);
  });

  it.each([
    [150, 49, 10],
    [150, 51, 0],
    // At most 100 m of inaccuracy are tolerated.
    [201, 5_000, 10],
    [199, 5_000, 0],
    [150, null, 10],
  ])('at %d m with an accuracy of %s m gives %d points', (metres, accuracy, expected) => {
    expect(points(rule, at(metres, accuracy))).toBe(expected);
  });

  it('uses the radius of the address', () => {
    expect(points(rule, at(149, 0, { geofenceM: 150 }))).toBe(0);
    expect(points(rule, at(151, 0, { geofenceM: 150 }))).toBe(10);
    expect(hitOf(rule, at(350, 0, { geofenceM: 300 }))).toEqual({
      riskCase: 'away',
      points: 25,
      value: 350,
      limit: 300,
    });
  });

  it('reports the distance and the exceeded limit', () => {
    expect(hitOf(rule, at(121))).toEqual({ riskCase: 'near', points: 10, value: 121, limit: 100 });
    expect(hitOf(rule, at(800))).toEqual({ riskCase: 'far', points: 45, value: 800, limit: 500 });
  });

  it('reports nothing without both places, or for times entered by an administrator', () => {
    expect(points(rule, at(800, 0, { place: null }))).toBe(0);
    expect(points(rule, visit({ [end]: sign(NINE, { place: null }) }))).toBe(0);
    expect(points(rule, visit({ [end]: sign(NINE, { place: north(800), manual: true }) }))).toBe(0);
    expect(points(rule, visit({ [end]: null }))).toBe(0);
  });

  it('uses the configured limits', () => {
    expect(points(rule, at(120), neighbours(), { geofenceM: 120 })).toBe(0);
    expect(points(rule, at(120), neighbours(), { awayM: 119 })).toBe(25);
  });
});

describe('R03: no position', () => {
  it.each([
    [HOME, HOME, 0],
    [null, HOME, 25],
    [HOME, null, 25],
    [null, null, 50],
  ])('at sign-in %o and sign-out %o', (inPlace, outPlace, expected) => {
    const facts = visit({
      signIn: sign(NINE, { place: inPlace }),
      signOut: sign(NINE + HOUR, { place: outPlace }),
    });
    expect(points('R03', facts)).toBe(expected);
  });

  it('is not required for an end that is missing or entered by hand', () => {
    expect(points('R03', visit({ signOut: null }))).toBe(0);
    expect(points('R03', visit({ signOut: sign(NINE, { place: null, manual: true }) }))).toBe(0);
  });
});

describe('R04: an uncertain position', () => {
  it.each([
    [0, 0],
    [100, 0],
    [100.5, 5],
    [101, 5],
  ])('of %d m gives %d points', (accuracyM, expected) => {
    expect(points('R04', visit({ signOut: sign(NINE + HOUR, { accuracyM }) }))).toBe(expected);
  });

  it('counts once for both ends, by the worse one', () => {
    const facts = visit({ signIn: sign(NINE, { accuracyM: 300 }), signOut: sign(NINE + HOUR, { accuracyM: 200 }) });
    expect(hitOf('R04', facts)).toEqual({ riskCase: 'hit', points: 5, value: 300, limit: 100 });
  });

  it('is unknown without an accuracy', () => {
    expect(points('R04', visit({ signIn: sign(NINE, { accuracyM: null }) }))).toBe(0);
  });
});

describe('R05: a simulated position', () => {
  it('is critical at either end, once', () => {
    expect(points('R05', visit({ signIn: sign(NINE, { mock: true }) }))).toBe(70);
    expect(points('R05', visit({ signOut: sign(NINE + HOUR, { mock: true }) }))).toBe(70);
    const both = visit({ signIn: sign(NINE, { mock: true }), signOut: sign(NINE + HOUR, { mock: true }) });
    expect(points('R05', both)).toBe(70);
    expect(points('R05', visit())).toBe(0);
  });
});

describe('R06 and R07: an unsigned end', () => {
  it('reports a visit that the server closed', () => {
    expect(points('R06', visit({ signOut: null, missedOut: true }))).toBe(35);
    expect(points('R06', visit({ signOut: null }))).toBe(0);
  });

  it('reports a visit to which nobody came, and a sign-out without sign-in', () => {
    expect(points('R07', visit({ signIn: null, signOut: null, missedIn: true }))).toBe(35);
    expect(points('R07', visit({ signIn: null }))).toBe(35);
    expect(points('R07', visit({ signIn: null, signOut: null }))).toBe(0);
  });
});

describe('R08: late or early', () => {
  const off = (late: number, early: number) =>
    visit({ signIn: sign(NINE + late * MINUTE), signOut: sign(NINE + HOUR - early * MINUTE) });

  it.each([
    [-30, 0, 0],
    [10, 0, 0],
    [10.1, 0, 5],
    [30, 0, 5],
    [30.1, 0, 15],
    [0, -90, 0],
    [0, 10, 0],
    [0, 10.1, 5],
    [0, 30, 5],
    [0, 30.1, 15],
    [11, 11, 10],
    [11, 31, 20],
    [31, 31, 30],
  ])('by %d and %d minutes gives %d points', (late, early, expected) => {
    expect(points('R08', off(late, early))).toBe(expected);
  });

  it('reports the worse of the two', () => {
    expect(hitOf('R08', off(31.5, 12))).toEqual({ riskCase: 'serious', points: 20, value: 32, limit: 30 });
    expect(hitOf('R08', off(0, 12))).toEqual({ riskCase: 'slight', points: 5, value: 12, limit: 10 });
  });

  it('ignores a missing end', () => {
    expect(points('R08', visit({ signOut: null }))).toBe(0);
    expect(points('R08', visit({ signIn: null, signOut: null }))).toBe(0);
  });
});

describe('R09 and R10: the duration', () => {
  const lasting = (minutes: number, planned = 60, minMinutes = 30) =>
    visitUnder(
      { minMinutes },
      { planEnd: NINE + planned * MINUTE, signIn: sign(NINE), signOut: sign(NINE + minutes * MINUTE) },
    );

  it.each([
    [0, 'fragment', 60],
    [4.99, 'fragment', 60],
    [5, 'belowMinimum', 35],
    [29.99, 'belowMinimum', 35],
    [30, 'short', 15],
    [47.99, 'short', 15],
    [48, undefined, 0],
    [60, undefined, 0],
  ])('of %d of 60 minutes is %s', (minutes, riskCase, expected) => {
    const hit = hitOf('R09', lasting(minutes));
    expect([hit?.riskCase, hit?.points ?? 0]).toEqual([riskCase, expected]);
  });

  it.each([
    [90, undefined, 0],
    [90.99, undefined, 0],
    [91, 'long', 10],
    [720, 'long', 10],
    [720.99, 'long', 10],
    [721, 'excessive', 40],
  ])('of %d instead of 60 minutes is %s', (minutes, riskCase, expected) => {
    const hit = hitOf('R10', lasting(minutes));
    expect([hit?.riskCase, hit?.points ?? 0]).toEqual([riskCase, expected]);
  });

  it('is measured against the plan, which may be 12 hours', () => {
    expect(points('R10', lasting(720, 720))).toBe(0);
    expect(points('R10', lasting(721, 720))).toBe(40);
    expect(points('R09', lasting(4, 5, 5))).toBe(60);
  });

  it('is unknown while an end is missing', () => {
    expect(points('R09', visit({ signOut: null }))).toBe(0);
    expect(points('R10', visit({ signIn: null }))).toBe(0);
  });

  it('reports percent or minutes, whichever was measured', () => {
    expect(hitOf('R09', lasting(40))).toEqual({ riskCase: 'short', points: 15, value: 66, limit: 80 });
    expect(hitOf('R09', lasting(20))).toEqual({ riskCase: 'belowMinimum', points: 35, value: 20, limit: 30 });
    expect(hitOf('R10', lasting(100))).toEqual({ riskCase: 'long', points: 10, value: 167, limit: 150 });
  });
});

describe('R11: one attendant at two visits at once', () => {
  const beside = (start: number, end: number, changes = {}) =>
    neighbours({ attendantVisits: [neighbour(NINE + start * MINUTE, NINE + end * MINUTE, changes)] });

  it.each([
    [-60, 0, 0],
    [-60, 0.99, 0],
    [-60, 1, 60],
    [59.01, 120, 0],
    [59, 120, 60],
    [10, 20, 60],
    [-10, 90, 60],
  ])('when the other visit lasts from minute %d to %d gives %d points', (start, end, expected) => {
    expect(points('R11', visit(), beside(start, end))).toBe(expected);
  });

  it('reports the longest overlap', () => {
    const near = neighbours({
      attendantVisits: [neighbour(NINE - HOUR, NINE + 5 * MINUTE), neighbour(NINE + 30 * MINUTE, NINE + 2 * HOUR)],
    });
    expect(hitOf('R11', visit(), near)).toEqual({ riskCase: 'hit', points: 60, value: 30, limit: 1 });
  });

  it('counts a running visit until its planned end, and no visit that never began', () => {
    expect(points('R11', visit({ signOut: null }), beside(30, 90))).toBe(60);
    expect(points('R11', visit({ signOut: null }), beside(60, 90))).toBe(0);
    expect(points('R11', visit(), beside(10, 20, { signedIn: false, signedOut: false }))).toBe(0);
    expect(points('R11', visit({ signIn: null, signOut: null }), beside(10, 20))).toBe(0);
  });
});

describe('R12: two attendants with one elder', () => {
  const other = (changes = {}) =>
    neighbours({ elderVisits: [neighbour(NINE, NINE + MINUTE, { attendantId: 8, elderlyId: 70, ...changes })] });

  it('is found from an overlap of one minute on', () => {
    expect(points('R12', visit(), other())).toBe(25);
    expect(points('R12', visit(), other({ end: NINE + MINUTE - 1 }))).toBe(0);
  });

  it('is allowed when the service needs two', () => {
    expect(points('R12', visitUnder({ twoPerson: true }), other())).toBe(0);
    expect(points('R12', visit(), other({ twoPerson: true }))).toBe(0);
  });

  it('is not reported for the same attendant, which is R11', () => {
    expect(points('R12', visit(), other({ attendantId: 7 }))).toBe(0);
  });
});

describe('R13: impossible travel', () => {
  const coming = (minutes: number, metres: number, changes = {}) =>
    neighbours({
      attendantVisits: [neighbour(NINE - 2 * HOUR, NINE - minutes * MINUTE, { endPlace: north(metres), ...changes })],
    });

  it.each([
    // 10 km in ten minutes are 60 km/h.
    [10, 9_999, 0],
    [10, 10_010, 40],
    [60, 59_900, 0],
    [60, 60_100, 40],
    // A distance of at most one kilometer is always possible.
    [0, 999, 0],
    [0, 1_001, 40],
    [1, 999, 0],
  ])('in %d minutes over %d m gives %d points', (minutes, metres, expected) => {
    expect(points('R13', visit(), coming(minutes, metres))).toBe(expected);
  });

  it('starts from the latest sign-out before, wherever earlier ones were', () => {
    const near = neighbours({
      attendantVisits: [
        neighbour(NINE - 3 * HOUR, NINE - 20 * MINUTE, { endPlace: HOME }),
        neighbour(NINE - 4 * HOUR, NINE - 30 * MINUTE, { endPlace: north(50_000) }),
        neighbour(NINE + 2 * HOUR, NINE + 3 * HOUR, { endPlace: north(90_000) }),
      ],
    });
    expect(points('R13', visit(), near)).toBe(0);
  });

  it('is unknown without places or without a sign-out', () => {
    expect(points('R13', visit(), coming(10, 50_000, { endPlace: null }))).toBe(0);
    expect(points('R13', visit(), coming(10, 50_000, { signedOut: false }))).toBe(0);
    expect(points('R13', visit({ signIn: sign(NINE, { place: null }) }), coming(10, 50_000))).toBe(0);
    expect(points('R13', visit({ signIn: null, signOut: null }), coming(10, 50_000))).toBe(0);
  });

  it('reports the speed, even when no time passed', () => {
    expect(hitOf('R13', visit(), coming(10, 20_000))).toEqual({ riskCase: 'hit', points: 40, value: 120, limit: 60 });
    expect(hitOf('R13', visit(), coming(0, 2_000))?.value).toBe(7200);
  });
});

describe('R14: a photo used again', () => {
  const sha256 = 'e'.repeat(64);
  const own = photo({ sha256, pHash: perceptualHash('ff00ff00ff00ff00') });
  const facts = visit({ signIn: sign(NINE, { photos: [photo(), own] }) });
  const earlier = (changes = {}) =>
    neighbours({ photos: [{ visitId: 900, time: NINE - DAY, sha256: 'f'.repeat(64), pHash: null, ...changes }] });

  it('is the same file within 180 days', () => {
    expect(hitOf('R14', facts, earlier({ sha256 }))).toMatchObject({ riskCase: 'samePhoto', points: 60 });
    expect(points('R14', facts, earlier({ sha256, time: NINE - 180 * DAY }))).toBe(60);
    expect(points('R14', facts, earlier({ sha256, time: NINE - 180 * DAY - 1 }))).toBe(0);
  });

  it.each([
    ['ff00ff00ff00ff00', 60],
    // 5 bits differ, in both halves.
    ['ff00ff03ff00ff07', 60],
    // 6 bits differ.
    ['ff00ff07ff00ff07', 0],
    ['7f00ff00ff00ff00', 60],
    ['00ff00ff00ff00ff', 0],
  ])('gives, when the photo looks like %s, %d points', (pHash, expected) => {
    expect(points('R14', facts, earlier({ pHash: perceptualHash(pHash) }))).toBe(expected);
  });

  it('ignores photos of the same visit and of a later one', () => {
    expect(points('R14', facts, earlier({ sha256, visitId: facts.id }))).toBe(0);
    expect(points('R14', facts, earlier({ sha256, time: NINE + 1 }))).toBe(0);
  });

  it('reports the younger of two visits that began at the same moment', () => {
    expect(points('R14', facts, earlier({ sha256, time: NINE, visitId: 999 }))).toBe(60);
    expect(points('R14', facts, earlier({ sha256, time: NINE, visitId: 1001 }))).toBe(0);
  });

  it('ignores photos without hashes', () => {
    expect(points('R14', visit({ signIn: sign(NINE, { photos: [] }), signOut: null }), earlier())).toBe(0);
    expect(points('R14', visit(), earlier({ pHash: perceptualHash('ff00ff00ff00ff00') }))).toBe(0);
  });
});

describe('R15: a shared phone', () => {
  const used = (time: number, attendantId: number, phoneId = 'phone-7') =>
    neighbours({ phoneUses: [{ phoneId, attendantId, time }] });

  it.each([
    [NINE - DAY, 60],
    [NINE - DAY - 1, 0],
    [NINE + HOUR + DAY, 60],
    [NINE + HOUR + DAY + 1, 0],
  ])('used by another attendant at %d gives %d points', (time, expected) => {
    expect(points('R15', visit(), used(time, 8))).toBe(expected);
  });

  it("is not reported for the attendant's own phone, nor for another phone", () => {
    expect(points('R15', visit(), used(NINE, 7))).toBe(0);
    expect(points('R15', visit(), used(NINE, 8, 'phone-8'))).toBe(0);
    const unknown = visit({ signIn: sign(NINE, { phoneId: null }), signOut: null });
    expect(points('R15', unknown, used(NINE, 8))).toBe(0);
  });

  it('counts the attendants', () => {
    const phoneUses = [8, 9, 9].map((attendantId) => ({ phoneId: 'phone-7', attendantId, time: NINE }));
    expect(hitOf('R15', visit(), neighbours({ phoneUses }))).toEqual({
      riskCase: 'hit',
      points: 60,
      value: 3,
      limit: 2,
    });
    expect(points('R15', visit(), neighbours({ phoneUses }), { attendants: 4 })).toBe(0);
  });
});

describe('R16: a missing signature', () => {
  it('is reported for finished visits whose service requires one', () => {
    expect(points('R16', visitUnder({ needSignature: true }))).toBe(15);
    expect(points('R16', visitUnder({ needSignature: true }, { confirmed: true }))).toBe(0);
    expect(points('R16', visitUnder({ needSignature: true }, { signOut: null }))).toBe(0);
    expect(points('R16', visit())).toBe(0);
  });
});

describe('R17: not qualified', () => {
  const by = (changes: Partial<NonNullable<RiskVisit['attendant']>>, policy = {}) => {
    const plain = visitUnder(policy);
    return { ...plain, attendant: { ...(plain.attendant as NonNullable<RiskVisit['attendant']>), ...changes } };
  };
  const valid = [
    { type: 'health', expire: null },
    { type: 'noCrime', expire: null },
  ] as const;

  it('is reported when the attendant was not passed at that time', () => {
    expect(hitOf('R17', by({ passed: false }))).toMatchObject({ riskCase: 'notPassed', points: 50 });
  });

  it('accepts certificates until their last day', () => {
    const until = (expire: string) => by({ certificates: [{ type: 'health', expire }, valid[1]] });
    expect(points('R17', until('2026-03-11'))).toBe(0);
    expect(hitOf('R17', until('2026-03-10'))).toMatchObject({ riskCase: 'certificateInvalid', points: 50, value: 1 });
    expect(hitOf('R17', by({ certificates: [] }))?.value).toBe(2);
  });

  it('requires the license of nurses', () => {
    const roles = { roles: ['nurse'] };
    expect(points('R17', by({ role: 'nurse', certificates: valid }, roles))).toBe(50);
    expect(points('R17', by({ role: 'nurse', certificates: [...valid, { type: 'nurse' }] }, roles))).toBe(0);
  });

  it('requires one of the roles, and a nurse when the service is for nurses only', () => {
    expect(hitOf('R17', by({ role: 'volunteer' }))).toMatchObject({ riskCase: 'roleMismatch', points: 50 });
    expect(points('R17', by({ role: 'volunteer' }, { roles: [] }))).toBe(0);
    expect(points('R17', by({}, { nursesOnly: true }))).toBe(50);
  });

  it('reports nothing for a visit to which nobody came or was assigned', () => {
    expect(points('R17', { ...by({ passed: false }), signIn: null, signOut: null })).toBe(0);
    expect(points('R17', visit({ attendant: null }))).toBe(0);
  });
});

describe('R18: the wrong recipient', () => {
  it.each([
    ['served', undefined, 0],
    ['notServed', 'notServed', 50],
    ['deceased', 'deceased', 70],
  ] as const)('is reported for an elder who is %s', (state, riskCase, expected) => {
    const hit = hitOf('R18', visit({ elder: { state, capacityTypeId: 3 } }));
    expect([hit?.riskCase, hit?.points ?? 0]).toEqual([riskCase, expected]);
  });

  it('respects the grades that a service is for', () => {
    expect(points('R18', visitUnder({ capacityTypeIds: [3, 4] }))).toBe(0);
    expect(hitOf('R18', visitUnder({ capacityTypeIds: [4] }))).toMatchObject({
      riskCase: 'gradeNotAllowed',
      points: 50,
    });
    const unknown = visitUnder({ capacityTypeIds: [4] }, { elder: { state: 'served', capacityTypeId: null } });
    expect(points('R18', unknown)).toBe(0);
  });

  it('reports nothing for a visit that did not take place', () => {
    const elder = { state: 'deceased', capacityTypeId: 3 } as const;
    expect(points('R18', visit({ elder, signIn: null, signOut: null }))).toBe(0);
  });
});

describe('R19: over the monthly cap', () => {
  it.each([
    [{ dayMinutes: 600 }, undefined],
    [{ dayMinutes: 601 }, 'dayHours'],
    [{ dayVisits: 8 }, undefined],
    [{ dayVisits: 9 }, 'dayVisits'],
    [{ dayMinutes: 601, dayVisits: 9 }, 'dayHours'],
  ])('with %o is %s', (near, riskCase) => {
    const hit = hitOf('R19', visit(), neighbours(near));
    expect([hit?.riskCase, hit?.points ?? 0]).toEqual([riskCase, riskCase ? 15 : 0]);
  });

  it('is 25 hours a month when the insurance pays', () => {
    const insured = visit({ payerType: 'ltci' });
    expect(points('R19', insured, neighbours({ monthMinutes: 1500 }))).toBe(0);
    expect(hitOf('R19', insured, neighbours({ monthMinutes: 1501 }))).toEqual({
      riskCase: 'monthQuota',
      points: 15,
      value: 26,
      limit: 25,
    });
    expect(points('R19', visit(), neighbours({ monthMinutes: 9_000 }))).toBe(0);
  });
});

describe('R20: times entered by hand', () => {
  const byHand = visit({ signOut: sign(NINE + HOUR, { manual: true }) });

  it.each([
    [20, 2, 'manual', 10],
    [20, 3, 'manualOften', 20],
    [1000, 101, 'manualOften', 20],
    [0, 0, 'manual', 10],
  ])('of %d visits %d by hand is %s', (recentVisits, recentManual, riskCase, expected) => {
    expect(hitOf('R20', byHand, neighbours({ recentVisits, recentManual }))).toMatchObject({
      riskCase,
      points: expected,
    });
  });

  it('also counts later amendments, and reports nothing otherwise', () => {
    expect(points('R20', visit({ amended: true }))).toBe(10);
    expect(points('R20', visit({ signIn: sign(NINE, { manual: true }) }))).toBe(10);
    expect(points('R20', visit(), neighbours({ recentVisits: 10, recentManual: 9 }))).toBe(0);
  });
});

describe('R21: a wrong clock', () => {
  it.each([
    [300, 0],
    [301, 20],
    [-300, 0],
    [-301, 20],
  ])('of %d s gives %d points', (seconds, expected) => {
    expect(points('R21', visit({ signIn: sign(NINE, { phoneTime: NINE + seconds * 1000 }) }))).toBe(expected);
  });

  it('reports a time entered before it came', () => {
    const early = visit({ signOut: sign(NINE + HOUR, { recordedTime: NINE + HOUR - 1000 }) });
    expect(hitOf('R21', early)).toEqual({ riskCase: 'futureTime', points: 20, value: 1, limit: 0 });
    expect(points('R21', visit({ signOut: sign(NINE, { recordedTime: NINE }) }))).toBe(0);
  });

  it('ignores the clock when no handset was used', () => {
    expect(points('R21', visit({ signIn: sign(NINE, { phoneTime: null }) }))).toBe(0);
    expect(points('R21', visit({ signIn: sign(NINE, { phoneTime: NINE - DAY, manual: true }) }))).toBe(0);
  });
});

describe('R22: too regular', () => {
  /** Returns visits of the days before, the latest first, each at the same minute and with the same duration as this one. */
  const preceding = (count: number, changes: Partial<Record<number, { start?: number; minutes?: number }>> = {}) =>
    neighbours({
      previousVisits: Array.from({ length: count }, (_, index) => {
        const { start = 0, minutes = 60 } = changes[index] ?? {};
        const begin = NINE - (index + 1) * 2 * HOUR + start * MINUTE;
        return neighbour(begin, begin + minutes * MINUTE);
      }),
    });

  it.each([
    [3, 0],
    [4, 10],
    [9, 10],
  ])('after %d equal visits gives %d points', (count, expected) => {
    expect(points('R22', visit(), preceding(count))).toBe(expected);
  });

  it('tolerates a minute in the duration, none in the start minute', () => {
    expect(points('R22', visit(), preceding(4, { 2: { minutes: 61 } }))).toBe(10);
    expect(points('R22', visit(), preceding(4, { 2: { minutes: 59 } }))).toBe(10);
    expect(points('R22', visit(), preceding(4, { 2: { minutes: 61.1 } }))).toBe(0);
    expect(points('R22', visit(), preceding(4, { 2: { start: 1 } }))).toBe(0);
  });

  it('requires consecutive visits', () => {
    expect(points('R22', visit(), preceding(8, { 3: { start: 7 } }))).toBe(0);
    expect(hitOf('R22', visit(), preceding(8, { 5: { start: 7 } }))?.value).toBe(6);
  });

  it('is unknown while the visit runs', () => {
    expect(points('R22', visit({ signOut: null }), preceding(9))).toBe(0);
  });
});

describe('R01: the claimed accuracy', () => {
  it('tolerates at most 200 m, whatever the handset and a rule of an earlier version claim', () => {
    const far = visit({ signIn: sign(NINE, { place: north(900), accuracyM: 1_000_000 }) });
    expect(points('R01', far, neighbours(), { accuracyMaxM: 1_000 })).toBe(45);
  });
});

describe('R23: outside service hours', () => {
  it('reports nothing for night care that was planned at night', () => {
    const night = Date.parse('2026-03-11T22:00:00+08:00');
    expect(points('R23', visit({ planStart: night, planEnd: night + 8 * HOUR, signIn: sign(night) }))).toBe(0);
  });

  it.each([
    ['05:59:59', 10],
    ['06:00:00', 0],
    ['21:00:00', 0],
    ['21:00:01', 10],
    ['00:00:00', 10],
    ['23:59:59', 10],
  ])('at %s gives %d points', (time, expected) => {
    expect(points('R23', visit({ signIn: sign(Date.parse(`2026-03-11T${time}+08:00`)) }))).toBe(expected);
  });

  it('reports no lateness when service hours end at midnight', () => {
    const late = visit({ signIn: sign(Date.parse('2026-03-11T23:59:59+08:00')) });
    expect(points('R23', late, neighbours(), { toHour: 24 })).toBe(0);
  });

  it('reports the time in minutes of the day', () => {
    const facts = visit({ signIn: sign(Date.parse('2026-03-11T21:30:20+08:00')) });
    expect(hitOf('R23', facts)).toEqual({ riskCase: 'hit', points: 10, value: 21 * 60 + 30, limit: 21 * 60 });
    expect(points('R23', visit({ signIn: null }))).toBe(0);
  });
});

describe('R24: photos', () => {
  const withPhotos = (atIn: number, atOut: number) =>
    visit({
      signIn: sign(NINE, { photos: Array.from({ length: atIn }, () => photo()) }),
      signOut: sign(NINE + HOUR, { photos: Array.from({ length: atOut }, () => photo()) }),
    });

  it.each([
    [1, 2, undefined],
    [3, 3, undefined],
    [0, 2, 1],
    [1, 1, 1],
    [0, 0, 3],
    // Extra photos at one end do not compensate for missing ones at the other.
    [3, 0, 2],
  ])('%d at sign-in and %d at sign-out of 1 and 2: %s missing', (atIn, atOut, missing) => {
    expect(hitOf('R24', withPhotos(atIn, atOut))?.value).toBe(missing);
  });

  it('are not required at an end that is missing or entered by hand', () => {
    expect(points('R24', visit({ signOut: null }))).toBe(0);
    expect(points('R24', visit({ signOut: sign(NINE, { photos: [], manual: true }) }))).toBe(0);
  });

  it('must come from the camera unless the album is allowed', () => {
    const photos = [photo({ fromAlbum: true })];
    expect(hitOf('R24', visit({ signIn: sign(NINE, { photos }) }))).toMatchObject({
      riskCase: 'albumPhoto',
      points: 10,
    });
    expect(points('R24', visitUnder({ albumAllowed: true }, { signIn: sign(NINE, { photos }) }))).toBe(0);
  });

  it.each([
    [600, 0],
    [601, 10],
  ])('taken %d s before give %d points', (ageSeconds, expected) => {
    expect(points('R24', visit({ signIn: sign(NINE, { photos: [photo({ ageSeconds })] }) }))).toBe(expected);
  });

  it('may be of any age when the picture has no time', () => {
    expect(points('R24', visit({ signIn: sign(NINE, { photos: [photo({ ageSeconds: null })] }) }))).toBe(0);
  });
});
