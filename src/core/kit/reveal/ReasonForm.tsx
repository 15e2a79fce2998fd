import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { REASON_MIN } from '../../../../contract/constants';

import type { ReasonDialogProps } from './ReasonDialog';

const REASON_MAX = 200;

/** Asks why, at least {@link REASON_MIN} characters, before something is done that is logged with its reason. */
export default function ReasonForm({
  title,
  description,
  children,
  suggestions = [],
  confirmLabel,
  tone = 'neutral',
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const isEnough = [...reason.trim()].length >= REASON_MIN;

  async function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (!isEnough) return setError(translate('kit.reason.tooShort', { min: REASON_MIN }));
    setBusy(true);
    try {
      await onConfirm(reason.trim());
      onClose();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          {description && <DialogContentText sx={{ marginBlockEnd: 1 }}>{description}</DialogContentText>}
          {children}
          <TextField
            autoFocus
            fullWidth
            multiline
            minRows={2}
            margin="dense"
            label={translate('kit.reason.label')}
            value={reason}
            error={error !== ''}
            helperText={error || translate('kit.reason.help', { min: REASON_MIN })}
            onChange={(event) => {
              setReason(event.target.value);
              setError('');
            }}
            slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
            required
          />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75, marginBlockStart: 1 }}>
            {suggestions.map((text) => (
              <Chip key={text} size="small" variant="outlined" label={text} onClick={() => setReason(text)} />
            ))}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" color={tone === 'danger' ? 'error' : 'primary'} loading={busy}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
