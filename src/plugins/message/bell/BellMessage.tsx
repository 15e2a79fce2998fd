import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { choiceLabel, formatMoment } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { type InboxMessage, outbox } from '../entities/outbox';

interface BellMessageProps {
  message: InboxMessage;
  markRead: (id: number) => Promise<void>;
  onClose: () => void;
}

/** Shows one message to the user; pressing it marks it as read and opens its subject. */
export function BellMessage({ message, markRead, onClose }: BellMessageProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { id, title, content, time, isRead, level, reason, aboutEntity, aboutId } = message;
  const resource = useEntityResource(aboutEntity ?? '');
  const to = resource && aboutId ? createPath({ resource, id: aboutId, type: 'show' }) : undefined;
  const onPress = () => {
    if (!isRead) void markRead(id);
    if (to) onClose();
  };
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}>
      <ButtonBase
        {...(to ? { component: Link, to } : {})}
        onClick={onPress}
        sx={{
          display: 'block',
          width: '100%',
          textAlign: 'start',
          px: 2,
          py: 1.25,
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box
            aria-hidden
            sx={{
              width: 8,
              height: 8,
              flexShrink: 0,
              borderRadius: 4,
              bgcolor: isRead ? 'transparent' : level === 'info' ? 'primary.main' : 'error.main',
            }}
          />
          <Typography sx={{ flex: 1, minWidth: 0, fontWeight: isRead ? 400 : 600 }} noWrap>
            {title}
          </Typography>
          {!isRead && <Box sx={visuallyHidden}>{translate('message-manage.bell.new')}</Box>}
        </Box>
        <Typography variant="body2" sx={{ pl: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {content}
        </Typography>
        <Typography variant="caption" sx={{ pl: 2, color: 'text.secondary' }}>
          {translate(choiceLabel(outbox, 'reason', reason))} · {formatMoment(time)}
        </Typography>
      </ButtonBase>
    </Box>
  );
}
