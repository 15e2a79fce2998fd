import { outbox } from '../../../../contract/message/outbox';
import { EntityList } from '../../../core/kit';

/** Messages on their way to people, the latest first. */
export default function OutboxList() {
  return (
    <EntityList
      entity={outbox}
      columns={[
        'title',
        'reason',
        'receiverName',
        'receiverType',
        'channel',
        'status',
        'dueTime',
        'sentTime',
        'readTime',
        'attempts',
      ]}
      quickFilters={[
        { label: 'message-manage.outbox.quick.queued', filter: { status: 'queued' }, count: true },
        { label: 'message-manage.outbox.quick.failed', filter: { status: 'failed' }, count: true },
        { label: 'message-manage.outbox.quick.sent', filter: { status: 'sent' } },
      ]}
      operations={[]}
      selectable={false}
    />
  );
}
