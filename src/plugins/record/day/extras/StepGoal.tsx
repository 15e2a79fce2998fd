import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useLocaleState, useTranslate } from 'react-admin';
import { ChartPanel } from '../../../../core/kit';
import { aggregateOf, type ExtraProps } from './extra';

/** Steps a day (our choice), and minutes of moderate or vigorous activity a week (WHO 2020, 65 and older). */
const STEPS = 6_000;
const ACTIVE_MIN = 150;

/** Shows how close the day and the previous seven days came to the goals. */
export default function StepGoal({ day, context }: ExtraProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const week = context?.week.values;
  const activeDays = context?.week.days ?? 0;
  const number = (value: number) => Math.round(value).toLocaleString(locale);
  const rings = [
    { key: 'today', value: aggregateOf(day.record, 'steps'), goal: STEPS },
    { key: 'week', value: week?.steps ?? undefined, goal: STEPS },
    { key: 'active', value: week?.mvpaMin == null ? undefined : week.mvpaMin * activeDays, goal: ACTIVE_MIN },
  ];
  return (
    <ChartPanel title={translate('record-manage.day.sport.goals')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'space-around' }}>
        {rings.map(({ key, value, goal }) => {
          const percent = value === undefined ? 0 : Math.round((value / goal) * 100);
          const label = translate(`record-manage.day.sport.goal.${key}`, { days: activeDays });
          return (
            <Box key={key} sx={{ textAlign: 'center', fontSize: '0.8125rem', maxWidth: 180 }}>
              <Box sx={{ position: 'relative', display: 'inline-flex' }}>
                <CircularProgress
                  variant="determinate"
                  size={112}
                  thickness={4.5}
                  value={100}
                  aria-hidden
                  sx={{ color: 'action.hover', position: 'absolute' }}
                />
                <CircularProgress
                  variant="determinate"
                  size={112}
                  thickness={4.5}
                  value={Math.min(100, percent)}
                  aria-label={label}
                  aria-valuetext={
                    value === undefined ? translate('record-manage.day.noData') : `${number(value)} / ${number(goal)}`
                  }
                  sx={{ color: percent >= 100 ? 'success.main' : 'primary.main' }}
                />
                <Box
                  sx={{
                    position: 'absolute',
                    inset: 0,
                    display: 'grid',
                    placeContent: 'center',
                    fontWeight: 600,
                    fontSize: '1.125rem',
                  }}
                >
                  {value === undefined ? '—' : number(value)}
                  <Box component="span" sx={{ fontSize: '0.75rem', fontWeight: 400, color: 'text.secondary' }}>
                    {value === undefined ? '' : `${percent}%`}
                  </Box>
                </Box>
              </Box>
              <div>{label}</div>
            </Box>
          );
        })}
      </Box>
    </ChartPanel>
  );
}
