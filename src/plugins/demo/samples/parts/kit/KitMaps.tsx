import { Stack } from '@mui/material';
import { useState } from 'react';
import { GeofenceMap, PlacePicker } from '../../../../../core/kit';

const HOME = { lng: 121.4737, lat: 31.2304 };
const DOOR = { lng: 121.4741, lat: 31.2302 };
const RADIUS_M = 100;

/** A map with an editable position, and one with the check-in and check-out positions around it. */
export function KitMaps() {
  const [place, setPlace] = useState(HOME);
  return (
    <Stack spacing={2}>
      <PlacePicker
        value={place}
        onChange={setPlace}
        radiusM={RADIUS_M}
        start={HOME}
        neighbours={[{ kind: 'elderly', point: DOOR, count: 2 }]}
      />
      <GeofenceMap
        place={place}
        radiusM={RADIUS_M}
        marks={[
          { kind: 'in', point: DOOR, distanceM: 44, accuracyM: 15 },
          { kind: 'out', distanceM: 180 },
        ]}
      />
    </Stack>
  );
}
