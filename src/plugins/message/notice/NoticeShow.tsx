import { useRecordContext } from 'react-admin';
import { EntityShow, type KitRecord, RelatedList } from '../../../core/kit';
import { notice } from '../entities/notice';
import { outbox } from '../entities/outbox';

/** Shows a notice, its recipients, and the status of each message. */
export default function NoticeShow() {
  return (
    <EntityShow entity={notice}>
      <Messages />
    </EntityShow>
  );
}

function Messages() {
  const record = useRecordContext<KitRecord>();
  if (!record) return null;
  return (
    <RelatedList
      entity={outbox}
      filter={{ noticeId: record.id }}
      columns={['receiverName', 'receiverType', 'channel', 'status', 'sentTime', 'readTime', 'attempts']}
      label="message-manage.notice.messages"
    />
  );
}
