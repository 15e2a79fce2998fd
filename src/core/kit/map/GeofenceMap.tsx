import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { distanceBetween, type Point } from '../../../../contract/distance';
import { EmptySection } from '../page/EmptySection';
import { type DrawnMark, type GeofenceMark, geofenceScene } from './geofenceScene';
import { FenceCircle, NorthArrow, PlaceSymbol, ScaleBar } from './mapSymbols';
import { useDistanceText } from './useDistanceText';

export interface GeofenceMapProps {
  /** Center of the geofence; missing if it is masked or unknown. */
  place: Point | undefined;
  /** Radius of the geofence in meters. */
  radiusM: number;
  marks: readonly GeofenceMark[];
  /** Whether the coordinates are masked: distances are shown without their directions. */
  isMasked?: boolean;
}

const WIDTH = 320;
const HEIGHT = 220;

/**
 * The geofence of a visit with the sign-in and sign-out positions, to scale and north up. Drawn locally, so that no address
 * of an elder is sent to a map service. The list below repeats it in words.
 */
export function GeofenceMap({ place, radiusM, marks, isMasked = false }: GeofenceMapProps) {
  const translate = useTranslate();
  const scene = geofenceScene({ place, radiusM, marks, width: WIDTH, height: HEIGHT });
  if (scene.marks.length === 0 && !place && !isMasked) {
    return <EmptySection>{translate('kit.map.unknownPlace')}</EmptySection>;
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
      <Drawing scene={scene} hasDirections={place !== undefined} />
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Legend place={place} radiusM={radiusM} marks={marks} />
        {isMasked && (
          <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockStart: 1 }}>
            {translate('kit.map.masked')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

function Drawing({ scene, hasDirections }: { scene: ReturnType<typeof geofenceScene>; hasDirections: boolean }) {
  const translate = useTranslate();
  const { place, fence, scaleBar } = scene;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={translate('kit.map.label')}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      sx={{
        flex: '1 1 280px',
        minWidth: 0,
        maxWidth: 440,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.default',
        fontSize: '11px',
      }}
    >
      <FenceCircle {...place} radius={fence} />
      {scene.marks.map((mark) => (
        <MarkShape key={mark.kind} mark={mark} place={place} />
      ))}
      <PlaceSymbol {...place} />
      <ScaleBar {...scaleBar} height={HEIGHT} />
      {hasDirections && <NorthArrow width={WIDTH} />}
    </Box>
  );
}

function MarkShape({ mark, place }: { mark: DrawnMark; place: { x: number; y: number } }) {
  const color = useMarkColor(mark.kind);
  if (mark.shape === 'ring') {
    return <MarkRing kind={mark.kind} {...place} radius={mark.radius} />;
  }
  return (
    <g data-part={mark.kind}>
      {mark.accuracy > 0 && <circle cx={mark.x} cy={mark.y} r={mark.accuracy} fill={color} fillOpacity={0.14} />}
      <line x1={place.x} y1={place.y} x2={mark.x} y2={mark.y} stroke={color} strokeDasharray="3 3" />
      <MarkSymbol kind={mark.kind} x={mark.x} y={mark.y} />
    </g>
  );
}

/** A mark with known distance but unknown direction. */
function MarkRing({ kind, x, y, radius }: Pick<GeofenceMark, 'kind'> & { x: number; y: number; radius: number }) {
  const color = useMarkColor(kind);
  return (
    <circle
      data-part={kind}
      cx={x}
      cy={y}
      r={radius}
      fill="none"
      stroke={color}
      strokeWidth={1.5}
      strokeDasharray={kind === 'in' ? '6 4' : '2 3'}
    />
  );
}

/** A disc for sign-in and a diamond for sign-out: color is never the only signal. */
function MarkSymbol({ kind, x, y }: { kind: GeofenceMark['kind']; x: number; y: number }) {
  const color = useMarkColor(kind);
  const { palette } = useTheme();
  const outline = { fill: color, stroke: palette.background.paper, strokeWidth: 1.5 };
  return kind === 'in' ? (
    <circle cx={x} cy={y} r={5.5} {...outline} />
  ) : (
    <path d={`M${x} ${y - 7} L${x + 7} ${y} L${x} ${y + 7} L${x - 7} ${y} Z`} {...outline} />
  );
}

function useMarkColor(kind: GeofenceMark['kind']): string {
  const { palette } = useTheme();
  return kind === 'in' ? palette.primary.main : palette.warning.main;
}

function Legend({ place, radiusM, marks }: Omit<GeofenceMapProps, 'isMasked'>) {
  const translate = useTranslate();
  const distanceText = useDistanceText();
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1, fontSize: '0.875rem' }}
    >
      <LegendItem symbol={<PlaceSymbol x={8} y={8} />} title={translate('kit.map.place')}>
        {translate('kit.map.fence', { radius: distanceText(radiusM) })}
      </LegendItem>
      {marks.map((mark) => (
        <LegendItem
          key={mark.kind}
          symbol={
            place ? <MarkSymbol kind={mark.kind} x={8} y={8} /> : <MarkRing kind={mark.kind} x={8} y={8} radius={6} />
          }
          title={translate(`kit.map.${mark.kind}`)}
        >
          <MarkText mark={mark} place={place} radiusM={radiusM} />
        </LegendItem>
      ))}
    </Box>
  );
}

function LegendItem({ symbol, title, children }: { symbol: ReactNode; title: string; children: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box
        component="svg"
        aria-hidden
        viewBox="0 0 16 16"
        sx={{ width: 16, height: 16, flex: 'none', marginBlockStart: '2px' }}
      >
        {symbol}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {title}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{children}</Box>
      </Box>
    </Box>
  );
}

function MarkText({ mark, place, radiusM }: { mark: GeofenceMark; place: Point | undefined; radiusM: number }) {
  const translate = useTranslate();
  const distanceText = useDistanceText();
  const distance = mark.distanceM ?? (place && mark.point ? distanceBetween(place, mark.point) : undefined);
  if (distance === undefined) return <>{translate('kit.map.noPosition')}</>;
  const isOutside = distance > radiusM;
  return (
    <>
      <Box
        component="span"
        sx={{ color: isOutside ? 'error.main' : undefined, fontWeight: isOutside ? 600 : undefined }}
      >
        {isOutside
          ? translate('kit.map.outside', { distance: distanceText(distance), beyond: distanceText(distance - radiusM) })
          : translate('kit.map.inside', { distance: distanceText(distance) })}
      </Box>
      {mark.accuracyM != null && <Box>{translate('kit.map.accuracy', { accuracy: distanceText(mark.accuracyM) })}</Box>}
    </>
  );
}
