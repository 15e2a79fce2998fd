import Alert from '@mui/material/Alert';
import { useLocaleState, useTranslate } from 'react-admin';
import { ActionRunner, choiceLabel, type KitRecord, listSeparator, transitionLabel } from '../../../core/kit';
import type { ActionProps } from '../../../core/plugin-api';
import { useChannelStates } from '../channel/useChannelStates';
import { type Notice, notice } from '../entities/notice';
import { sendMoment } from '../entities/noticeRules';
import { useReceiverCount } from './useReceiverCount';

/** Asks for confirmation before a notice is sent or scheduled, after showing the number of recipients and the channels. */
export default function SendDialog({ resource, records, onClose }: ActionProps) {
  // Actions only receive records of their own resource.
  const [record] = records as readonly (KitRecord & Partial<Notice>)[];
  if (!record) return null;
  const now = Date.now();
  // Offers only one of the two operations.
  const operation = sendMoment(record, now) > now ? 'scheduleNotice' : 'sendNotice';
  const transition = notice.transitions?.[operation];
  const action = {
    key: operation,
    label: transitionLabel(notice, operation),
    tone: transition?.tone ?? 'neutral',
    permission: { resource, action: operation },
    operation,
    transition,
  } as const;
  return (
    <ActionRunner entity={notice} resource={resource} action={action} records={[record]} onClose={onClose}>
      <SendPreview resource={resource} record={record} />
    </ActionRunner>
  );
}

/** Shows the number of recipients, the channels, and those of them that have no sender yet. */
function SendPreview({ resource, record }: { resource: string; record: Partial<Notice> }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { count } = useReceiverCount(resource, { ...record });
  const states = useChannelStates();
  const channels = record.channels ?? [];
  const channelNames = (subset: typeof channels) =>
    subset.map((channel) => translate(choiceLabel(notice, 'channels', channel))).join(listSeparator(locale));
  const undeliverable = channels.filter((channel) =>
    states?.some((state) => state.channel === channel && state.delivery === 'claimed'),
  );
  return (
    <>
      {count !== undefined && (
        <Alert severity={count > 0 ? 'info' : 'warning'} sx={{ marginBlockStart: 1.5 }}>
          {translate('message-manage.notice.countBy', { count, channels: channelNames(channels) })}
        </Alert>
      )}
      {undeliverable.length > 0 && (
        <Alert severity="warning" sx={{ marginBlockStart: 1.5 }}>
          {translate('message-manage.notice.unsent', { channels: channelNames(undeliverable) })}
        </Alert>
      )}
    </>
  );
}
