import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ClipboardEvent, ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Point, pointOf } from '../../../../contract/distance';
import type { KitRecord } from '../entity/recordTitle';
import { FieldInput } from '../form/FieldInput';
import { FieldGrid } from '../form/FormSections';
import { useFormSettings } from '../form/FormSettings';
import { useMaskLock } from '../form/masked/MaskLock';
import { EmptySection } from '../page/EmptySection';
import { weightedCenter } from './neighbourPoints';
import { type MapNeighbour, PlacePicker } from './PlacePicker';
import { parsePastedPoint } from './parsePastedPoint';

export interface PlaceInputProps {
  /** Radius of the geofence in meters. */
  radiusM: number;
  /** The fields of longitude and latitude. */
  fields?: readonly [lng: string, lat: string];
  /** Known points nearby; without a place, the map is initially centered on them. */
  neighbours: readonly MapNeighbour[];
  /** Describes neighbors of a kind in words. */
  neighbourText: (kind: string, count: number) => string;
  /** Text that explains what to fill in before the map appears, a message key. */
  emptyText: string;
  /** Called after the place was set on the map or pasted. */
  onPlaced?: () => void;
  /** Additional inputs, beside longitude and latitude. */
  children?: ReactNode;
}

/** Input for a record's place: two numbers and a drawn map, kept in sync. */
export function PlaceInput({ onPlaced, children, fields = ['lng', 'lat'], ...map }: PlaceInputProps) {
  const { entity } = useFormSettings();
  const form = useFormContext();
  const { locked } = useMaskLock();
  const [lngField, latField] = fields;
  const [lng, lat]: unknown[] = useWatch({ name: [...fields] });
  const isLocked = locked.has(lngField) || locked.has(latField);

  function setPlace(point: Point) {
    const options = { shouldDirty: true, shouldTouch: true };
    form.setValue(lngField, point.lng, options);
    form.setValue(latField, point.lat, options);
    onPlaced?.();
    if (form.formState.isSubmitted) void form.trigger([...fields]);
  }

  function paste(event: ClipboardEvent) {
    const point = parsePastedPoint(event.clipboardData.getData('text'));
    if (!point || isLocked) return;
    event.preventDefault();
    setPlace(point);
  }

  return (
    <Box sx={{ display: 'grid', gap: 1.75, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isLocked ? (
        <LockedPlace fields={fields} />
      ) : (
        <PlaceMap value={pointOf(lng, lat)} onChange={setPlace} fields={fields} {...map} />
      )}
      <Box onPaste={paste}>
        <FieldGrid>
          <FieldInput entity={entity} source={lngField} help="kit.map.pasteHelp" />
          <FieldInput entity={entity} source={latField} />
          {children}
        </FieldGrid>
      </Box>
    </Box>
  );
}

function LockedPlace({ fields }: { fields: readonly string[] }) {
  const translate = useTranslate();
  const { retype } = useMaskLock();
  return (
    <Alert
      severity="info"
      action={
        <Button
          color="inherit"
          size="small"
          onClick={() => {
            for (const field of fields) retype(field);
          }}
        >
          {translate('kit.map.placeAnew')}
        </Button>
      }
    >
      {translate('kit.map.placeMasked')}
    </Alert>
  );
}

interface PlaceMapProps extends Omit<PlaceInputProps, 'onPlaced' | 'children' | 'fields'> {
  fields: readonly [lng: string, lat: string];
  value: Point | undefined;
  onChange: (point: Point) => void;
}

function PlaceMap({ value, onChange, radiusM, fields, neighbours, neighbourText, emptyText }: PlaceMapProps) {
  const translate = useTranslate();
  const record = useRecordContext<KitRecord>();
  // A roughly known position shows at least the part of town.
  const start = value ?? pointOf(record?.[fields[0]], record?.[fields[1]]) ?? weightedCenter(neighbours);
  if (!start) return <EmptySection>{translate(emptyText)}</EmptySection>;
  const kinds = [...new Set(neighbours.map(({ kind }) => kind))];
  return (
    <Box>
      <PlacePicker value={value} onChange={onChange} radiusM={radiusM} start={start} neighbours={neighbours} />
      {kinds.length > 0 && (
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, fontSize: '0.8125rem', color: 'text.secondary' }}>
          {kinds.map((kind) => (
            <li key={kind}>
              {neighbourText(
                kind,
                neighbours.reduce((sum, each) => sum + (each.kind === kind ? each.count : 0), 0),
              )}
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
