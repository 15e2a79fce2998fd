import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { fieldHelp, RefusalNotice, useAttempt, useKitDataProvider } from '../../../core/kit';
import type { ActionProps } from '../../../core/plugin-api';
import { admin } from '../entities/admin';
import { NewPasswordField } from './NewPasswordField';

/**
 * Sets a new password for another account. Its owner must change the password at the next sign-in; all sessions of the
 * account end.
 */
export default function PasswordDialog({ resource, records, onClose }: ActionProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const dataProvider = useKitDataProvider();
  const titleId = useId();
  const [password, setPassword] = useState('');
  const { attempt, isBusy, refusal, forget } = useAttempt();
  const problem = refusal?.errors.password;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await attempt(async () => {
      await dataProvider.call(resource, 'resetPassword', { id: records[0]?.id, password }, { silent: 'rejection' });
      refresh();
      onClose();
    });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{translate('system-manage.admin.resetPassword')}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          <DialogContentText>{translate('system-manage.admin.resetPasswordHelp')}</DialogContentText>
          <NewPasswordField
            autoFocus
            required
            value={password}
            onChange={(typed) => {
              setPassword(typed);
              forget();
            }}
            label={translate('system-manage.admin.newPassword')}
            error={problem !== undefined}
            helperText={problem ?? translate(fieldHelp(admin, 'password'))}
          />
          <RefusalNotice refusal={refusal} entity={admin} isShown={(field) => field === 'password'} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" color="error" loading={isBusy}>
            {translate('system-manage.admin.resetPassword')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
