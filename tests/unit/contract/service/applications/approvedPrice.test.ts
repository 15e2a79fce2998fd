import { describe, expect, it } from 'vitest';
import { payerTypes } from '../../../../../src/plugins/elderly/entities/payerTypes';
import { approvedPrice } from '../../../../../src/plugins/service/entities/applications/approvedPrice';
import { servicePrice } from '../../../../../src/plugins/service/entities/applications/servicePrice';
import type { ServiceType } from '../../../../../src/plugins/service/entities/serviceType';
import en from '../../../../../src/plugins/service/texts/entities/en.json';
import ja from '../../../../../src/plugins/service/texts/entities/ja.json';
import simplified from '../../../../../src/plugins/service/texts/entities/zh-CN.json';
import traditional from '../../../../../src/plugins/service/texts/entities/zh-TW.json';
import { dictionarySeeds } from '../../../../support/sections';

type Catalogue = Pick<ServiceType, 'code' | 'priceFen' | 'payerPrices' | 'unit'>;

/** The seeded services, each by the visit and by the hour, with and without a price of the payer. */
const services: Catalogue[] = (dictionarySeeds.serviceType ?? []).flatMap((seed) => {
  const { code, priceFen } = seed as unknown as Catalogue;
  const own = { ltci: 6_001, gov: 5_999, homeBed: null, self: 7_000, family: null, charity: 1 };
  return (['visit', 'hour'] as const).flatMap((unit) =>
    [null, own].map((payerPrices) => ({ code, priceFen, unit, payerPrices })),
  );
});
const cases = services.flatMap((serviceType) =>
  payerTypes.flatMap((payerType) => [0, 10, 33].map((copayPct) => ({ serviceType, payerType, copayPct }))),
);

/** A completed visit planned for 60 minutes whose approved times are 47 minutes apart. */
function visitOf({ serviceType, payerType, copayPct }: (typeof cases)[number]) {
  return {
    payerType,
    ...servicePrice({ serviceType, payerType, minutes: 60, copayPct }),
    priceBasis: null,
    pricedMinutes: null,
    planMinutes: 60,
    actualMinutes: 47,
    approvalAdminId: null,
    settleStatus: 'unsettled' as const,
  };
}

describe('the price of a visit whose times were corrected and approved', () => {
  it('follows the approved minutes for every service by the hour, payer and share, as a new visit of that length would', () => {
    const hourly = cases.filter(({ serviceType }) => serviceType.unit === 'hour');
    expect(hourly.length).toBeGreaterThan(500);
    for (const each of hourly) {
      const minutes = 47;
      const expected = { ...servicePrice({ ...each, minutes }), priceBasis: 'approved', pricedMinutes: minutes };
      expect(approvedPrice(visitOf(each), each)).toEqual(expected);
    }
  });

  it('follows a second correction from the minutes of the first', () => {
    for (const each of cases.filter(({ serviceType }) => serviceType.unit === 'hour')) {
      const first = { ...visitOf(each), ...approvedPrice(visitOf(each), each), actualMinutes: 61 };
      const expected = servicePrice({ ...each, minutes: 61 });
      expect(approvedPrice(first, each)).toEqual({ ...expected, priceBasis: 'approved', pricedMinutes: 61 });
    }
  });

  it('stays for every service by the visit, and says so', () => {
    for (const each of cases.filter(({ serviceType }) => serviceType.unit === 'visit')) {
      expect(approvedPrice(visitOf(each), each)).toEqual({ priceBasis: 'perVisit' });
    }
  });

  it.each([
    ['refused', { settleStatus: 'refused' }],
    ['agreed', { priceBasis: 'agreed' }],
    ['agreed', { priceFen: 9_999_999 }],
    ['agreed', { selfFen: -1 }],
    ['awaitingApproval', { approvalAdminId: 3 }],
    ['planned', { actualMinutes: null }],
  ] as const)('stays as %s where the visit is %j, for every service by the hour and payer', (priceBasis, changes) => {
    for (const each of cases.filter(({ serviceType }) => serviceType.unit === 'hour')) {
      expect(approvedPrice({ ...visitOf(each), ...changes }, each)).toEqual({ priceBasis });
    }
  });

  it('says in four languages what it follows from, in words', () => {
    // The file of traditional Chinese has only overrides; what is imported is complete.
    const texts = [simplified, traditional as typeof simplified, en, ja].map((texts) =>
      Object.values(texts.serviceApplication.choices.priceBasis),
    );
    for (const words of texts) expect(new Set(words).size).toBe(6);
  });
});
