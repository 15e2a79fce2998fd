import { defineDictionary, type EntityRecord } from '../defineEntity';
import { boolean } from '../fields';

/** Kind of article. */
export const newsType = defineDictionary({
  name: 'newsType',
  section: 'message',
  fields: {
    /** Somebody other than the author has to approve. */
    needReview: boolean({ required: true, default: true, list: true }),
  },
});
export type NewsType = EntityRecord<typeof newsType>;
