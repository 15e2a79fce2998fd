import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { formatNumber } from '../../i18n/formatNumber';
import { useLocaleCode } from '../entity/useLocaleCode';

const WIDTH = 140;
const HEIGHT = 26;
const DAYS = 7;

/**
 * The last days as small columns, today last, and a text that compares the last seven full days with the seven before. Today
 * is excluded, because it is incomplete.
 */
export function Trend({ trend }: { trend: readonly number[] }) {
  const translate = useTranslate();
  const locale = useLocaleCode();
  const { palette } = useTheme();
  const fullDays = trend.slice(0, -1);
  const [previousWeek, week] = [sumOf(fullDays.slice(-2 * DAYS, -DAYS)), sumOf(fullDays.slice(-DAYS))];
  const maxCount = Math.max(1, ...trend);
  const step = WIDTH / trend.length;
  const change = week - previousWeek;
  const comparisonText = translate('kit.trend.words', { week, before: previousWeek });
  return (
    <Box component="span" title={comparisonText} sx={{ display: 'block', width: '100%', marginBlockStart: 0.5 }}>
      <Box
        component="svg"
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        sx={{ display: 'block', width: '100%', height: HEIGHT }}
      >
        {trend.map((count, at) => {
          const height = count === 0 ? 1 : Math.max(2, (count / maxCount) * HEIGHT);
          return (
            <rect
              // Days have no key other than their index.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={at}
              x={at * step + 1}
              width={step - 2}
              y={HEIGHT - height}
              height={height}
              fill={at < fullDays.length - DAYS ? palette.text.disabled : palette.primary.main}
            />
          );
        })}
      </Box>
      <Box component="span" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
        {translate(change === 0 ? 'kit.trend.same' : 'kit.trend.change', {
          count: week,
          change: `${change > 0 ? '+' : ''}${formatNumber(change, locale)}`,
        })}
      </Box>
    </Box>
  );
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
