import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { inbox, markRead } = useInbox(resource);
  const chime = useChime(inbox);
  const unread = inbox?.unread ?? 0;
  const label =
    unread > 0
      ? translate('message-manage.bell.unread', { smart_count: unread })
      : translate('message-manage.bell.title');
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          sx={(theme) => ({
            width: 36,
            height: 36,
            color: 'inherit',
            '&:hover': { color: theme.shell.hoverText, background: theme.shell.hoverBackground },
            '& svg': { fontSize: 22 },
          })}
        >
          <Badge
            badgeContent={unread || undefined}
            max={COUNT_MAX}
            color="error"
            slotProps={{ badge: { 'aria-hidden': true } }}
          >
            <NotificationsIcon />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': translate('message-manage.bell.title'),
            sx: { width: 380, maxWidth: 'calc(100vw - 32px)', borderRadius: 2, overflow: 'hidden' },
          },
        }}
      >
        <Suspense fallback={null}>
          {anchor && <BellPanel inbox={inbox} chime={chime} markRead={markRead} onClose={close} />}
        </Suspense>
      </Popover>
    </>
  );
}
