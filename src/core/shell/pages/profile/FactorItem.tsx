import FingerprintIcon from '@mui/icons-material/Fingerprint';
import SmartphoneIcon from '@mui/icons-material/Smartphone';
import { Box, Button, ListItem, ListItemIcon, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { SecondFactorInfo } from '../../../../../contract/calls/envelope';
import { formatMinute } from './formatMinute';

interface FactorItemProps {
  factor: SecondFactorInfo;
  onAction: (what: 'rename' | 'remove') => void;
}

/** One second factor. */
export function FactorItem({ factor: { kind, name, since, lastUsed }, onAction }: FactorItemProps) {
  const translate = useTranslate();
  const Icon = kind === 'totp' ? SmartphoneIcon : FingerprintIcon;
  return (
    <ListItem divider sx={{ gap: 1, flexWrap: 'wrap', '&:last-child': { borderBottom: 0 } }}>
      <ListItemIcon sx={{ minWidth: 36 }}>
        <Icon />
      </ListItemIcon>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography
          variant="body2"
          component="div"
          sx={{ color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
        >
          <span>{translate(`console.secondFactor.${kind}`)}</span>
          <span>{translate('console.secondFactor.since', { time: formatMinute(since) })}</span>
          <span>{translate('console.secondFactor.lastUsed', { time: formatMinute(lastUsed) })}</span>
        </Typography>
      </Box>
      <Box sx={{ ml: 'auto' }}>
        {(['rename', 'remove'] as const).map((what) => {
          const label = translate(`console.secondFactor.${what}`);
          return (
            <Button
              key={what}
              size="small"
              color={what === 'remove' ? 'error' : 'primary'}
              onClick={() => onAction(what)}
              aria-label={`${label}: ${name}`}
            >
              {label}
            </Button>
          );
        })}
      </Box>
    </ListItem>
  );
}
