import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCreatePath, useLocaleState, useTranslate } from 'react-admin';
import { WidgetCard } from '../../../core/kit';
import { servedStates } from '../entities/applications/applicationStates';
import type { DayFlow } from '../entities/visits/flowCalls';
import { useDayFlow } from './useDayFlow';

const HEIGHT = 148;
const DAYS = 7;

/** Shows the completion rate of the last seven complete days, compared with the seven days before. */
export default function WeekWidget() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { data, isPending, error, refetch, resource, isAllowed } = useDayFlow();
  if (!isAllowed) return null;
  // Excludes today, which is incomplete and not comparable.
  const finishedDays = data?.days.slice(0, -1) ?? [];
  const days = finishedDays.slice(-DAYS);
  const rate = rateOf(days);
  const before = rateOf(finishedDays.slice(-2 * DAYS, -DAYS));
  return (
    <WidgetCard
      title="service-manage.widgets.week"
      to={listPathOf(days, createPath({ resource, type: 'list' }))}
      isPending={isPending}
      error={error}
      onRetry={() => void refetch()}
      empty={data && days.every(({ due }) => due === 0) ? translate('service-manage.home.noVisits') : undefined}
      height={HEIGHT + 36}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, flexWrap: 'wrap' }}>
        <Box
          component="span"
          sx={{ fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}
        >
          {rate === undefined ? '—' : `${rate.toFixed(1)}%`}
        </Box>
        {rate !== undefined && before !== undefined && <Change points={rate - before} />}
      </Box>
      <Columns days={days} />
    </WidgetCard>
  );
}

/** Returns the path of the list of counted visits: done and missed ones. */
function listPathOf(days: DayFlow['days'], path: string): string {
  const planStart = { from: days[0]?.date, to: days.at(-1)?.date };
  const filter = { planStart, status: [...servedStates, 'missed'] };
  return days.length === 0 ? path : `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}

function rateOf(days: DayFlow['days']): number | undefined {
  const due = days.reduce((sum, day) => sum + day.due, 0);
  const served = days.reduce((sum, day) => sum + day.served, 0);
  return due === 0 ? undefined : (served / due) * 100;
}

/** Shows the change in percentage points against the seven days before. */
function Change({ points }: { points: number }) {
  const translate = useTranslate();
  const isWorse = points < -0.05;
  const isBetter = points > 0.05;
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ color: isWorse ? 'error.main' : isBetter ? 'success.main' : 'text.secondary' }}
    >
      {isWorse || isBetter
        ? translate('service-manage.home.change', { points: `${isBetter ? '+' : ''}${points.toFixed(1)}` })
        : translate('service-manage.home.same')}
    </Typography>
  );
}

function Columns({ days }: { days: DayFlow['days'] }) {
  const translate = useTranslate();
  const [locale = 'zh-CN'] = useLocaleState();
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const maxCount = Math.max(1, ...days.map(({ due, planned }) => Math.max(due, planned)));
  return (
    <Box sx={{ display: 'flex', gap: 1, marginBlockStart: 1 }}>
      {days.map(({ date, planned, due, served }) => {
        const label = translate('service-manage.home.dayOf', { date: date.slice(5), planned, due, served });
        return (
          <Box key={date} title={label} sx={{ flex: 1, minWidth: 0, textAlign: 'center' }}>
            <Box role="img" aria-label={label} sx={{ position: 'relative', height: HEIGHT - 60 }}>
              <Column share={planned / maxCount} color="action.disabledBackground" />
              <Column share={due / maxCount} color="warning.main" />
              <Column share={served / maxCount} color="success.main" />
            </Box>
            <Box aria-hidden sx={{ fontSize: 11, lineHeight: 1.6, color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {weekday.format(new Date(`${date}T00:00:00Z`))}
              <br />
              {/* In percent, as the figure above; the sign would not fit. */}
              {due === 0 ? '–' : Math.round((served / due) * 100)}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

function Column({ share, color }: { share: number; color: string }) {
  return (
    <Box
      sx={{
        position: 'absolute',
        insetInline: '12%',
        bottom: 0,
        height: `${share * 100}%`,
        borderRadius: '3px 3px 0 0',
        backgroundColor: color,
      }}
    />
  );
}
