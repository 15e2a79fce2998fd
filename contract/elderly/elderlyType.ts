import { defineDictionary, type EntityRecord } from '../defineEntity';
import { boolean, choice, integer } from '../fields';
import { payerTypes } from '../service/payerTypes';

/** Service programme of an elder: who pays, and whether an assessment comes first. */
export const elderlyType = defineDictionary({
  name: 'elderlyType',
  section: 'elderly',
  fields: {
    payerType: choice(payerTypes, {}),
    needAssessment: boolean({ default: false }),
    /** Share the elder pays, in percent. */
    defaultCopayPct: integer({ min: 0, max: 100, default: 0 }),
  },
});
export type ElderlyType = EntityRecord<typeof elderlyType>;
