import Box from '@mui/material/Box';
import type { Entity } from '../../../../contract/defineEntity';
import type { KitRecord } from '../entity/recordTitle';
import { useFieldValues } from '../field/FieldValue';

interface PlaceValueProps {
  entity: Entity;
  record: KitRecord;
  lng: string;
  lat: string;
  address: string | undefined;
}

/** A place by its address, if that is known, with its longitude and latitude in small print. */
export function PlaceValue({ entity, record, lng, lat, address }: PlaceValueProps) {
  const value = useFieldValues(record);
  const known = address === undefined ? null : value({ entity, source: address, empty: null });
  return (
    <>
      {known}
      <Box sx={[{ fontVariantNumeric: 'tabular-nums' }, known !== null && smallSx]}>
        {value({ entity, source: lng })}, {value({ entity, source: lat })}
      </Box>
    </>
  );
}

const smallSx = { fontSize: '0.75rem', color: 'text.secondary' } as const;
