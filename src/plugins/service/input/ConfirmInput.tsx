import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';
import { TitledDialog } from '../../../core/kit';
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
  const { fileName, inserted = 0, updated = 0, unchanged = 0, failed = 0 } = input;
  return (
    <TitledDialog title={translate('service-manage.input.confirmTitle')} onClose={onClose}>
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
    </TitledDialog>
  );
}
