import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import { type ClipboardEvent, useId } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Point, pointOf } from '../../../../contract/distance';
import {
  EmptySection,
  FieldGrid,
  FieldInput,
  fieldLabel,
  type KitRecord,
  PlacePicker,
  useMaskLock,
} from '../../../core/kit';
import { userAddress } from '../entities/userAddress';
import { middleOf } from './neighbourPoints';
import { pastedPoint } from './pastedPoint';
import { useNeighbours } from './useNeighbours';

/** Where the place is and how far around it a sign-in counts: numbers and a drawn map that follow each other. */
export function PlaceInput() {
  const translate = useTranslate();
  const form = useFormContext();
  const { locked, retype } = useMaskLock();
  const [lng, lat]: unknown[] = useWatch({ name: ['lng', 'lat'] });
  const isLocked = locked.has('lng') || locked.has('lat');

  function put(point: Point) {
    const options = { shouldDirty: true, shouldTouch: true };
    form.setValue('lng', point.lng, options);
    form.setValue('lat', point.lat, options);
    form.setValue('geoSource', 'map', { shouldDirty: true });
    if (form.formState.isSubmitted) void form.trigger(['lng', 'lat', 'geoVerified']);
  }

  function paste(event: ClipboardEvent) {
    const point = pastedPoint(event.clipboardData.getData('text'));
    if (!point || isLocked) return;
    event.preventDefault();
    put(point);
  }

  return (
    <Box sx={{ display: 'grid', gap: 1.75, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isLocked ? (
        <Alert
          severity="info"
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => {
                retype('lng');
                retype('lat');
              }}
            >
              {translate('service-manage.address.placeAnew')}
            </Button>
          }
        >
          {translate('service-manage.address.masked')}
        </Alert>
      ) : (
        <PlaceMap value={pointOf(lng, lat)} onChange={put} />
      )}
      <Box onPaste={paste}>
        <FieldGrid>
          <FieldInput entity={userAddress} source="lng" help="service-manage.address.pasteHelp" />
          <FieldInput entity={userAddress} source="lat" />
          <FieldInput entity={userAddress} source="geoSource" />
          <FieldInput entity={userAddress} source="geoVerified" />
        </FieldGrid>
      </Box>
      <RadiusInput />
    </Box>
  );
}

function PlaceMap({ value, onChange }: { value: Point | undefined; onChange: (point: Point) => void }) {
  const translate = useTranslate();
  const record = useRecordContext<KitRecord>();
  const radiusM: unknown = useWatch({ name: 'geofenceM' });
  const neighbours = useNeighbours();
  // What is only known roughly shows at least the part of the town.
  const start = value ?? pointOf(record?.lng, record?.lat) ?? middleOf(neighbours);
  if (!start) return <EmptySection>{translate('service-manage.address.noStart')}</EmptySection>;
  return (
    <Box>
      <PlacePicker
        value={value}
        onChange={onChange}
        radiusM={typeof radiusM === 'number' ? radiusM : 0}
        start={start}
        neighbours={neighbours}
      />
      <Box
        component="ul"
        sx={{
          margin: 0,
          paddingInlineStart: 2.5,
          fontSize: '0.8125rem',
          color: 'text.secondary',
          '&:empty': { display: 'none' },
        }}
      >
        {[...new Set(neighbours.map(({ kind }) => kind))].map((kind) => (
          <li key={kind}>
            {translate(`service-manage.address.neighbours.${kind}`, {
              count: neighbours.reduce((sum, each) => sum + (each.kind === kind ? each.count : 0), 0),
            })}
          </li>
        ))}
      </Box>
    </Box>
  );
}

const { min, max } = userAddress.fields.geofenceM;
const STEP_M = 10;

/** The radius as a number and a slider. */
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
