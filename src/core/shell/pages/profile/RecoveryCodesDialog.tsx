import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useCopy } from '../useCopy';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows recovery codes once; only the button closes it, so that a click outside does not lose them. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const translate = useTranslate();
  const copy = useCopy();
  const titleId = useId();
  const text = codes.join('\n');
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('console.secondFactor.codesTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('console.secondFactor.codesLead')}</DialogContentText>
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
            gap: 1,
            listStyle: 'none',
            m: 0,
            mt: 2,
            p: 2,
            borderRadius: 1,
            bgcolor: 'action.hover',
            fontFamily: 'monospace',
            userSelect: 'all',
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
          <Button size="small" onClick={() => copy(text, translate('console.secondFactor.copied'))}>
            {translate('console.secondFactor.copy')}
          </Button>
          <Button
            size="small"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
            download={`${translate('console.secondFactor.file')}.txt`}
          >
            {translate('console.secondFactor.download')}
          </Button>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('console.secondFactor.kept')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
