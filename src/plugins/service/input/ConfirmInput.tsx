import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ServiceInput } from '../entities/serviceInput';

export interface ConfirmInputProps {
  /** The trial run whose result is confirmed. */
  input: ServiceInput;
  onConfirm: () => void;
  onClose: () => void;
}

/** Shows how many rows an import will write, and asks for confirmation. */
export function ConfirmInput({ input, onConfirm, onClose }: ConfirmInputProps) {
  const translate = useTranslate();
  const titleId = useId();
  const { fileName, inserted = 0, updated = 0, unchanged = 0, failed = 0 } = input;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('service-manage.input.confirmTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {translate('service-manage.input.confirm', { fileName, inserted, updated, unchanged, failed })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" autoFocus onClick={onConfirm}>
          {translate('service-manage.input.confirmed')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
