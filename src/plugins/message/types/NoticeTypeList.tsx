import { noticeType } from '../../../../contract/message/noticeType';
import { DictionaryList } from '../../../core/kit';

/** The kinds of notices. */
export default function NoticeTypeList() {
  return (
    <DictionaryList
      entity={noticeType}
      columns={['level', 'popup']}
      title="message-manage.pages.noticeType"
      description="message-manage.types.noticeType"
    />
  );
}
