import { memo } from 'react';
import { gapsOf } from '../plot/gaps';
import type { Pane, Span, Track } from '../plot/plot';
import { scaleToPixels, valueTicks } from '../plot/valueScale';
import { useChartColors } from './chartColors';
import { MARGIN_LEFT_PX, timeScale } from './geometry';
import { LayerDrawing } from './LayerDrawing';

export interface PaneDrawingProps {
  pane: Pane;
  view: Span;
  /** After this moment, nothing can have been measured yet. */
  pastSec: number;
  /** Width of the whole drawing in pixels. */
  width: number;
  top: number;
  ticks: readonly number[];
  nights: readonly Span[];
  /** Unique within the page; prefixes the ids of clip paths and patterns. */
  name: string;
  locale: string;
}

/** One pane with its night, reference bands, gaps, grid and layers. Renders again only when the view changes. */
export const PaneDrawing = memo(function PaneDrawing({
  pane,
  view,
  pastSec,
  width,
  top,
  ticks,
  nights,
  name,
  locale,
}: PaneDrawingProps) {
  const colors = useChartColors();
  const { x, inner } = timeScale(view, width);
  const { height, domain = [0, 1], bands = [] } = pane;
  const y = (value: number) => scaleToPixels(value, domain, height);
  const place = ({ fromSec, toSec }: Span) => ({ x: x(fromSec), width: Math.max(0, x(toSec) - x(fromSec)) });
  const gaps = gapsOfPane(pane, { ...view, toSec: Math.min(view.toSec, pastSec) });
  const clip = `${name}-${pane.id}-clip`;
  const hatch = `${name}-${pane.id}-hatch`;
  return (
    <g transform={`translate(0 ${top})`}>
      <defs>
        <clipPath id={clip}>
          <rect x={MARGIN_LEFT_PX} y={-1} width={inner} height={height + 2} />
        </clipPath>
        <pattern id={hatch} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V7" stroke={colors.hatch} strokeWidth={2} />
        </pattern>
      </defs>
      <text x={MARGIN_LEFT_PX} y={-7} fontSize={12} fontWeight={600} fill={colors.text}>
        {pane.title}
      </text>
      <g clipPath={`url(#${clip})`}>
        {nights.map((night) => (
          <rect key={night.fromSec} {...place(night)} y={0} height={height} fill={colors.night} />
        ))}
        {bands.map(({ from, to, level }) => {
          const above = y(Math.min(to ?? domain[1], domain[1]));
          const below = y(Math.max(from ?? domain[0], domain[0]));
          if (below <= above) return null;
          return (
            <rect
              key={`${level} ${from} ${to}`}
              data-level={level}
              x={MARGIN_LEFT_PX}
              width={inner}
              y={above}
              height={below - above}
              fill={colors.bands[level]}
              fillOpacity={0.75}
            />
          );
        })}
        {gaps.map((gap) => (
          <rect
            key={gap.fromSec}
            data-gap
            {...place(gap)}
            y={0}
            height={height}
            fill={`url(#${hatch})`}
            fillOpacity={0.8}
          />
        ))}
        {ticks.map((tick) => (
          <path key={tick} d={`M${x(tick)} 0V${height}`} stroke={colors.grid} strokeWidth={1} />
        ))}
        {pane.layers.map((layer) => (
          <LayerDrawing
            key={layer.id}
            {...{ layer, view, x, domain, colors, height }}
            width={inner}
            hatch={`url(#${hatch})`}
            pastSec={pastSec}
          />
        ))}
      </g>
      <path d={`M${MARGIN_LEFT_PX} ${height}H${MARGIN_LEFT_PX + inner}`} stroke={colors.soft} strokeWidth={1} />
      {pane.domain ? (
        <ValueAxis
          domain={pane.domain}
          height={height}
          inner={inner}
          locale={locale}
          limits={nonOverlappingLimits(limitsOf(bands, pane.domain), pane.domain, height)}
        />
      ) : (
        <RowLabels pane={pane} />
      )}
      {pane.layers.map(
        (layer) =>
          'secondaryAxisMax' in layer &&
          layer.secondaryAxisMax !== undefined && (
            <text key={layer.id} x={MARGIN_LEFT_PX + inner + 4} y={10} fontSize={11} fill={colors[layer.color]}>
              {layer.secondaryAxisMax.toLocaleString(locale)}
            </text>
          ),
      )}
    </g>
  );
});

