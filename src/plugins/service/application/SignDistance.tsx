import Box from '@mui/material/Box';
import { EmptyValue, type KitRecord, useDistanceText } from '../../../core/kit';

/** Shows how far from the place of service the attendant signed in, highlighted if outside the geofence. */
export function SignDistance({ record: { signInDistanceM, geofenceM } }: { record: KitRecord }) {
  const distanceText = useDistanceText();
  if (typeof signInDistanceM !== 'number') return <EmptyValue />;
  const isOutside = typeof geofenceM === 'number' && signInDistanceM > geofenceM;
  return (
    <Box component="span" sx={isOutside ? { color: 'error.main', fontWeight: 600 } : undefined}>
      {distanceText(signInDistanceM)}
    </Box>
  );
}
