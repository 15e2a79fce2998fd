import ZoomInIcon from '@mui/icons-material/Add';
import ZoomOutIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Point } from '../../../../contract/distance';
import { FenceCircle, NorthArrow, PlaceSymbol, ScaleBar } from './mapSymbols';
import { gridOf, isInside, MAP_SCALES, type MapView, pointFrom, positionOf, scaleBarOf } from './placeScene';
import { useDistanceText } from './useDistanceText';
import { usePlaceDrag } from './usePlaceDrag';

/** Another known point nearby, for orientation. */
export interface MapNeighbour {
  kind: string;
  point: Point;
  /** Number of records at this point. */
  count: number;
}

export interface PlacePickerProps {
  /** The place; `undefined` until it is set. */
  value: Point | undefined;
  onChange: (point: Point) => void;
  /** Radius of the geofence in meters. */
  radiusM: number;
  /** Initial center of the map while there is no place. */
  start: Point;
  neighbours: readonly MapNeighbour[];
}

const SIZE = { width: 480, height: 320 };
/** Initial scales: a few streets around a place, or a district without one. */
const SCALE_AROUND = 2;
const SCALE_WIDE = 4;
/** Distances that an arrow key moves the place, in meters. */
const STEPS = [1, 5, 20, 100];

/**
 * Sets a place on a drawn map, to scale and north up, by clicking, dragging or with the arrow keys. There are no map tiles:
 * no address of an elder is sent to a map service.
 */
export function PlacePicker({ value, onChange, radiusM, start, neighbours }: PlacePickerProps) {
  const translate = useTranslate();
  const distanceText = useDistanceText();
  const helpId = useId();
  const [zoom, setZoom] = useState(value ? SCALE_AROUND : SCALE_WIDE);
  const [center, setCenter] = useState<Point>();
  const [step, setStep] = useState(5);
  const gridOrigin = useRef(start);
  const view = viewOf({ value, center: center ?? value ?? start, zoom });
  const drag = usePlaceDrag({ view, value, onPlace: place, onMove: setCenter });

  function place(point: Point) {
    // The map stays fixed while the place moves on it.
    setCenter(view.center);
    onChange(point);
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = directions[event.key];
    if (direction) place(value ? pointFrom(value, { x: direction.x * step, y: direction.y * step }) : view.center);
    else if (event.key === '+' || event.key === '=') zoomBy(-1);
    else if (event.key === '-') zoomBy(1);
    else return;
    event.preventDefault();
  }

  function zoomBy(change: number) {
    setZoom((now) => Math.max(0, Math.min(MAP_SCALES.length - 1, now + change)));
    setCenter(value ?? view.center);
  }

  return (
    <Box sx={{ maxWidth: 640 }}>
      <Box
        role="application"
        // Focusable, because the arrow keys move the place.
        tabIndex={0}
        aria-label={translate('kit.map.picker')}
        aria-describedby={helpId}
        onKeyDown={onKeyDown}
        sx={{
          position: 'relative',
          borderRadius: 1,
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
        }}
      >
        <Box
          component="svg"
          aria-hidden
          viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
          {...drag}
          sx={{
            display: 'block',
            width: 1,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            backgroundColor: 'background.default',
            // Larger on phones, because the drawing shrinks with the screen.
            fontSize: { xs: '17px', sm: '12px' },
            cursor: 'crosshair',
            touchAction: 'none',
            userSelect: 'none',
          }}
        >
          <GridLines view={view} ground={gridOrigin.current} />
          <Neighbours view={view} neighbours={neighbours} />
          {value && <Place view={view} value={value} radiusM={radiusM} />}
          <ScaleBar {...scaleBarOf(view)} height={SIZE.height} />
          <NorthArrow width={SIZE.width} />
        </Box>
        <Box sx={{ position: 'absolute', top: 8, insetInlineStart: 8, display: 'grid', gap: 0.5 }}>
          <ZoomButton label={translate('kit.map.zoomIn')} onPress={() => zoomBy(-1)} isEnd={zoom === 0}>
            <ZoomInIcon fontSize="small" />
          </ZoomButton>
          <ZoomButton
            label={translate('kit.map.zoomOut')}
            onPress={() => zoomBy(1)}
            isEnd={zoom === MAP_SCALES.length - 1}
          >
            <ZoomOutIcon fontSize="small" />
          </ZoomButton>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', marginBlockStart: 1 }}>
        <TextField
          select
          fullWidth={false}
          size="small"
          margin="none"
          label={translate('kit.map.step')}
          value={step}
          onChange={({ target }) => setStep(Number(target.value))}
          sx={{ flex: 'none', width: 130 }}
        >
          {STEPS.map((metres) => (
            <MenuItem key={metres} value={metres}>
              {distanceText(metres)}
            </MenuItem>
          ))}
        </TextField>
        <Box id={helpId} sx={{ flex: '1 1 200px', fontSize: '0.8125rem', color: 'text.secondary' }}>
          {translate('kit.map.pickerHelp')}{' '}
          {translate('kit.map.grid', { distance: distanceText(gridOf(view, start).metres) })}
        </Box>
      </Box>
      <Box aria-live="polite" sx={{ fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' }}>
        {value ? `${value.lng}, ${value.lat}` : translate('kit.map.noPlace')}
      </Box>
    </Box>
  );
}

const directions: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** Returns the view; if a place was typed or moved out of sight, the map follows it. */
function viewOf({ value, center, zoom }: { value: Point | undefined; center: Point; zoom: number }): MapView {
  const view = { ...SIZE, center, metresPerUnit: MAP_SCALES[zoom] ?? 1 };
  return value && !isInside(view, positionOf(view, value)) ? { ...view, center: value } : view;
}

function GridLines({ view, ground: gridOrigin }: { view: MapView; ground: Point }) {
  const { palette } = useTheme();
  const { across, down } = gridOf(view, gridOrigin);
  return (
    <path
      data-part="grid"
      d={[...across.map((x) => `M${x} 0 V${SIZE.height}`), ...down.map((y) => `M0 ${y} H${SIZE.width}`)].join(' ')}
      stroke={palette.divider}
      strokeWidth={1}
    />
  );
}

function Neighbours({ view, neighbours }: Pick<PlacePickerProps, 'neighbours'> & { view: MapView }) {
  const { palette } = useTheme();
  return neighbours.map(({ kind, point, count }) => {
    const { x, y } = positionOf(view, point);
    return (
      <g key={`${kind} ${point.lng} ${point.lat}`} data-part={`neighbour-${kind}`} opacity={0.55}>
        <circle cx={x} cy={y} r={4} fill="none" stroke={palette.text.secondary} strokeWidth={1.5} />
        {count > 1 && (
          <text x={x + 7} y={y + 4} fill={palette.text.primary}>
            {count}
          </text>
        )}
      </g>
    );
  });
}

function Place({ view, value, radiusM }: { view: MapView; value: Point; radiusM: number }) {
  const position = positionOf(view, value);
  return (
    <g data-part="place">
      <FenceCircle {...position} radius={radiusM / view.metresPerUnit} />
      <PlaceSymbol {...position} />
    </g>
  );
}

function ZoomButton({
  label,
  onPress,
  isEnd,
  children,
}: {
  label: string;
  onPress: () => void;
  isEnd: boolean;
  children: React.ReactNode;
}) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      disabled={isEnd}
      onClick={onPress}
      sx={{ border: 1, borderColor: 'divider', backgroundColor: 'background.paper' }}
    >
      {children}
    </IconButton>
  );
}