interface ValuesProps {
  domain: readonly [number, number];
  height: number;
  inner: number;
  locale: string;
  limits: readonly { value: number; level: 'warn' | 'critical' }[];
}

/** The scale values on the left, and the limits of the reference bands on the right. */
function ValueAxis({ domain, height, inner, locale, limits }: ValuesProps) {
  const colors = useChartColors();
  return (
    <g fontSize={11} fill={colors.soft}>
      {valueTicks(domain, Math.max(2, height / 36)).map((value) => (
        <g key={value} transform={`translate(0 ${scaleToPixels(value, domain, height)})`}>
          <path d={`M${MARGIN_LEFT_PX - 4} 0h4`} stroke={colors.soft} />
          <text x={MARGIN_LEFT_PX - 7} y={4} textAnchor="end">
            {value.toLocaleString(locale)}
          </text>
        </g>
      ))}
      {limits.map(({ value, level }) => (
        <g key={value} transform={`translate(0 ${scaleToPixels(value, domain, height)})`}>
          <path
            d={`M${MARGIN_LEFT_PX} 0h${inner}`}
            stroke={colors[level]}
            strokeDasharray="3 3"
            strokeWidth={1}
            opacity={0.7}
          />
          <text x={MARGIN_LEFT_PX + inner + 4} y={4} fill={colors[level]}>
            {value.toLocaleString(locale)}
          </text>
        </g>
      ))}
    </g>
  );
}

function RowLabels({ pane }: { pane: Pane }) {
  const colors = useChartColors();
  const rows = pane.layers.flatMap((layer) => {
    if (layer.type === 'steps') return layer.codes.map(({ label, row }) => ({ label, row }));
    if (layer.type === 'spans') return (layer.rows ?? []).map((label, row) => ({ label, row }));
    return [];
  });
  const count = Math.max(1, ...rows.map(({ row }) => row + 1));
  return (
    <g fontSize={11} fill={colors.soft} textAnchor="end">
      {rows.map(({ label, row }) => (
        <text key={label} x={MARGIN_LEFT_PX - 5} y={((row + 0.5) * pane.height) / count + 4}>
          {label}
        </text>
      ))}
    </g>
  );
}

/** Returns the edges of warning and critical bands that lie inside the scale. */
function limitsOf(bands: NonNullable<Pane['bands']>, [least, greatest]: readonly [number, number]) {
  const limits = new Map<number, 'warn' | 'critical'>();
  for (const level of ['warn', 'critical'] as const) {
    for (const band of bands) {
      if (band.level !== level) continue;
      // Values enter a low band from above and a high band from below.
      const edge = band.from === null ? band.to : band.to === null ? band.from : undefined;
      const inner = edge ?? innerEdge(band, bands);
      if (inner !== null && inner > least && inner < greatest) limits.set(inner, level);
    }
  }
  return [...limits].map(([value, level]) => ({ value, level }));
}

/** Minimum pixels between the labels of two limits. */
const LABEL_GAP_MIN_PX = 11;

/** Returns the limits whose labels do not overlap those of more severe limits. */
function nonOverlappingLimits(limits: ReturnType<typeof limitsOf>, domain: readonly [number, number], height: number) {
  const shown: typeof limits = [];
  for (const limit of limits.toSorted((a, b) => a.level.localeCompare(b.level))) {
    const place = scaleToPixels(limit.value, domain, height);
    const isFree = shown.every(
      ({ value }) => Math.abs(scaleToPixels(value, domain, height) - place) >= LABEL_GAP_MIN_PX,
    );
    if (isFree) shown.push(limit);
  }
  return shown;
}

/** Returns the edge of a closed warning band that faces away from the critical band. */
function innerEdge({ from, to }: NonNullable<Pane['bands']>[number], bands: NonNullable<Pane['bands']>): number | null {
  const isLow = bands.some((band) => band.level === 'critical' && band.to !== null && band.to === from);
  return isLow ? to : from;
}

/** Returns the gaps of the first track of a pane. Panes of events have no sampling grid and therefore no gaps. */
function gapsOfPane(pane: Pane, view: Span): Span[] {
  const track = pane.layers.map(firstTrack).find((each) => each !== undefined);
  return track ? gapsOf(track, view) : [];
}

function firstTrack(layer: Pane['layers'][number]): Track | undefined {
  if ('track' in layer) return layer.track;
  return layer.type === 'stack' ? layer.parts[0]?.track : undefined;
}
