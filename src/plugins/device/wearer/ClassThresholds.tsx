import Box from '@mui/material/Box';
import { type RaRecord, useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldGrid, FieldInput } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { deviceUser } from '../entities/deviceUser';
import { deviceUserHealthyType } from '../entities/deviceUserHealthyType';
import { ThresholdTable } from './ThresholdTable';

/** Selects the health class of a wearer and shows its thresholds. */
export function ClassThresholds() {
  const classes = useEntityResource(deviceUserHealthyType.name);
  const chosen: unknown = useWatch({ name: 'deviceUserHealthyTypeId' });
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <FieldGrid>
        <FieldInput entity={deviceUser} source="deviceUserHealthyTypeId" />
      </FieldGrid>
      {classes && typeof chosen === 'number' && <KnownThresholds classes={classes} id={chosen} />}
    </Box>
  );
}

/** Shows the thresholds of a health class. */
export function KnownThresholds({ classes, id }: { classes: string; id: RaRecord['id'] }) {
  const { data } = useGetOne<RaRecord>(classes, { id }, { retry: false });
  return data ? <ThresholdTable record={data} /> : null;
}
