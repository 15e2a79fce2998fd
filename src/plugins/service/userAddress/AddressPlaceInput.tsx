import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldInput, fieldLabel, PlaceInput } from '../../../core/kit';
import { userAddress } from '../entities/places/userAddress';
import { useNeighbours } from './useNeighbours';

/** Inputs the place and the radius of its geofence. */
export function AddressPlaceInput() {
  const translate = useTranslate();
  const form = useFormContext();
  const radiusM: unknown = useWatch({ name: 'geofenceM' });

  function setSource() {
    form.setValue('geoSource', 'map', { shouldDirty: true });
    if (form.formState.isSubmitted) void form.trigger('geoVerified');
  }

  return (
    <Box sx={{ display: 'grid', gap: 1.75, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PlaceInput
        radiusM={typeof radiusM === 'number' ? radiusM : 0}
        neighbours={useNeighbours()}
        neighbourText={(kind, count) => translate(`service-manage.address.neighbours.${kind}`, { count })}
        emptyText="service-manage.address.noStart"
        onPlaced={setSource}
      >
        <FieldInput entity={userAddress} source="geoSource" />
        <FieldInput entity={userAddress} source="geoVerified" />
      </PlaceInput>
      <RadiusInput />
    </Box>
  );
}

const { min, max } = userAddress.fields.geofenceM;
const STEP_M = 10;

/** Inputs the radius as a number and as a slider. */
function RadiusInput() {
  const translate = useTranslate();
  const labelId = useId();
  const form = useFormContext();
  const value: unknown = useWatch({ name: 'geofenceM' });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, alignItems: 'center', maxWidth: 640 }}>
      <Box sx={{ flex: '1 1 160px', maxWidth: 200 }}>
        <FieldInput entity={userAddress} source="geofenceM" />
      </Box>
      <Box id={labelId} hidden>
        {translate(fieldLabel(userAddress, 'geofenceM'))}
      </Box>
      <Slider
        aria-labelledby={labelId}
        size="small"
        min={min}
        max={max}
        step={STEP_M}
        value={typeof value === 'number' ? Math.max(min, Math.min(max, value)) : min}
        onChange={(_, next) => form.setValue('geofenceM', Number(next), { shouldDirty: true, shouldValidate: true })}
        marks={[min, 100, 200, 300, 400, max].map((metres) => ({ value: metres, label: String(metres) }))}
        sx={{ flex: '1 1 240px', marginInline: 1 }}
      />
    </Box>
  );
}
