import { defineDictionary, type EntityRecord } from '../../../../../contract/defineEntity';
import { boolean, integer, money, text } from '../../../../../contract/fields';
import { isMunicipalRule } from '../municipalRule';

/** Civil-affairs category of an elder, as in local systems; determines subsidies and visit quotas. */
export const elderlyMunicipalType = defineDictionary({
  name: 'elderlyMunicipalType',
  section: 'elderly',
  fields: {
    subsidyFen: money({}),
    /** Visits per month that the category pays for. */
    quotaVisits: integer({ min: 0, max: 999 }),
    evidenceRequired: boolean({ default: false }),
    /** The lowest value among an elder's categories determines the primary one. */
    priority: integer({ min: 0, max: 9999, default: 100 }),
    /** Condition that every holder must meet, `age>=80`. */
    autoRule: text({ max: 200 }),
  },
  ownColumns: ['priority', 'subsidyFen', 'quotaVisits', 'evidenceRequired', 'autoRule'],
  check: ({ autoRule }) =>
    typeof autoRule === 'string' && !isMunicipalRule(autoRule) ? [{ field: 'autoRule', code: 'badFormat' }] : [],
});
export type ElderlyMunicipalType = EntityRecord<typeof elderlyMunicipalType>;
