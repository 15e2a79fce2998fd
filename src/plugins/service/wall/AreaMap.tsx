import Box from '@mui/material/Box';
import { type Theme, useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { LiveMarker } from '../../system/entities/wallLive';
import type { ServiceMap } from '../entities/map/serviceMap';
import type { DayFlow } from '../entities/visits/flowCalls';
import { type AreaLoad, type AreaShape, areaLoads, areaScene, loadStep, loadSteps } from './areaScene';
import { MapMarkers } from './MapMarkers';

/** Width of the drawing in its own units, in which names have size 10. */
const WIDTH = 400;

export interface AreaMapProps {
  map: ServiceMap;
  streets: DayFlow['streets'];
  markers: readonly LiveMarker[];
}

/** Draws the areas of the map in the colors of their load, rivers, and where caregivers and alerts are. */
export function AreaMap({ map, streets, markers }: AreaMapProps) {
  const translate = useTranslate();
  const theme = useTheme();
  const { palette } = theme;
  const scene = useMemo(() => areaScene(map, WIDTH), [map]);
  const loads = areaLoads(map.areas, streets);
  const steps = loadSteps(loads);
  return (
    <Box
      component="svg"
      role="group"
      aria-label={translate('service-manage.widgets.map')}
      viewBox={`0 0 ${scene.width} ${scene.height.toFixed(0)}`}
      sx={{ display: 'block', width: '100%', height: '100%', fontSize: '10px' }}
    >
      {scene.shapes.map((shape) => (
        <Area key={shape.name} shape={shape} load={loads.get(shape.name)} steps={steps} />
      ))}
      <g aria-hidden fill="none" stroke={palette.info.main} strokeWidth={3} strokeLinejoin="round" opacity={0.45}>
        {scene.lines.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      <Names shapes={scene.shapes} loads={loads} />
      <MapMarkers map={map} scene={scene} markers={markers} />
    </Box>
  );
}

/** Returns the fill of an area with a load step from 0. */
export function loadColor({ palette }: Theme, step: number): string {
  return `color-mix(in srgb, ${palette.primary.main} ${8 + step * 13}%, ${palette.background.paper})`;
}

interface AreaProps {
  shape: AreaShape;
  load: AreaLoad | undefined;
  steps: readonly number[];
}

function Area({ shape: { name, path }, load = { visits: 0, trouble: 0 }, steps }: AreaProps) {
  const translate = useTranslate();
  const theme = useTheme();
  const label = translate('service-manage.panel.map.area', { name, ...load });
  return (
    <g aria-label={label}>
      <title>{label}</title>
      <path
        d={path}
        fillRule="evenodd"
        fill={loadColor(theme, loadStep(load.visits, steps))}
        stroke={theme.palette.background.default}
        strokeWidth={1.4}
      />
    </g>
  );
}

/** Draws names and numbers above all areas. */
function Names({ shapes, loads }: { shapes: readonly AreaShape[]; loads: ReadonlyMap<string, AreaLoad> }) {
  const { palette } = useTheme();
  const [locale] = useLocaleState();
  return (
    <g
      aria-hidden
      pointerEvents="none"
      textAnchor="middle"
      stroke={palette.background.paper}
      strokeWidth={2.5}
      paintOrder="stroke"
    >
      {shapes.map(({ name, center }) => {
        const { visits = 0, trouble = 0 } = loads.get(name) ?? {};
        return (
          <g key={name}>
            <text x={center.x} y={center.y - 4} fill={palette.text.secondary}>
              {name}
            </text>
            {visits > 0 && (
              <text
                x={center.x}
                y={center.y + 9}
                fontSize={13}
                fontWeight={700}
                fill={trouble > 0 ? palette.error.main : palette.text.primary}
              >
                {visits.toLocaleString(locale)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
