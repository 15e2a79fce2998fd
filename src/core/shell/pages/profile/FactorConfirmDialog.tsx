import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { reasonText } from '../../../../../contract/calls/refusal';
import { FACTOR_NAME_MAX } from '../../../../../contract/constants';

interface FactorConfirmDialogProps {
  title: string;
  question?: string;
  /** Initial value; with it, the dialog asks for a name. */
  name?: string;
  /** Label of the submit button. */
  action: string;
  isDangerous?: boolean;
  /** Message for a failure without a reason. */
  failedMessage?: string;
  /** Rejects with an error that gives the reason of the refusal. */
  onSubmit: (name: string) => Promise<void>;
  onClose: () => void;
}

/** A confirmation dialog, optionally with a name input; on refusal it stays open and shows the reason. */
export function FactorConfirmDialog({
  title,
  question,
  name,
  action,
  isDangerous,
  failedMessage,
  onSubmit,
  onClose,
}: FactorConfirmDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const [value, setValue] = useState(name ?? '');
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setProblem('');
    try {
      await onSubmit(value.trim());
    } catch (failure) {
      setProblem(reasonText(failure) || failedMessage || '');
      setIsBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          {question && <DialogContentText>{question}</DialogContentText>}
          {name !== undefined && (
            <TextField
              size="small"
              fullWidth
              required
              autoFocus
              // Room for the floating label above the border.
              sx={{ mt: 1 }}
              label={translate('console.secondFactor.name')}
              value={value}
              onChange={(event) => setValue(event.target.value)}
              slotProps={{ htmlInput: { maxLength: FACTOR_NAME_MAX } }}
            />
          )}
          {problem && <Alert severity="error">{problem}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {translate('console.secondFactor.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            loading={isBusy}
            autoFocus={name === undefined}
          >
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
