import { useRecordContext } from 'react-admin';
import { notice } from '../../../../contract/message/notice';
import { outbox } from '../../../../contract/message/outbox';
import { EntityShow, type KitRecord, RelatedList } from '../../../core/kit';
import { targetFields } from './TargetInputs';

/** A notice, who got it, and what became of each message. */
export default function NoticeShow() {
  return (
    <EntityShow
      entity={notice}
      sections={[
        {
          label: 'message-manage.notice.message',
          fields: ['title', 'noticeTypeId', 'level', 'content', 'needConfirm', 'remark'],
        },
        {
          label: 'message-manage.notice.outcome',
          fields: ['receiverCount', 'sentCount', 'readCount', 'confirmCount', 'withdrawReason'],
        },
        { label: 'message-manage.notice.receivers', fields: targetFields },
        { label: 'message-manage.notice.sending', fields: ['channels', 'sendTime', 'validFrom', 'validTo'] },
      ]}
    >
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
