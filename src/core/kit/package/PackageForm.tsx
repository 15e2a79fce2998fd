import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { REASON_MAX, REASON_MIN } from '../../../../contract/constants';
import { PACKAGE_ROWS_MAX } from '../../../../contract/package/packageLimits';
import { RefusalNotice } from '../refusal/RefusalNotice';
import { useAttempt } from '../refusal/useAttempt';

/** Requested content of a package. */
export interface PackageOptions {
  /** Includes every record, whatever the list shows. */
  includesAll: boolean;
  unmasked: boolean;
  images: boolean;
  reason?: string;
}

export interface PackageFormProps {
  /** Number of records that the list shows. */
  total: number;
  /** Whether the user can request all records instead of those that the list shows. */
  canIncludeAll: boolean;
  canUnmask: boolean;
  /** Rejects to keep the dialog open with the reasons. */
  onSubmit: (options: PackageOptions) => Promise<void>;
  onClose: () => void;
}

/** Form for the content of a package: which records, whether masked, whether with pictures, and the reason. */
export function PackageForm({ total, canIncludeAll, canUnmask, onSubmit, onClose }: PackageFormProps) {
  const translate = useTranslate();
  const text = (name: string, params?: object) => translate(`kit.package.${name}`, params);
  const [includesAll, setIncludesAll] = useState(false);
  const [unmasked, setUnmasked] = useState(false);
  const [images, setImages] = useState(false);
  const [reason, setReason] = useState('');
  const [isReasonMissing, setIsReasonMissing] = useState(false);
  const { attempt, isBusy, refusal, forget } = useAttempt();
  const reasonProblem = isReasonMissing
    ? translate('kit.reason.tooShort', { min: REASON_MIN })
    : refusal?.errors.reason;

  async function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const trimmedReason = reason.trim();
    if (unmasked && [...trimmedReason].length < REASON_MIN) return setIsReasonMissing(true);
    await attempt(() =>
      onSubmit({ includesAll, unmasked, images: unmasked && images, ...(unmasked && { reason: trimmedReason }) }),
    );
  }

  return (
    <form onSubmit={submit} noValidate>
      <DialogContent sx={{ display: 'grid', gap: 2, paddingBlockStart: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('help', { max: PACKAGE_ROWS_MAX })}
        </Typography>
        {canIncludeAll ? (
          <Choice
            label={text('what')}
            value={String(includesAll)}
            onChange={(value) => setIncludesAll(value === 'true')}
          >
            <Option value="false" label={text('filtered', { smart_count: total })} />
            <Option value="true" label={text('whole')} />
          </Choice>
        ) : (
          <Typography>{text('rows', { smart_count: total })}</Typography>
        )}
        {canUnmask ? (
          <Choice label={text('person')} value={String(unmasked)} onChange={(value) => setUnmasked(value === 'true')}>
            <Option value="false" label={text('masked')} />
            <Option value="true" label={text('unmasked')} />
          </Choice>
        ) : (
          <Typography>{text('onlyMasked')}</Typography>
        )}
        {unmasked && (
          <>
            <FormControlLabel
              control={<Checkbox size="small" checked={images} onChange={(_event, on) => setImages(on)} />}
              label={text('images')}
            />
            <TextField
              required
              multiline
              minRows={2}
              label={translate('kit.reason.label')}
              value={reason}
              error={reasonProblem !== undefined}
              helperText={reasonProblem ?? translate('kit.reason.help', { min: REASON_MIN })}
              onChange={({ target }) => {
                setReason(target.value);
                setIsReasonMissing(false);
                forget();
              }}
              slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
            />
          </>
        )}
        <RefusalNotice refusal={refusal} isShown={(field) => field === 'reason' && unmasked} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button type="submit" variant="contained" loading={isBusy}>
          {text('begin')}
        </Button>
      </DialogActions>
    </form>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup aria-labelledby={id} value={value} onChange={(_event, next) => onChange(next)}>
        {children}
      </RadioGroup>
    </FormControl>
  );
}

function Option({ value, label }: { value: string; label: string }) {
  return <FormControlLabel value={value} control={<Radio size="small" />} label={label} />;
}
