import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FieldValue, fieldLabel, RecordPicker, rawFormat, useKitInput } from '../../../../core/kit';
import { elderly } from '../../../elderly/entities/elderly';
import { serviceApplication } from '../../entities/applications/serviceApplication';
import { useChosenElder, useElderlyType } from './useApplicationDraft';

/** Selects an elder in service. The payer then follows from the elder's program. */
export function ElderInput() {
  const { field, fieldProps } = useKitInput({
    source: 'elderlyId',
    label: fieldLabel(serviceApplication, 'elderlyId'),
    isRequired: true,
    ...rawFormat,
  });
  const id = typeof field.value === 'number' ? field.value : undefined;
  const elder = useChosenElder(id);
  useDerivedChoices(elder);
  return (
    <div>
      <RecordPicker
        entity="elderly"
        ids={id === undefined ? [] : [id]}
        multiple={false}
        filter={inService}
        describe={describe}
        {...fieldProps}
        onChange={([next]) => field.onChange(next ?? null)}
        onBlur={() => field.onBlur()}
      />
      {elder && (
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>
          {describe(elder)} · <FieldValue entity={elderly} source="elderlyCapacityTypeId" record={elder} />
        </Typography>
      )}
    </div>
  );
}

/** Sets the payer of the elder's program, and clears service, items and address when the elder changes. */
function useDerivedChoices(elder: RaRecord | undefined) {
  const form = useFormContext();
  const programme = useElderlyType(elder);
  const settledElderId = useRef<unknown>(undefined);
  const settle = useEffectEvent(() => {
    if (!elder || !programme || settledElderId.current === elder.id) return;
    if (settledElderId.current !== undefined) {
      for (const name of ['serviceTypeId', 'itemCodes', 'userAddressId']) form.setValue(name, null);
    }
    settledElderId.current = elder.id;
    if (programme.payerType)
      form.setValue('payerType', programme.payerType, { shouldDirty: true, shouldValidate: true });
  });
  const [elderId, programmeId] = [elder?.id, programme?.id];
  useEffect(() => {
    if (elderId !== undefined && programmeId !== undefined) settle();
  }, [elderId, programmeId]);
}

const inService = { status: 'active' };

/** Returns number, age and place, because many elders share a masked name. */
function describe({ elderlyNo, age, street, community }: Readonly<Record<string, unknown>>): string {
  return [elderlyNo, age, street, community].filter(Boolean).join(' · ');
}
