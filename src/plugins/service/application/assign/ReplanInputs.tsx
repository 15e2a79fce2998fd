import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { parseIsoMoment, toIsoMoment } from '../../../../../contract/moment';
import { fieldLabel, formatMomentInput, type KitRecord, MomentField, parseMomentInput } from '../../../../core/kit';
import { serviceApplication } from '../../entities/applications/serviceApplication';

/** A new time for a visit; empty while it stays as planned. */
export interface NewPlan {
  planStart?: string;
  planEnd?: string;
}

export interface ReplanInputsProps {
  record: KitRecord;
  plan: NewPlan;
  /** A missed visit needs a new time. */
  isRequired: boolean;
  reason: string;
  /** Messages of the server by field. */
  errors: Readonly<Record<string, string>>;
  onPlan: (plan: NewPlan) => void;
  onReason: (reason: string) => void;
}

const REASON_MAX = 200;

/** Returns whether one of the inputs belongs to this field of the call. */
export function isReplanInput(field: string): boolean {
  return ['planStart', 'planEnd', 'reason'].includes(field);
}

/** Inputs for the new time of the visit, and for the reason of a reassignment. A new start moves the end along. */
export function ReplanInputs({ record, plan, isRequired, reason, errors, onPlan, onReason }: ReplanInputsProps) {
  const translate = useTranslate();
  const label = (name: string) => translate(fieldLabel(serviceApplication, `reassign.${name}`));
  const moment = (name: 'planStart' | 'planEnd', change: (value: string | undefined) => NewPlan) => (
    <MomentField
      kind="moment"
      margin="none"
      label={label(name)}
      required={isRequired}
      value={formatMomentInput(plan[name])}
      error={errors[name] !== undefined}
      helperText={errors[name]}
      onChange={(text) => onPlan(change(parseMomentInput(text) ?? undefined))}
    />
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
        gap: 1.5,
        marginBlockStart: 1,
      }}
    >
      {moment('planStart', (planStart) => ({ planStart, planEnd: endAfter(planStart, record) ?? plan.planEnd }))}
      {moment('planEnd', (planEnd) => ({ ...plan, planEnd }))}
      <TextField
        size="small"
        margin="none"
        label={label('reason')}
        value={reason}
        error={errors.reason !== undefined}
        helperText={errors.reason}
        onChange={({ target }) => onReason(target.value)}
        slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
        sx={{ gridColumn: '1 / -1' }}
      />
    </Box>
  );
}

/** Returns the end that keeps the planned length. */
function endAfter(planStart: string | undefined, { planStart: from, planEnd: to }: KitRecord): string | undefined {
  const [start, oldStart, oldEnd] = [planStart, from, to].map((moment) => parseIsoMoment(String(moment ?? '')));
  if (start === undefined || oldStart === undefined || oldEnd === undefined) return undefined;
  return toIsoMoment(start + oldEnd - oldStart);
}
