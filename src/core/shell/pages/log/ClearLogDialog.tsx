import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';

interface ClearLogDialogProps {
  isOpen: boolean;
  onClear: () => void;
  onClose: () => void;
}

/** Asks before clearing the log, because there is no other copy. */
export function ClearLogDialog({ isOpen, onClear, onClose }: ClearLogDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="clear-log-title">
      <DialogTitle id="clear-log-title">{translate('console.log.clear')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('console.log.clearQuestion')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('console.action.cancel')}
        </Button>
        <Button variant="contained" color="error" onClick={onClear}>
          {translate('console.action.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
