import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { groupBy } from 'es-toolkit/array';
import { type LiveMarker, liveColors } from '../../system/entities/wallLive';
import type { ServiceMap } from '../entities/map/serviceMap';
import { type AreaScene, areaOf, markerPlace, type Point } from './areaScene';
import { useLiveText } from './useLiveText';

const pulse = keyframes({ from: { transform: 'scale(1)', opacity: 0.7 }, to: { transform: 'scale(2.6)', opacity: 0 } });
export interface MapMarkersProps {
  map: ServiceMap;
  scene: AreaScene;
  markers: readonly LiveMarker[];
}

/** Draws caregivers as discs and alerts as triangles, in the color of their state; alerts on top. */
export function MapMarkers({ map, scene, markers }: MapMarkersProps) {
  const placed = placedMarkers({ map, scene, markers });
  return (
    <g>
      {placed.map(({ marker, point }) => (
        <Marker key={marker.id} marker={marker} {...point} />
      ))}
    </g>
  );
}

function placedMarkers({ map, scene, markers }: MapMarkersProps): { marker: LiveMarker; point: Point }[] {
  const located = markers.flatMap((marker) => {
    const area = areaOf(map.areas, marker);
    const center = scene.shapes.find(({ name }) => name === area?.name)?.center;
    const point = center ?? (marker.lng !== null && marker.lat !== null && scene.place([marker.lng, marker.lat]));
    return point ? [{ marker, point, street: area?.name ?? marker.street ?? '' }] : [];
  });
  return Object.values(groupBy(located, ({ street }) => street))
    .flatMap((together) =>
      together.map(({ marker, point }, position) => ({ marker, point: markerPlace(point, position, together.length) })),
    )
    .sort((one, other) => Number(one.marker.kind === 'alarm') - Number(other.marker.kind === 'alarm'));
}

function Marker({ marker, x, y }: { marker: LiveMarker } & Point) {
  const theme = useTheme();
  const label = useLiveText()(marker);
  const color = liveColors[marker.tone];
  const outline = { stroke: theme.palette.background.default, strokeWidth: 1.2 };
  return (
    <g aria-label={label} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <title>{label}</title>
      {marker.kind === 'alarm' ? (
        <>
          {/* A new alert draws attention three times, then it stands still. */}
          <Box
            component="circle"
            r={6}
            fill="none"
            opacity={0}
            sx={{
              stroke: color,
              '@media (prefers-reduced-motion: no-preference)': { animation: `${pulse} 1200ms ease-out 3` },
            }}
          />
          <Box component="path" d="M0-7L7 5.5H-7Z" strokeLinejoin="round" {...outline} sx={{ fill: color }} />
          <path
            d="M0-3V1.2M0 3.2V3.6"
            stroke={theme.palette.background.default}
            strokeWidth={1.6}
            strokeLinecap="round"
          />
        </>
      ) : (
        <Box component="circle" r={4.6} {...outline} sx={{ fill: color }} />
      )}
    </g>
  );
}
