import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useLocaleState, useResourceContext, useTranslate } from 'react-admin';
import { reasonText } from '../../../../contract/calls/refusal';
import { calendarDays, monthAfter, PageHeader, today, useAllowedActions, useCallQuery } from '../../../core/kit';
import type { VisitCalendar as Calendar } from '../entities/returnVisitCalls';
import { DayVisits } from './DayVisits';
import { MonthGrid } from './MonthGrid';

/** Shows the follow-ups of a month by day, and those of the selected day below. */
export default function VisitCalendar({ actions }: { actions: ReactNode }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const now = today();
  const [chosen, setChosen] = useState(now);
  const [month, setMonth] = useState(now);
  const days = calendarDays(month);
  const [from = now] = days;
  const to = days.at(-1) ?? now;
  const isMovable = useAllowedActions(resource, ['edit']).has('edit');
  const { data, error, isFetching } = useCallQuery<Calendar>(
    resource,
    'selectVisitCalendar',
    { from, to },
    { silent: false },
  );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}>
      <PageHeader title="visit-manage.pages.returnVisit" actions={actions} />
      <Paper variant="outlined" sx={{ padding: { xs: 1, sm: 2 }, minWidth: 0 }}>
        <MonthChooser
          month={month}
          onChange={setMonth}
          onToday={() => {
            setMonth(now);
            setChosen(now);
          }}
        />
        {error && <Alert severity="error">{reasonText(error)}</Alert>}
        <MonthGrid
          resource={resource}
          month={month}
          chosen={chosen}
          days={data?.days ?? []}
          isBusy={isFetching}
          isMovable={isMovable}
          onChoose={setChosen}
        />
        {isMovable && (
          <Typography variant="caption" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>
            {translate('visit-manage.calendar.dragHint')}
          </Typography>
        )}
      </Paper>
      <DayVisits key={chosen} resource={resource} day={chosen} isMovable={isMovable} />
    </Box>
  );
}

interface MonthChooserProps {
  month: string;
  onChange: (month: string) => void;
  onToday: () => void;
}

function MonthChooser({ month, onChange, onToday }: MonthChooserProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const title = new Date(`${month.slice(0, 7)}-01T00:00:00Z`).toLocaleDateString(locale, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, marginBlockEnd: 1 }}>
      <IconButton
        aria-label={translate('visit-manage.calendar.previous')}
        onClick={() => onChange(monthAfter(month, -1))}
      >
        <PreviousIcon />
      </IconButton>
      <Typography component="h2" variant="subtitle1" aria-live="polite" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <IconButton aria-label={translate('visit-manage.calendar.next')} onClick={() => onChange(monthAfter(month, 1))}>
        <NextIcon />
      </IconButton>
      <Button size="small" onClick={onToday}>
        {translate('visit-manage.calendar.today')}
      </Button>
    </Box>
  );
}
