import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { NewTotp } from '../../../../../contract/calls/envelope';
import { reasonText } from '../../../../../contract/calls/refusal';
import { FACTOR_NAME_MAX } from '../../../../../contract/constants';
import { useConsole } from '../../ConsoleContext';
import { QrCode } from './QrCode';

interface AuthenticatorAppDialogProps {
  onClose: () => void;
  /** Receives the recovery codes if this is the first second factor. */
  onDone: (codes: readonly string[]) => void;
}

/** Enrolls an authenticator app: shows the QR code, and asks for the first code. */
export default function AuthenticatorAppDialog({ onClose, onDone }: AuthenticatorAppDialogProps) {
  const translate = useTranslate();
  const { secondFactor } = useConsole().session;
  const titleId = useId();
  const [newTotp, setNewTotp] = useState<NewTotp>();
  const [name, setName] = useState(() => translate('console.secondFactor.appName'));
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    let isOpen = true;
    secondFactor()
      .then(({ beginApp }) => beginApp())
      .then(
        (totp) => isOpen && setNewTotp(totp),
        (failure: unknown) => isOpen && setProblem(reasonText(failure)),
      );
    return () => {
      isOpen = false;
    };
  }, [secondFactor]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    try {
      onDone(await (await secondFactor()).confirmApp({ name: name.trim(), code }));
    } catch (failure) {
      setProblem(reasonText(failure));
      setIsBusy(false);
    }
  };

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{translate('console.secondFactor.addApp')}</DialogTitle>
        {!newTotp && !problem && <LinearProgress />}
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
          {newTotp && (
            <>
              <Typography>{translate('console.secondFactor.appScan')}</Typography>
              <QrCode text={newTotp.address} label={translate('console.secondFactor.qr')} />
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {translate('console.secondFactor.appSecret')}{' '}
                <Box component="code" sx={{ color: 'text.primary', userSelect: 'all', overflowWrap: 'anywhere' }}>
                  {newTotp.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
                </Box>
              </Typography>
              <Typography>{translate('console.secondFactor.appCode')}</Typography>
              <TextField
                size="small"
                required
                autoFocus
                label={translate('console.secondFactor.code')}
                value={code}
                onChange={(event) => {
                  setCode(event.target.value);
                  setProblem('');
                }}
                error={problem !== ''}
                slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 } }}
              />
              <TextField
                size="small"
                required
                label={translate('console.secondFactor.name')}
                value={name}
                onChange={(event) => setName(event.target.value)}
                slotProps={{ htmlInput: { maxLength: FACTOR_NAME_MAX } }}
              />
            </>
          )}
          {problem && <Alert severity="error">{problem}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {translate('console.secondFactor.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!newTotp} loading={isBusy}>
            {translate('console.secondFactor.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
