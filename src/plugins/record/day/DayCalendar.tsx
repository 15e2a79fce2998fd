import EarlierIcon from '@mui/icons-material/ChevronLeft';
import LaterIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { addDays } from '../../../../contract/moment';
import { calendarDays, monthAfter, today } from '../../../core/kit';
import type { AlertLevel } from '../../device/entities/thresholds/alertLevels';
import { useDayContext } from './useDay';

export interface DayCalendarProps {
  resource: string;
  deviceId: number;
  /** `YYYY-MM-DD`. */
  date: string;
  onChoose: (day: string) => void;
}

/** Number of days by which an arrow key moves the focus. */
const KEY_DAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const dots = { none: 'success.main', warn: 'warning.main', critical: 'error.main' } as const satisfies Record<
  AlertLevel,
  string
>;

/** A month calendar that marks the days with data and with alerts. */
export function DayCalendar({ resource, deviceId, date, onChoose }: DayCalendarProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [focused, setFocused] = useState(date);
  const month = focused.slice(0, 7);
  // Asks around the middle of the month, so that one response covers all of its days.
  const context = useDayContext({ resource, deviceId, date: `${month}-15` });
  const levels = new Map(context?.days.map(({ date: day, alertLevel }) => [day, alertLevel]));
  const days = calendarDays(focused);
  const now = today();
  const dayName = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { timeZone: 'UTC', ...options });
  function press(event: KeyboardEvent<HTMLElement>) {
    const step = KEY_DAYS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = addDays(focused, step);
    if (next <= now) setFocused(next);
  }
  return (
    <Box sx={{ padding: 1.5, width: 308 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', marginBlockEnd: 0.5 }}>
        <IconButton
          size="small"
          aria-label={translate('record-manage.day.step.monthBefore')}
          onClick={() => setFocused(monthAfter(focused, -1))}
        >
          <EarlierIcon />
        </IconButton>
        <Box aria-live="polite" sx={{ flex: 1, textAlign: 'center', fontWeight: 600 }}>
          {dayName(`${month}-01`, { year: 'numeric', month: 'long' })}
        </Box>
        <IconButton
          size="small"
          aria-label={translate('record-manage.day.step.monthAfter')}
          disabled={monthAfter(focused, 1) > now}
          onClick={() => setFocused(monthAfter(focused, 1))}
        >
          <LaterIcon />
        </IconButton>
      </Box>
      <Box role="grid" aria-label={translate('record-manage.day.step.calendar')} onKeyDown={press}>
        <Box role="row" sx={row}>
          {days.slice(0, 7).map((day) => (
            <Box
              key={day}
              role="columnheader"
              sx={{ textAlign: 'center', fontSize: '0.75rem', color: 'text.secondary' }}
            >
              {dayName(day, { weekday: 'short' })}
            </Box>
          ))}
        </Box>
        {[0, 7, 14, 21, 28, 35].map((start) => (
          <Box key={start} role="row" sx={row}>
            {days.slice(start, start + 7).map((day) => (
              <Day
                key={day}
                day={day}
                level={levels.get(day)}
                isChosen={day === date}
                isFocused={day === focused}
                isOutside={!day.startsWith(month)}
                isFuture={day > now}
                name={dayName(day, { dateStyle: 'long' })}
                onChoose={() => onChoose(day)}
              />
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const row = { display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', gap: 0.25 };

interface DayProps {
  day: string;
  level: AlertLevel | undefined;
  isChosen: boolean;
  isFocused: boolean;
  isOutside: boolean;
  isFuture: boolean;
  name: string;
  onChoose: () => void;
}

function Day({ day, level, isChosen, isFocused, isOutside, isFuture, name, onChoose }: DayProps) {
  const translate = useTranslate();
  return (
    <Box role="gridcell" aria-selected={isChosen}>
      <ButtonBase
        // Roving tabindex: Tab reaches one day only, the arrow keys move between days.
        tabIndex={isFocused ? 0 : -1}
        ref={(button: HTMLButtonElement | null) => {
          if (isFocused) button?.focus();
        }}
        disabled={isFuture}
        onClick={onChoose}
        aria-label={`${name}，${translate(`record-manage.day.step.levels.${level ?? 'noData'}`)}`}
        sx={{
          width: '100%',
          height: 40,
          flexDirection: 'column',
          borderRadius: 1,
          border: 1,
          borderColor: isChosen ? 'primary.main' : 'transparent',
          backgroundColor: isChosen ? 'action.selected' : undefined,
          color: isFuture ? 'text.disabled' : isOutside || !level ? 'text.secondary' : 'text.primary',
          fontWeight: level ? 600 : 400,
          '&:hover': { backgroundColor: 'action.hover' },
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
        }}
      >
        {Number(day.slice(8))}
        <Box
          component="span"
          aria-hidden
          sx={{
            width: level === 'critical' ? 14 : 6,
            height: 6,
            borderRadius: level === 'critical' ? 0.5 : '50%',
            backgroundColor: level ? dots[level] : 'transparent',
          }}
        />
      </ButtonBase>
    </Box>
  );
}
