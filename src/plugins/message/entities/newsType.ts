import { defineDictionary, type EntityRecord } from '../../../../contract/defineEntity';
import { boolean } from '../../../../contract/fields';

/** Kind of article. */
export const newsType = defineDictionary({
  name: 'newsType',
  section: 'message',
  fields: {
    /** Somebody other than the author has to approve. */
    needReview: boolean({ required: true, default: true, list: true }),
  },
  ownColumns: ['needReview'],
});
export type NewsType = EntityRecord<typeof newsType>;
