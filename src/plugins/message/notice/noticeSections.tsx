import type { FormSection } from '../../../core/kit';
import { ReceiverCount } from './ReceiverCount';
import { TargetInputs, targetFields } from './TargetInputs';

/** The parts of a notice's form. */
export const noticeSections: readonly FormSection[] = [
  {
    label: 'message-manage.notice.message',
    fields: ['title', 'noticeTypeId', 'level', 'content', 'needConfirm', 'remark'],
    help: { level: 'message-manage.notice.help.level' },
  },
  {
    label: 'message-manage.notice.receivers',
    fields: targetFields,
    content: (
      <>
        <TargetInputs />
        <ReceiverCount />
      </>
    ),
  },
  {
    label: 'message-manage.notice.sending',
    fields: ['channels', 'sendTime', 'validFrom', 'validTo'],
    help: { channels: 'message-manage.notice.help.channels', sendTime: 'message-manage.notice.help.sendTime' },
  },
];
