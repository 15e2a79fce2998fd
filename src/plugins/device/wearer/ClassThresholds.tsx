import Box from '@mui/material/Box';
import { type RaRecord, useGetMany } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldGrid, FieldInput } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { combineThresholds } from '../entities/thresholds/combineThresholds';
import { deviceUser } from '../entities/wearers/deviceUser';
import { deviceUserHealthyType } from '../entities/wearers/deviceUserHealthyType';
import { ThresholdTable } from './ThresholdTable';

/** The health class of a wearer and further conditions, and the thresholds that come with them. */
export function ClassThresholds() {
  const classes = useEntityResource(deviceUserHealthyType.name);
  const chosen: unknown = useWatch({ name: ['deviceUserHealthyTypeId', 'otherConditionIds'] });
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <FieldGrid>
        <FieldInput entity={deviceUser} source="deviceUserHealthyTypeId" />
        <FieldInput entity={deviceUser} source="otherConditionIds" />
      </FieldGrid>
      {classes && <ThresholdsContent classes={classes} ids={idsIn(chosen)} />}
    </Box>
  );
}

/** The ids of health classes among some values. */
export const idsIn = (values: unknown): number[] =>
  [values].flat(2).filter((id): id is number => typeof id === 'number');

/** The thresholds of health classes together: the stricter one of each side. */
export function ThresholdsContent({ classes, ids }: { classes: string; ids: readonly number[] }) {
  const { data } = useGetMany<RaRecord>(classes, { ids: [...ids] }, { enabled: ids.length > 0, retry: false });
  if (!data || data.length === 0) return null;
  const conditions = data.map(({ thresholds }) => (Array.isArray(thresholds) ? thresholds : []));
  return <ThresholdTable thresholds={combineThresholds(conditions)} />;
}
