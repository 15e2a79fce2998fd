import { describe, expect, it } from 'vitest';
import {
  checkServiceApplication,
  deriveServiceApplication,
} from '../../../../../src/plugins/service/entities/applications/serviceApplicationRules';
import { servicePrice } from '../../../../../src/plugins/service/entities/applications/servicePrice';
import { seededRules } from '../../seededRules';

const moment = (text: string) => `${text}.000+08:00`;
const prices = { ltci: null, gov: null, homeBed: null, self: null, family: null, charity: null };

describe('servicePrice', () => {
  const bath = { priceFen: 12_000, unit: 'visit', payerPrices: null } as const;
  const cleaning = { priceFen: 4_500, unit: 'hour', payerPrices: { ...prices, gov: 3_001 } } as const;

  it.each([
    ['a visit at the catalogue price', bath, 'self', 60, 0, [12_000, 0, 12_000]],
    ['the family, who pays all whatever the programme', bath, 'family', 60, 10, [12_000, 0, 12_000]],
    ['a fund with a share of the elder', bath, 'ltci', 60, 10, [12_000, 10_800, 1_200]],
    ['a fund alone', bath, 'charity', 60, 0, [12_000, 12_000, 0]],
    ['an hour', cleaning, 'self', 60, 0, [4_500, 0, 4_500]],
    ['a part of an hour', cleaning, 'self', 50, 0, [3_750, 0, 3_750]],
    ['the payer’s own price, and odd fen', cleaning, 'gov', 50, 50, [2_501, 1_250, 1_251]],
  ] as const)(
    'for %s follows the price rules',
    (_title, serviceType, payerType, minutes, copayPct, [priceFen, fundFen, selfFen]) => {
      const price = servicePrice({ serviceType, payerType, minutes, copayPct });
      expect(price).toEqual({ priceFen, fundFen, selfFen });
      expect(price.fundFen + price.selfFen).toBe(price.priceFen);
    },
  );
});

describe('the plan of an application', () => {
  const check = (planStart: string, planEnd: string) =>
    checkServiceApplication(
      { planStart: moment(planStart), planEnd: moment(planEnd), payerType: 'self' },
      { ...seededRules(), today: '2025-06-15' },
    ).map(({ field, code }) => `${field} ${code}`);

  it.each([
    ['2025-06-16T09:00:00', '2025-06-16T09:05:00', []],
    ['2025-06-16T09:00:00', '2025-06-16T09:04:59', ['planEnd planMinutesRange']],
    ['2025-06-16T08:00:00', '2025-06-16T20:00:00', []],
    ['2025-06-16T08:00:00', '2025-06-16T20:01:00', ['planEnd planMinutesRange']],
    ['2025-06-16T09:00:00', '2025-06-16T09:00:00', ['planEnd periodOrder']],
    ['2025-06-16T23:30:00', '2025-06-16T23:59:59', []],
    ['2025-06-16T23:30:00', '2025-06-17T00:00:00', []],
    ['2025-06-16T22:00:00', '2025-06-17T06:00:00', []],
    ['2025-06-16T22:00:00', '2025-06-17T10:01:00', ['planEnd planMinutesRange']],
    ['2025-09-13T09:00:00', '2025-09-13T10:00:00', []],
    ['2025-09-14T09:00:00', '2025-09-14T10:00:00', ['planStart planTooFarAhead']],
  ])('from %s to %s: %j', (planStart, planEnd, expected) => {
    expect(check(planStart, planEnd)).toEqual(expected);
  });
});

describe('the fields derived from an application', () => {
  const service = { id: 1, code: 'LIFE03', priceFen: 12_000, unit: 'visit', payerPrices: null };
  const programme = { id: 2, payerType: 'ltci', defaultCopayPct: 10 };
  const rules = {
    ...seededRules(),
    lookup: (entity: string) => (entity === 'serviceType' ? service : entity === 'elderlyType' ? programme : undefined),
  };
  const record = {
    serviceTypeId: 1,
    elderlyTypeId: 2,
    planStart: moment('2025-06-16T09:00:00'),
    planEnd: moment('2025-06-16T10:00:00'),
  };

  it('are the payer of the program, the items, the minutes and the price', () => {
    expect(deriveServiceApplication(record, rules)).toEqual({
      planMinutes: 60,
      priceBasis: 'perVisit',
      pricedMinutes: 60,
      payerType: 'ltci',
      itemCodes: ['LIFE03'],
      priceFen: 12_000,
      fundFen: 10_800,
      selfFen: 1_200,
    });
  });

  it('keep an agreed price while none of its inputs is changed', () => {
    const agreed = {
      ...record,
      payerType: 'ltci',
      itemCodes: ['LIFE03'],
      priceFen: 9_000,
      fundFen: 8_000,
      selfFen: 1_000,
    };
    const derive = (given: string[]) => deriveServiceApplication(agreed, { ...rules, incomingFields: new Set(given) });
    expect(derive(['remark'])).not.toHaveProperty('priceFen');
    expect(derive(['planEnd'])).toMatchObject({ priceFen: 12_000 });
  });
});
