import Box from '@mui/material/Box';
import { pointOf } from '../../../../contract/distance';
import { useIsUnmasked } from '../../plugin-api';
import type { KitRecord } from '../entity/recordTitle';
import { useRevealedRecord } from '../reveal/RevealScope';
import { GeofenceMap } from './GeofenceMap';

export interface RecordMapProps {
  /** Its place is in `lng` and `lat`. */
  record: KitRecord;
  /** Radius of the geofence in meters. */
  radiusM: number;
}

/** The geofence around a record's place, on the record's page. */
export function RecordMap({ record, radiusM }: RecordMapProps) {
  const shown = useRevealedRecord(record);
  const isUnmasked = useIsUnmasked();
  const isMasked = !isUnmasked && shown === record && typeof record.lng === 'number';
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <GeofenceMap
        // Masked coordinates are rounded to a kilometer and would look like a real place.
        place={isMasked ? undefined : pointOf(shown.lng, shown.lat)}
        radiusM={radiusM}
        marks={none}
        isMasked={isMasked}
      />
    </Box>
  );
}

const none = [] as const;
