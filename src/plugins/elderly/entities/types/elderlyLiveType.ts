import { defineDictionary, type EntityRecord } from '../../../../../contract/defineEntity';
import { boolean, integer } from '../../../../../contract/fields';

/** Living arrangement of an elder (list of GB/T 42195-2022 form A). */
export const elderlyLiveType = defineDictionary({
  name: 'elderlyLiveType',
  section: 'elderly',
  fields: {
    /** How much the arrangement increases the need for visits: 0 not at all, 3 most. */
    riskWeight: integer({ min: 0, max: 3, default: 0 }),
    emptyNest: boolean({ default: false }),
  },
  ownColumns: ['riskWeight', 'emptyNest'],
});
export type ElderlyLiveType = EntityRecord<typeof elderlyLiveType>;
