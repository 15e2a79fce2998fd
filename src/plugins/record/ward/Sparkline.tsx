import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { choiceLabel } from '../../../core/kit';
import { type Finding, type Trend, wearerAlert } from '../entities/alerts/wearerAlert';
import { sparklineShape } from './sparklineShape';

const WIDTH = 160;
const HEIGHT = 40;

/** Findings whose limit applies to the channel that is drawn. */
const DRAWN_CODES: readonly Finding['code'][] = [
  'heartRateHigh',
  'heartRateLow',
  'oxygenLow',
  'oxygenHigh',
  'systolicHigh',
  'systolicLow',
  'breathingFast',
  'breathingSlow',
];

/** A small chart of the worst finding: the mean with its minimum and maximum, and the limit. Gaps stay visible. */
export function Sparkline({ trend, findings }: { trend: Trend | null; findings: readonly Finding[] }) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const limitFinding = findings.find(({ kind, code }) => kind === trend?.kind && DRAWN_CODES.includes(code));
  const limit = limitFinding?.limit ?? undefined;
  const shape = trend && sparklineShape(trend, { width: WIDTH, height: HEIGHT, limit });
  const last = trend?.values.findLast((value) => value !== null);
  if (!trend || !shape || last == null) return <Box sx={{ display: { xs: 'none', md: 'block' } }} />;
  const { least, most } = shape;
  const kind = translate(choiceLabel(wearerAlert, 'kinds', trend.kind));
  const description = translate('record-manage.ward.course', { kind, least, most, last });
  const tone = (limitFinding?.level === 'critical' ? palette.error : palette.warning).main;
  return (
    <Box sx={{ width: WIDTH }}>
      <svg
        role="img"
        aria-label={
          limit === undefined ? description : `${description} ${translate('record-manage.ward.limit', { limit })}`
        }
        width={WIDTH}
        height={HEIGHT}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      >
        <path d={shape.band} fill={palette.primary.main} fillOpacity={0.18} />
        {shape.limit !== undefined && (
          <line x1={0} x2={WIDTH} y1={shape.limit} y2={shape.limit} stroke={tone} strokeDasharray="4 3" />
        )}
        <path
          d={shape.line}
          fill="none"
          stroke={palette.primary.main}
          strokeWidth={1.5}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <Typography aria-hidden variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {kind} {least}–{most}
        {limit !== undefined && ` · ${translate('record-manage.ward.limit', { limit })}`}
      </Typography>
    </Box>
  );
}
