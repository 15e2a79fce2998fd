import Box from '@mui/material/Box';
import { pointOf } from '../../../../contract/distance';
import { GeofenceMap, type KitRecord, useRevealedRecord } from '../../../core/kit';

/** The geofence of an address. */
export function AddressMap({ record }: { record: KitRecord }) {
  const shown = useRevealedRecord(record);
  const isMasked = shown === record && typeof record.lng === 'number';
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <GeofenceMap
        // Masked coordinates are rounded to a kilometre, which would look like a place.
        place={isMasked ? undefined : pointOf(shown.lng, shown.lat)}
        radiusM={Number(shown.geofenceM ?? 0)}
        marks={none}
        isMasked={isMasked}
      />
    </Box>
  );
}

const none = [] as const;
