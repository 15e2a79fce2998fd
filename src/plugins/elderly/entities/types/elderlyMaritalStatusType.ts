import { defineDictionary, type EntityRecord } from '../../../../../contract/defineEntity';
import { text } from '../../../../../contract/fields';

/** Marital status, with the codes of GB/T 2261.2-2003. */
export const elderlyMaritalStatusType = defineDictionary({
  name: 'elderlyMaritalStatusType',
  section: 'elderly',
  fields: {
    /** Code of the parent entry (20 for 21–23). */
    parentCode: text({ max: 32, pattern: /^[A-Za-z0-9_]+$/, format: 'code' }),
  },
  ownColumns: ['parentCode'],
});
export type ElderlyMaritalStatusType = EntityRecord<typeof elderlyMaritalStatusType>;
