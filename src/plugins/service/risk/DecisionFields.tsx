import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { characterCount } from '../../../../contract/normalizeText';
import { choiceLabel, fieldLabel } from '../../../core/kit';
import { serviceApplication } from '../entities/applications/serviceApplication';
import {
  isRiskDecision,
  RISK_NOTE_MAX,
  RISK_NOTE_MIN,
  type RiskDecision,
  riskDecisions,
} from '../entities/risk/riskTransitions';

/** A review decision that is being edited. */
export interface DraftDecision {
  decision: RiskDecision | undefined;
  note: string;
}

export const emptyDecision: DraftDecision = { decision: undefined, note: '' };

/** Returns whether the decision can be sent: one is selected, and the note is long enough. */
export function isDecided(draft: DraftDecision): draft is DraftDecision & { decision: RiskDecision } {
  return draft.decision !== undefined && characterCount(draft.note.trim()) >= RISK_NOTE_MIN;
}

export interface DecisionFieldsProps {
  value: DraftDecision;
  onChange: (value: DraftDecision) => void;
  /** Decisions that the administrator is permitted to make. */
  allowed: ReadonlySet<string>;
  /** The server's error about the note. */
  noteError?: string;
}

/** Inputs for the decision of a review and its note. */
export function DecisionFields({ value, onChange, allowed, noteError }: DecisionFieldsProps) {
  const translate = useTranslate();
  const labelId = useId();
  const missing = RISK_NOTE_MIN - characterCount(value.note.trim());
  return (
    <>
      <FormControl>
        <FormLabel id={labelId}>{translate(fieldLabel(serviceApplication, 'reviewRisks.decision'))}</FormLabel>
        <RadioGroup
          aria-labelledby={labelId}
          value={value.decision ?? ''}
          onChange={(_, decision) => isRiskDecision(decision) && onChange({ ...value, decision })}
        >
          {Object.keys(riskDecisions)
            .filter((decision) => allowed.has(decision))
            .map((decision) => (
              <FormControlLabel
                key={decision}
                value={decision}
                control={<Radio size="small" />}
                label={[
                  translate(choiceLabel(serviceApplication, 'reviewRisks.decision', decision)),
                  translate(`service-manage.risk.effects.${decision}`),
                ].join(translate('kit.filter.colon'))}
              />
            ))}
        </RadioGroup>
      </FormControl>
      <TextField
        label={translate(fieldLabel(serviceApplication, 'reviewRisks.note'))}
        value={value.note}
        onChange={(event) => onChange({ ...value, note: event.target.value })}
        multiline
        minRows={2}
        fullWidth
        required
        margin="dense"
        error={noteError !== undefined}
        helperText={
          noteError ??
          translate(missing > 0 ? 'service-manage.risk.noteMissing' : 'service-manage.risk.noteEnough', {
            min: RISK_NOTE_MIN,
            count: missing,
          })
        }
        slotProps={{ htmlInput: { maxLength: RISK_NOTE_MAX } }}
      />
    </>
  );
}
