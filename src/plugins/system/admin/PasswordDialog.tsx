import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { HttpError, useRefresh, useTranslate } from 'react-admin';
import { PASSWORD_MIN } from '../../../../contract/constants';
import { useKitDataProvider } from '../../../core/kit';
import type { ActionProps } from '../../../core/plugin-api';

/** Gives somebody else a new password, which they change at the next sign-in; all their sessions end. */
export default function PasswordDialog({ resource, records, onClose }: ActionProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const dataProvider = useKitDataProvider();
  const titleId = useId();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    try {
      await dataProvider.call(resource, 'resetPassword', { id: records[0]?.id, password });
      refresh();
      onClose();
    } catch (error) {
      // The HTTP client has told the whole; here stands what is said of the field.
      setProblem(error instanceof HttpError ? (error.body?.errors?.password ?? error.message) : String(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{translate('system-manage.admin.resetPassword')}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          <DialogContentText>{translate('system-manage.admin.resetPasswordHelp')}</DialogContentText>
          <TextField
            type="password"
            size="small"
            autoFocus
            required
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setProblem(undefined);
            }}
            label={translate('system-manage.admin.newPassword')}
            error={problem !== undefined}
            helperText={problem ?? translate('system-manage.admin.passwordHelp')}
            slotProps={{ htmlInput: { minLength: PASSWORD_MIN, autoComplete: 'new-password' } }}
          />
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
