import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { LogEntry } from '../../../log';
import { useCopy } from '../useCopy';

/** All details of a log entry. */
export function LogDetails({ entry, onClose }: { entry: LogEntry | undefined; onClose: () => void }) {
  const translate = useTranslate();
  const copy = useCopy();
  const meta = entry && Object.entries(entry.meta).map(([key, value]) => `${key}: ${value}`);
  return (
    <Dialog open={entry !== undefined} onClose={onClose} maxWidth="md" fullWidth aria-labelledby="log-details-title">
      <DialogTitle id="log-details-title">{translate('console.log.details')}</DialogTitle>
      <DialogContent>
        <Detail label={translate('console.log.time')} text={entry?.time} />
        <Detail label={translate('console.log.message')} text={entry?.message} />
        <Detail label={translate('console.log.source')} text={entry?.source} />
        <Detail label={translate('console.log.meta')} text={meta?.join('\n')} />
        <Detail label={translate('console.log.stack')} text={entry?.stack} />
        <Detail label={translate('console.log.sentAt')} text={entry?.sentAt} />
      </DialogContent>
      <DialogActions>
        <Button
          variant="outlined"
          onClick={() => copy(JSON.stringify(entry, null, 2), translate('console.log.copied'))}
        >
          {translate('console.log.copy')}
        </Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('console.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Detail({ label, text }: { label: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <Box sx={{ mb: 1.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box
        component="pre"
        sx={{ m: 0, font: 'inherit', fontSize: 13, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {text}
      </Box>
    </Box>
  );
}
