import { notice } from '../../../../contract/message/notice';
import { EntityList } from '../../../core/kit';

/** Notices, those that have not gone out first. */
export default function NoticeList() {
  return (
    <EntityList
      entity={notice}
      columns={[
        'title',
        'noticeTypeId',
        'level',
        'targetType',
        'sendTime',
        'receiverCount',
        'sentCount',
        'readCount',
        'confirmCount',
        'status',
      ]}
      quickFilters={[
        { label: 'message-manage.notice.quick.draft', filter: { status: 'draft' }, count: true },
        { label: 'message-manage.notice.quick.scheduled', filter: { status: 'scheduled' }, count: true },
        { label: 'message-manage.notice.quick.sent', filter: { status: 'sent' } },
        { label: 'message-manage.notice.quick.withdrawn', filter: { status: 'withdrawn' } },
      ]}
    />
  );
}
