import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocaleState, useResourceContext, useTranslate } from 'react-admin';
import { reasonText } from '../../../../contract/refusal';
import {
  calendarDays,
  entityLabel,
  monthAfter,
  PageHeader,
  RelatedList,
  today,
  useKitDataProvider,
} from '../../../core/kit';
import { returnVisit } from '../entities/returnVisit';
import type { VisitCalendar as Calendar } from '../entities/returnVisitCalls';
import { CalendarDay } from './CalendarDay';

/** The follow-ups of a month by day and state; those of the chosen day stand below. */
export default function VisitCalendar({ actions }: { actions: ReactNode }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const resource = useResourceContext() ?? '';
  const dataProvider = useKitDataProvider();
  const now = today();
  const [chosen, setChosen] = useState(now);
  const [month, setMonth] = useState(now);
  const days = calendarDays(month);
  const [from = now] = days;
  const to = days.at(-1) ?? now;
  const { data, error, isFetching } = useQuery({
    queryKey: [resource, 'selectVisitCalendar', from, to],
    // The server has answered what the contract says.
    queryFn: async ({ signal }) =>
      (await dataProvider.call(resource, 'selectVisitCalendar', { from, to }, { signal })) as Calendar,
    retry: false,
  });
  const counts = new Map(data?.days.map((day) => [day.date, day.counts]));
  const title = new Date(`${month.slice(0, 7)}-01T00:00:00Z`).toLocaleDateString(locale, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}>
      <PageHeader title={translate(entityLabel(returnVisit))} actions={actions} />
      <Paper variant="outlined" sx={{ padding: { xs: 1, sm: 2 }, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, marginBlockEnd: 1 }}>
          <IconButton
            aria-label={translate('visit-manage.calendar.previous')}
            onClick={() => setMonth(monthAfter(month, -1))}
          >
            <PreviousIcon />
          </IconButton>
          <Typography component="h2" variant="subtitle1" aria-live="polite" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          <IconButton
            aria-label={translate('visit-manage.calendar.next')}
            onClick={() => setMonth(monthAfter(month, 1))}
          >
            <NextIcon />
          </IconButton>
          <Button
            size="small"
            onClick={() => {
              setMonth(now);
              setChosen(now);
            }}
          >
            {translate('visit-manage.calendar.today')}
          </Button>
        </Box>
        {error && <Alert severity="error">{reasonText(error)}</Alert>}
        <Box
          aria-busy={isFetching}
          sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: { xs: 0.25, sm: 0.5 } }}
        >
          {days.slice(0, 7).map((day) => (
            <Box key={day} sx={{ textAlign: 'center', fontSize: '0.75rem', color: 'text.secondary' }}>
              {new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { weekday: 'short', timeZone: 'UTC' })}
            </Box>
          ))}
          {days.map((day) => (
            <CalendarDay
              key={day}
              day={day}
              counts={counts.get(day) ?? {}}
              isChosen={day === chosen}
              isToday={day === now}
              isOutside={day.slice(0, 7) !== month.slice(0, 7)}
              onChoose={() => setChosen(day)}
            />
          ))}
        </Box>
      </Paper>
      <RelatedList
        key={chosen}
        entity={returnVisit}
        filter={{ planDate: chosen }}
        columns={['visitNo', 'elderlyId', 'purpose', 'method', 'visitorId', 'contactResult', 'status']}
        label={translate('visit-manage.calendar.ofDay', { day: chosen })}
        limit={50}
      />
    </Box>
  );
}
