import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { lazy } from 'react';
import { useTranslate } from 'react-admin';
import { HeaderPanel } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { useChime } from './useChime';
import { useInbox } from './useInbox';

const BellPanel = lazy(() => import('./BellPanel'));

const COUNT_MAX = 99;

/** Shows the number of the user's unread messages, and opens the panel. */
export default function Bell() {
  const resource = useEntityResource('outbox');
  return resource ? <BellContent resource={resource} /> : null;
}

function BellContent({ resource }: { resource: string }) {
  const translate = useTranslate();
  const { inbox, markRead } = useInbox(resource);
  const chime = useChime(inbox);
  const unread = inbox?.unread ?? 0;
  const title = translate('message-manage.bell.title');
  return (
    <HeaderPanel
      label={unread > 0 ? translate('message-manage.bell.unread', { smart_count: unread }) : title}
      icon={<NotificationsIcon />}
      badge={{ badgeContent: unread || undefined, max: COUNT_MAX, color: 'error' }}
      buttonSx={({ shell }) => ({
        color: 'inherit',
        '&:hover': { color: shell.hoverText, background: shell.hoverBackground },
      })}
      title={title}
      width={380}
    >
      {(close) => <BellPanel inbox={inbox} chime={chime} markRead={markRead} onClose={close} />}
    </HeaderPanel>
  );
}
