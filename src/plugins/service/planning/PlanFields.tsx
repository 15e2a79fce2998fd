import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { Refusal } from '../../../../contract/calls/refusal';
import { fieldLabel, formatMomentInput, MomentField, parseMomentInput, RecordPicker } from '../../../core/kit';
import { type KnownServiceType, useServiceTypes } from '../application/form/useServiceTypes';
import { serviceApplication } from '../entities/applications/serviceApplication';
import { proposals, type VisitPlan } from './visitPlan';

/** Fields of an application that have an input in the plan. */
export const plannedFields = ['planStart', 'planEnd', 'serviceTypeId', 'proposedAttendantId'];

interface PlanFieldsProps {
  plan: VisitPlan;
  refusal: Refusal | undefined;
  onChange: (plan: VisitPlan) => void;
}

const enabledOnly = { enabled: true };
const passedOnly = { status: 'passed' };

/** Inputs for service, start, duration and proposed attendant. */
export function PlanFields({ plan, refusal, onChange }: PlanFieldsProps) {
  const translate = useTranslate();
  const types = useServiceTypes();
  const text = (name: string) => translate(`service-manage.planning.${name}`);
  const errors = refusal?.errors ?? {};
  const change = (part: Partial<VisitPlan>) => onChange({ ...plan, ...part });

  /** Selecting a service sets its standard duration. */
  function choose([serviceTypeId]: readonly number[]) {
    const type = types.find(({ id }: KnownServiceType) => id === serviceTypeId);
    change({ serviceTypeId, ...(type && { minutes: type.stdMinutes }) });
  }

  return (
    <>
      <RecordPicker
        entity="serviceType"
        ids={plan.serviceTypeId === undefined ? [] : [plan.serviceTypeId]}
        multiple={false}
        filter={enabledOnly}
        label={translate(fieldLabel(serviceApplication, 'serviceTypeId'))}
        error={errors.serviceTypeId !== undefined}
        helperText={errors.serviceTypeId}
        onChange={choose}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' }, gap: 1.5 }}>
        <MomentField
          kind="moment"
          margin="none"
          label={translate(fieldLabel(serviceApplication, 'planStart'))}
          value={formatMomentInput(plan.planStart)}
          error={errors.planStart !== undefined}
          helperText={errors.planStart}
          onChange={(typed) => change({ planStart: parseMomentInput(typed) ?? undefined })}
        />
        <TextField
          type="number"
          size="small"
          margin="none"
          label={text('minutes')}
          value={plan.minutes || ''}
          error={errors.planEnd !== undefined}
          helperText={errors.planEnd}
          onChange={({ target }) => change({ minutes: Math.round(Number(target.value)) })}
          slotProps={{ htmlInput: { min: 5, max: 720 } }}
        />
      </Box>
      <TextField
        select
        size="small"
        margin="none"
        label={text('proposal')}
        value={plan.proposal}
        onChange={({ target }) => change({ proposal: proposals.find((each) => each === target.value) ?? 'usual' })}
      >
        {proposals.map((each) => (
          <MenuItem key={each} value={each}>
            {text(`proposals.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      {plan.proposal === 'one' && (
        <RecordPicker
          entity="attendant"
          ids={plan.attendantId === undefined ? [] : [plan.attendantId]}
          multiple={false}
          filter={passedOnly}
          label={translate(fieldLabel(serviceApplication, 'proposedAttendantId'))}
          error={errors.proposedAttendantId !== undefined}
          helperText={errors.proposedAttendantId}
          onChange={([attendantId]) => change({ attendantId })}
        />
      )}
    </>
  );
}
