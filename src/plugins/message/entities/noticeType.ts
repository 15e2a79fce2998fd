import { defineDictionary, type EntityRecord } from '../../../../contract/defineEntity';
import { boolean, choice } from '../../../../contract/fields';
import { noticeLevels } from './noticeCodes';

/** Kind of notice, with what notices of it begin with. */
export const noticeType = defineDictionary({
  name: 'noticeType',
  section: 'message',
  fields: {
    level: choice(noticeLevels, { required: true, default: 'info', list: true }),
    /** Shown over whatever the receiver is doing. */
    popup: boolean({ required: true, default: false, list: true }),
  },
  ownColumns: ['level', 'popup'],
});
export type NoticeType = EntityRecord<typeof noticeType>;
