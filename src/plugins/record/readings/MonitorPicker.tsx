import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { fieldLabel, RecordPicker, ReferenceValue } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { bloodPressure } from '../entities/kinds/bloodPressure';

/** Maximum number of device models that are searched for blood pressure monitors. */
const MODELS_MAX = 100;

interface MonitorPickerProps {
  ids: readonly number[];
  error: string | undefined;
  onChange: (ids: number[]) => void;
}

/** Selects a blood pressure monitor in use. Each option shows the name of the wearer. */
export function MonitorPicker({ ids, error, onChange }: MonitorPickerProps) {
  const translate = useTranslate();
  const types = useEntityResource('deviceType');
  const { data } = useGetList<RaRecord>(
    types ?? '',
    {
      pagination: { page: 1, perPage: MODELS_MAX },
      sort: { field: 'id', order: 'ASC' },
      filter: { recordKinds: [bloodPressure.name] },
    },
    { enabled: types !== undefined, retry: false },
  );
  return (
    <RecordPicker
      entity="device"
      ids={ids}
      multiple={false}
      filter={{ lifeStatus: 'bound', ...(data && { deviceTypeId: data.map(({ id }) => id) }) }}
      describe={({ deviceUserId }) => <ReferenceValue entity="deviceUser" ids={deviceUserId ? [deviceUserId] : []} />}
      label={translate(fieldLabel(bloodPressure, 'deviceId'))}
      error={error !== undefined}
      helperText={error}
      onChange={onChange}
    />
  );
}
