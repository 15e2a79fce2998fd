import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

interface LogoutDialogProps {
  /** Number of pages with unsaved input. */
  unsaved: number;
  onCancel: () => void;
  /** Rejects if the server does not answer. */
  onConfirm: () => Promise<void>;
}

/** Confirmation of sign-out; on failure it stays open and shows the error. */
export default function LogoutDialog({ unsaved: unsavedCount, onCancel, onConfirm }: LogoutDialogProps) {
  const translate = useTranslate();
  const [step, setStep] = useState<'asked' | 'busy' | 'failed'>('asked');
  const confirm = () => {
    setStep('busy');
    onConfirm().catch(() => setStep('failed'));
  };
  return (
    <Dialog open onClose={onCancel} maxWidth="xs" fullWidth role="alertdialog" aria-labelledby="logout-title">
      <DialogTitle id="logout-title" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <WarningAmberIcon color="warning" />
        {translate('console.logout.title')}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('console.logout.question')}</DialogContentText>
        {unsavedCount > 0 && (
          <DialogContentText>{translate('console.tabs.logout', { count: unsavedCount })}</DialogContentText>
        )}
        {step === 'failed' && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {translate('console.logout.failed')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onCancel}>
          {translate('console.action.cancel')}
        </Button>
        <Button variant="contained" onClick={confirm} loading={step === 'busy'} autoFocus>
          {translate(step === 'failed' ? 'console.action.retry' : 'console.action.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
