import { defineDictionary, type EntityRecord } from '../../../../contract/defineEntity';
import { boolean } from '../../../../contract/fields';

/** Type of article. */
export const newsType = defineDictionary({
  name: 'newsType',
  section: 'message',
  fields: {
    /** Requires the approval of another administrator than the author. */
    needReview: boolean({ required: true, default: true, list: true }),
  },
  ownColumns: ['needReview'],
});
export type NewsType = EntityRecord<typeof newsType>;
