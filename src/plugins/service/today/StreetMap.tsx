import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { DayFlow } from '../entities/visits/flowCalls';
import { flowStateColors } from './flowStateColors';
import { type StreetSpot, streetScene, visitsOf } from './streetScene';

const SIZE = { width: 560, height: 300 };
const MAX_STREETS = 34;
/** Number of streets with a label; the others show theirs in a tooltip. */
const MAX_NAMES = 12;

export interface StreetMapProps {
  streets: DayFlow['streets'];
  /** Returns the target path of a street. */
  pathOf?: (street: string) => string;
  /** Size of the drawing in its own units, in which text has size 11. */
  size?: { width: number; height: number };
  /** Radius of the busiest street. */
  most?: number;
}

/**
 * Draws streets as discs at their location, with a ring for done, late and missed visits. It uses no external map
 * service.
 */
export function StreetMap({ streets, pathOf, size = SIZE, most = MAX_STREETS }: StreetMapProps) {
  const translate = useTranslate();
  const spots = streetScene({ streets, ...size, most });
  return (
    <Box
      component="svg"
      role="group"
      aria-label={translate('service-manage.widgets.map')}
      viewBox={`0 0 ${size.width} ${size.height}`}
      sx={{
        display: 'block',
        width: '100%',
        height: '100%',
        fontSize: '11px',
        '& a:hover circle:first-of-type': { strokeWidth: 2 },
      }}
    >
      <Ground {...size} />
      {spots.map((spot) => (
        <Spot key={spot.street.street} {...spot} to={pathOf?.(spot.street.street)} />
      ))}
      <Names spots={spots} />
    </Box>
  );
}

/** Draws a subtle grid as the background. */
function Ground({ width, height }: { width: number; height: number }) {
  const { palette } = useTheme();
  const lines = (length: number) => Array.from({ length: Math.ceil(length / 40) }, (_, at) => at * 40 + 20);
  return (
    <g stroke={palette.divider} strokeWidth={0.7}>
      {lines(width).map((x) => (
        <line key={`x${x}`} x1={x} x2={x} y1={0} y2={height} />
      ))}
      {lines(height).map((y) => (
        <line key={`y${y}`} x1={0} x2={width} y1={y} y2={y} />
      ))}
    </g>
  );
}

/** Draws names above all discs, so that no disc covers a name. */
function Names({ spots }: { spots: readonly StreetSpot[] }) {
  const { palette } = useTheme();
  const named = spots.filter(({ street }, at) => at < MAX_NAMES || street.missed + street.late > 0);
  return (
    <g
      aria-hidden
      pointerEvents="none"
      textAnchor="middle"
      fill={palette.text.secondary}
      stroke={palette.background.paper}
      strokeWidth={3}
      paintOrder="stroke"
    >
      {named.map(({ street, x, y, r }) => (
        <text key={street.street} x={x} y={y + r + 11}>
          {street.street}
        </text>
      ))}
    </g>
  );
}

interface SpotProps {
  street: DayFlow['streets'][number];
  x: number;
  y: number;
  r: number;
  to: string | undefined;
}

function Spot({ street, x, y, r, to }: SpotProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const theme = useTheme();
  const { palette } = theme;
  const colors = flowStateColors(theme);
  const visits = visitsOf(street);
  const { done, running, late, missed } = street;
  const label = translate('service-manage.home.street', { street: street.street, visits, done, running, late, missed });
  const hasTrouble = late + missed > 0;
  const around = 2 * Math.PI * (r - 2);
  const arcs = [
    { part: done, color: colors.done },
    { part: running, color: colors.running },
    { part: late, color: colors.late },
    { part: missed, color: colors.missed },
  ];
  let start = 0;
  const drawing = (
    <>
      <title>{label}</title>
      <circle
        cx={x}
        cy={y}
        r={r}
        fill={
          hasTrouble ? palette.error.light : `color-mix(in srgb, ${colors.planned} 18%, ${palette.background.paper})`
        }
        stroke={hasTrouble ? palette.error.main : colors.planned}
        strokeWidth={1}
      />
      {arcs.map(({ part, color }) => {
        const length = (part / visits) * around;
        const offset = start;
        start += length;
        return (
          part > 0 && (
            <circle
              key={color}
              cx={x}
              cy={y}
              r={r - 2}
              fill="none"
              stroke={color}
              strokeWidth={4}
              strokeDasharray={`${length} ${around - length}`}
              strokeDashoffset={-offset}
              transform={`rotate(-90 ${x} ${y})`}
            />
          )
        );
      })}
      <text
        x={x}
        y={y + 4}
        textAnchor="middle"
        fill={palette.text.primary}
        fontWeight={600}
        fontSize={r > 16 ? 13 : 10}
      >
        {visits.toLocaleString(locale)}
      </text>
    </>
  );
  return to === undefined ? (
    <g aria-label={label}>{drawing}</g>
  ) : (
    <Link to={to} aria-label={label}>
      {drawing}
    </Link>
  );
}
