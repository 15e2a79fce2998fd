import { defineDictionary, type EntityRecord } from '../../../../../contract/defineEntity';
import { boolean, choice, integer } from '../../../../../contract/fields';
import { payerTypes } from '../payerTypes';

/** Service program of an elder: who pays, and whether it requires an assessment first. */
export const elderlyType = defineDictionary({
  name: 'elderlyType',
  section: 'elderly',
  fields: {
    payerType: choice(payerTypes, {}),
    needAssessment: boolean({ default: false }),
    /** The elder's share of the price in percent. */
    defaultCopayPct: integer({ min: 0, max: 100, default: 0 }),
  },
  ownColumns: ['payerType', 'needAssessment', 'defaultCopayPct'],
});
export type ElderlyType = EntityRecord<typeof elderlyType>;
