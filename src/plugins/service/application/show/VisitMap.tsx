import Box from '@mui/material/Box';
import { pointOf } from '../../../../../contract/distance';
import { GeofenceMap, type GeofenceMark, type KitRecord, useRevealedRecord } from '../../../../core/kit';

/** Shows where the attendant signed in and out, around the place of service. */
export function VisitMap({ record }: { record: KitRecord }) {
  const shown = useRevealedRecord(record);
  const isMasked = shown === record && typeof record.serviceLng === 'number';
  const mark = (kind: GeofenceMark['kind'], prefix: 'signIn' | 'signOut'): GeofenceMark[] =>
    typeof shown[`${prefix}Time`] === 'string'
      ? [
          {
            kind,
            // Masked coordinates are rounded to a kilometer, so a marker would suggest a wrong place.
            point: isMasked ? undefined : pointOf(shown[`${prefix}Lng`], shown[`${prefix}Lat`]),
            distanceM: numberOrNull(shown[`${prefix}DistanceM`]),
            accuracyM: numberOrNull(shown[`${prefix}AccuracyM`]),
          },
        ]
      : [];
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <GeofenceMap
        place={isMasked ? undefined : pointOf(shown.serviceLng, shown.serviceLat)}
        radiusM={Number(shown.geofenceM ?? DEFAULT_RADIUS_M)}
        marks={[...mark('in', 'signIn'), ...mark('out', 'signOut')]}
        isMasked={isMasked}
      />
    </Box>
  );
}

const DEFAULT_RADIUS_M = 100;

function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
