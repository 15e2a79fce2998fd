import { defineDictionary, type EntityRecord } from '../defineEntity';
import { boolean, choice } from '../fields';
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
});
export type NoticeType = EntityRecord<typeof noticeType>;
