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
import { REASON_MAX, REASON_MIN } from '../../../../contract/constants';
import { RefusalNotice } from '../refusal/RefusalNotice';
import { useAttempt } from '../refusal/useAttempt';
import type { ReasonDialogProps } from './ReasonDialog';

/** Asks for a reason of at least {@link REASON_MIN} characters before an action that is logged with it. */
export default function ReasonForm({
  title,
  description,
  children,
  suggestions = [],
  confirmLabel,
  tone = 'neutral',
  isReady = true,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const [reason, setReason] = useState('');
  const [isTooShort, setIsTooShort] = useState(false);
  const { attempt, isBusy, refusal, forget } = useAttempt();
  const error = isTooShort ? translate('kit.reason.tooShort', { min: REASON_MIN }) : refusal?.errors.reason;
  const isEnough = [...reason.trim()].length >= REASON_MIN;

  async function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (!isEnough) return setIsTooShort(true);
    await attempt(async () => {
      await onConfirm(reason.trim());
      onClose();
    });
  }

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          {description && <DialogContentText sx={{ marginBlockEnd: 1 }}>{description}</DialogContentText>}
          {children}
          <TextField
            autoFocus={children === undefined}
            fullWidth
            multiline
            minRows={2}
            margin="dense"
            label={translate('kit.reason.label')}
            value={reason}
            error={error !== undefined}
            helperText={error ?? translate('kit.reason.help', { min: REASON_MIN })}
            onChange={(event) => {
              setReason(event.target.value);
              setIsTooShort(false);
              forget();
            }}
            slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
            required
          />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75, marginBlock: 1 }}>
            {suggestions.map((text) => (
              <Chip key={text} size="small" variant="outlined" label={text} onClick={() => setReason(text)} />
            ))}
          </Stack>
          <RefusalNotice refusal={refusal} isShown={(field) => field === 'reason'} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isBusy}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={tone === 'danger' ? 'error' : 'primary'}
            loading={isBusy}
            disabled={!isReady}
          >
            {confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
