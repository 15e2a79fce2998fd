import DoneAllIcon from '@mui/icons-material/DoneAllOutlined';
import NotificationsActiveIcon from '@mui/icons-material/NotificationsActiveOutlined';
import NotificationsOffIcon from '@mui/icons-material/NotificationsOffOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import ToggleButton from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { type HostWidget, usePermission, useWidgets } from '../../../core/plugin-api';
import type { Inbox } from '../entities/outbox';
import { BellMessage } from './BellMessage';

interface BellPanelProps {
  inbox: Inbox | undefined;
  chime: { isOn: boolean; toggle: () => void };
  markRead: (id?: number) => Promise<void>;
  onClose: () => void;
}

/** Shows the user's pending work from all sections, and the newest messages. */
export default function BellPanel({ inbox, chime, markRead, onClose }: BellPanelProps) {
  const translate = useTranslate();
  const widgets = useWidgets('bell');
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', maxHeight: 'min(70dvh, 620px)' }}>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography component="h2" sx={{ flex: 1, fontWeight: 600 }}>
          {translate('message-manage.bell.title')}
        </Typography>
        <Tooltip title={translate('message-manage.bell.sound')}>
          <ToggleButton
            size="small"
            value="sound"
            selected={chime.isOn}
            onChange={chime.toggle}
            aria-label={translate('message-manage.bell.sound')}
          >
            {chime.isOn ? <NotificationsActiveIcon fontSize="small" /> : <NotificationsOffIcon fontSize="small" />}
          </ToggleButton>
        </Tooltip>
        <Tooltip title={translate('message-manage.bell.readAll')}>
          <span>
            <IconButton
              size="small"
              aria-label={translate('message-manage.bell.readAll')}
              disabled={!inbox || inbox.unread === 0}
              onClick={() => void markRead()}
            >
              <DoneAllIcon fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
      </Box>
      {widgets.length > 0 && (
        // Following a link closes the panel.
        <Box onClick={onClose}>
          {widgets.map((widget) => (
            <BellWidget key={widget.key} widget={widget} />
          ))}
        </Box>
      )}
      {!inbox && <LinearProgress aria-label={translate('kit.list.loading')} />}
      {inbox?.messages.length === 0 && (
        <Typography sx={{ px: 2, py: 4, textAlign: 'center', color: 'text.secondary' }}>
          {translate('message-manage.bell.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflow: 'auto' }}>
        {inbox?.messages.map((message) => (
          <BellMessage key={message.id} message={message} markRead={markRead} onClose={onClose} />
        ))}
      </Box>
    </Box>
  );
}

function BellWidget({ widget }: { widget: HostWidget }) {
  return usePermission(widget.permission) ? widget.render({ slot: 'bell' }) : null;
}
