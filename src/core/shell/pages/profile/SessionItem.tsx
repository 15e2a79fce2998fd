import ComputerIcon from '@mui/icons-material/Computer';
import SmartphoneIcon from '@mui/icons-material/Smartphone';
import { Box, Button, Chip, ListItem, ListItemIcon, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { SessionInfo } from '../../../../../contract/envelope';
import { placeOf } from './placeOf';

interface SessionItemProps {
  session: SessionInfo;
  isBusy: boolean;
  onEnd: () => void;
}

/** One place where one is signed in. */
export function SessionItem({ session, isBusy, onEnd }: SessionItemProps) {
  const translate = useTranslate();
  const { browser, system, isPhone } = placeOf(session.userAgent);
  const place =
    browser && system
      ? translate('console.profile.place', { browser, system })
      : browser || translate('console.profile.unknown');
  const Icon = isPhone ? SmartphoneIcon : ComputerIcon;
  return (
    <ListItem divider sx={{ gap: 1, flexWrap: 'wrap', '&:last-child': { borderBottom: 0 } }}>
      <ListItemIcon sx={{ minWidth: 36 }}>
        <Icon />
      </ListItemIcon>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          <Typography title={session.userAgent}>{place}</Typography>
          {session.current && <Chip size="small" color="primary" label={translate('console.profile.current')} />}
        </Box>
        <Typography
          variant="body2"
          component="div"
          sx={{ color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: 2, overflowWrap: 'anywhere' }}
        >
          <span>{session.ip}</span>
          <span>{translate('console.profile.since', { time: minuteOf(session.since) })}</span>
          <span>{translate('console.profile.lastSeen', { time: minuteOf(session.lastSeen) })}</span>
        </Typography>
      </Box>
      {!session.current && (
        <Button
          size="small"
          color="error"
          disabled={isBusy}
          onClick={onEnd}
          aria-label={`${translate('console.profile.end')}: ${place}, ${session.ip}`}
        >
          {translate('console.profile.end')}
        </Button>
      )}
    </ListItem>
  );
}

/** `2026-11-24 07:45` of a moment as the server writes it, in the company's time zone. */
const minuteOf = (iso: string): string => iso.slice(0, 'YYYY-MM-DDTHH:mm'.length).replace('T', ' ');
