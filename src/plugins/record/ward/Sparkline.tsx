import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { choiceLabel } from '../../../core/kit';
import { type Trend, wearerAlert } from '../entities/wearerAlert';
import { sparklinePath } from './sparklinePath';

const WIDTH = 160;
const HEIGHT = 36;

/** The course of what is worst, small; gaps are gaps. */
export function Sparkline({ trend }: { trend: Trend | null }) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const values = trend?.values.filter((value) => value !== null) ?? [];
  const last = values.at(-1);
  if (!trend || last === undefined) return <Box sx={{ display: { xs: 'none', md: 'block' } }} />;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const kind = translate(choiceLabel(wearerAlert, 'kinds', trend.kind));
  return (
    <Box sx={{ width: WIDTH }}>
      <svg
        role="img"
        aria-label={translate('record-manage.ward.course', { kind, least, most, last })}
        width={WIDTH}
        height={HEIGHT}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      >
        <path
          d={sparklinePath(trend.values, { width: WIDTH, height: HEIGHT })}
          fill="none"
          stroke={palette.primary.main}
          strokeWidth={1.5}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <Typography aria-hidden variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {least}–{most}
      </Typography>
    </Box>
  );
}
