import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { momentOf, momentText } from '../../../../../contract/moment';
import { fieldLabel, type KitRecord, MomentField, momentOfTyping, typingOfMoment } from '../../../../core/kit';
import { serviceApplication } from '../../entities/serviceApplication';

/** Another time for a visit; nothing while it stays as planned. */
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
  /** What the server says of an input. */
  errors: Readonly<Record<string, string>>;
  onPlan: (plan: NewPlan) => void;
  onReason: (reason: string) => void;
}

const REASON_MAX = 200;

/** Tells whether one of the inputs is for a field of the call. */
export function isReplanInput(field: string): boolean {
  return ['planStart', 'planEnd', 'reason'].includes(field);
}

/** When the visit is to be instead, and why somebody else goes; a new beginning moves the end along. */
export function ReplanInputs({ record, plan, isRequired, reason, errors, onPlan, onReason }: ReplanInputsProps) {
  const translate = useTranslate();
  const label = (name: string) => translate(fieldLabel(serviceApplication, `reassign.${name}`));
  const moment = (name: 'planStart' | 'planEnd', change: (value: string | undefined) => NewPlan) => (
    <MomentField
      kind="moment"
      margin="none"
      label={label(name)}
      required={isRequired}
      value={typingOfMoment(plan[name])}
      error={errors[name] !== undefined}
      helperText={errors[name]}
      onChange={(text) => onPlan(change(momentOfTyping(text) ?? undefined))}
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

/** The end that keeps the planned length. */
function endAfter(planStart: string | undefined, { planStart: from, planEnd: to }: KitRecord): string | undefined {
  const [start, oldStart, oldEnd] = [planStart, from, to].map((moment) => momentOf(String(moment ?? '')));
  if (start === undefined || oldStart === undefined || oldEnd === undefined) return undefined;
  return momentText(start + oldEnd - oldStart);
}
