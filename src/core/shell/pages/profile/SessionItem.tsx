import ComputerIcon from '@mui/icons-material/Computer';
import SmartphoneIcon from '@mui/icons-material/Smartphone';
import { Box, Button, Chip, ListItem, ListItemIcon, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { SessionInfo } from '../../../../../contract/calls/envelope';
import { formatMinute } from './formatMinute';
import { parseUserAgent } from './parseUserAgent';
import { useUserAgentText } from './useUserAgentText';

interface SessionItemProps {
  session: SessionInfo;
  isBusy: boolean;
  onEnd: () => void;
}

/** One session of the user. */
export function SessionItem({ session, isBusy, onEnd }: SessionItemProps) {
  const translate = useTranslate();
  const userAgentText = useUserAgentText()(session.userAgent);
  const Icon = parseUserAgent(session.userAgent).isPhone ? SmartphoneIcon : ComputerIcon;
  return (
    <ListItem divider sx={{ gap: 1, flexWrap: 'wrap', '&:last-child': { borderBottom: 0 } }}>
      <ListItemIcon sx={{ minWidth: 36 }}>
        <Icon />
      </ListItemIcon>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          <Typography title={session.userAgent}>{userAgentText}</Typography>
          {session.current && <Chip size="small" color="primary" label={translate('console.profile.current')} />}
        </Box>
        <Typography
          variant="body2"
          component="div"
          sx={{ color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: 2, overflowWrap: 'anywhere' }}
        >
          <span>{session.ip}</span>
          <span>{translate('console.profile.since', { time: formatMinute(session.since) })}</span>
          <span>{translate('console.profile.lastSeen', { time: formatMinute(session.lastSeen) })}</span>
        </Typography>
      </Box>
      {!session.current && (
        <Button
          size="small"
          color="error"
          disabled={isBusy}
          onClick={onEnd}
          aria-label={`${translate('console.profile.end')}: ${userAgentText}, ${session.ip}`}
        >
          {translate('console.profile.end')}
        </Button>
      )}
    </ListItem>
  );
}
