import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';

interface LogoutDialogProps {
  /** Pages with input that would be lost. */
  unsaved: number;
  onCancel: () => void;
  onConfirm: () => void;
}

/** The question whether to sign out. */
export default function LogoutDialog({ unsaved, onCancel, onConfirm }: LogoutDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onCancel} maxWidth="xs" fullWidth role="alertdialog" aria-labelledby="logout-title">
      <DialogTitle id="logout-title" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <WarningAmberIcon color="warning" />
        {translate('console.logout.title')}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('console.logout.question')}</DialogContentText>
        {unsaved > 0 && <DialogContentText>{translate('console.tabs.logout', { count: unsaved })}</DialogContentText>}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onCancel}>
          {translate('console.action.cancel')}
        </Button>
        <Button variant="contained" onClick={onConfirm} autoFocus>
          {translate('console.action.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
