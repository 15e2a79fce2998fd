import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Position } from './placeScene';
import { useDistanceText } from './useDistanceText';

/** A house symbol for the place of service. */
export function PlaceSymbol({ x, y }: Position) {
  const { palette } = useTheme();
  return (
    <path
      d={`M${x - 6} ${y + 5} V${y - 1} L${x} ${y - 6.5} L${x + 6} ${y - 1} V${y + 5} Z`}
      fill={palette.text.primary}
      stroke={palette.background.paper}
      strokeWidth={1}
    />
  );
}

/** A scale bar with its length as text, in the lower left corner of a drawing. */
export function ScaleBar({ metres, length, height }: { metres: number; length: number; height: number }) {
  const distanceText = useDistanceText();
  const { palette } = useTheme();
  return (
    <g transform={`translate(12 ${height - 12})`} stroke={palette.text.secondary} strokeWidth={1.5} fill="none">
      <path data-part="scale" d={`M0 -4 V0 H${length} V-4`} />
      <text x={length + 5} y={0} fill={palette.text.primary} stroke="none">
        {distanceText(metres)}
      </text>
    </g>
  );
}

/** A north arrow, in the upper right corner of a drawing. */
export function NorthArrow({ width }: { width: number }) {
  const translate = useTranslate();
  const { palette } = useTheme();
  return (
    <g transform={`translate(${width - 18} 12)`}>
      <path d="M0 0 L5 14 L0 11 L-5 14 Z" fill={palette.text.secondary} />
      <text x={0} y={26} textAnchor="middle" fill={palette.text.primary}>
        {translate('kit.map.north')}
      </text>
    </g>
  );
}

/** The circle within which a sign-in counts as on site. */
export function FenceCircle({ x, y, radius }: Position & { radius: number }) {
  const { palette } = useTheme();
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill={palette.success.main} fillOpacity={0.12} />
      <circle data-part="fence" cx={x} cy={y} r={radius} fill="none" stroke={palette.success.main} strokeWidth={1.5} />
    </>
  );
}
