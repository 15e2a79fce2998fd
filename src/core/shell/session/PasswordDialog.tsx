import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Refusal, reasonsOf, reasonText } from '../../../../contract/calls/refusal';
import { useConsole } from '../ConsoleContext';
import { passwordPrompt } from './prompts';
import { useOwnFactors } from './useOwnFactors';

/** Dialog that asks for the user's own password. */
export default function PasswordDialog() {
  const translate = useTranslate();
  const { session } = useConsole();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const { data: factors } = useOwnFactors();
  const cancel = () => passwordPrompt.respond(false);
  const verify = async (check: () => Promise<Refusal | undefined>, fallbackMessage = '') => {
    setIsBusy(true);
    try {
      const refusal = await check();
      if (!refusal) return passwordPrompt.respond(true);
      setProblem(reasonsOf(refusal).join(' / '));
    } catch (failure) {
      setProblem(reasonText(failure) || fallbackMessage);
    }
    setIsBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles events through portals, up to the form that opened the dialog.
    event.stopPropagation();
    verify(() => session.reauthenticate(password));
  };
  return (
    <Dialog open onClose={cancel} maxWidth="xs" fullWidth aria-labelledby="reauthenticate-title">
      <form onSubmit={submit}>
        <DialogTitle id="reauthenticate-title">{translate('console.reauthenticate.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{translate('console.reauthenticate.why')}</DialogContentText>
          <TextField
            type="password"
            fullWidth
            size="small"
            autoFocus
            required
            label={translate('console.reauthenticate.password')}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setProblem('');
            }}
            error={problem !== ''}
            helperText={problem}
            slotProps={{ htmlInput: { autoComplete: 'current-password' }, formHelperText: { role: 'alert' } }}
          />
        </DialogContent>
        <DialogActions>
          {factors?.canShowPasskey && (
            <Button
              sx={{ mr: 'auto' }}
              disabled={isBusy}
              onClick={() => verify(session.reauthenticateByPasskey, translate('console.reauthenticate.passkeyFailed'))}
            >
              {translate('console.reauthenticate.passkey')}
            </Button>
          )}
          <Button variant="outlined" onClick={cancel}>
            {translate('console.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {translate('console.action.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
