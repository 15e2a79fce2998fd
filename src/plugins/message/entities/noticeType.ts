import { defineDictionary, type EntityRecord } from '../../../../contract/defineEntity';
import { boolean, choice } from '../../../../contract/fields';
import { noticeLevels } from './noticeCodes';

/** Type of notice, with defaults for its notices. */
export const noticeType = defineDictionary({
  name: 'noticeType',
  section: 'message',
  fields: {
    level: choice(noticeLevels, { required: true, default: 'info', list: true }),
    /** Shown on top of whatever the recipient is doing. */
    popup: boolean({ required: true, default: false, list: true }),
  },
  ownColumns: ['level', 'popup'],
});
export type NoticeType = EntityRecord<typeof noticeType>;
