import { useRecordContext } from 'react-admin';
import { EntityShow, type KitRecord, RelatedList } from '../../../core/kit';
import { notice } from '../entities/notice';
import { outbox } from '../entities/outbox';

/** A notice, who got it, and what became of each message. */
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
