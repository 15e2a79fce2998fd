import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import EarlierIcon from '@mui/icons-material/ChevronLeft';
import LaterIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { addDays } from '../../../../contract/moment';
import { today } from '../../../core/kit';
import type { DayContext } from '../entities/dayContext';
import { DayCalendar } from './DayCalendar';

export interface DayStepperProps {
  resource: string;
  deviceId: number;
  /** `YYYY-MM-DD`. */
  date: string;
  context: DayContext | null | undefined;
  onGo: (date: string) => void;
}

const WEEK = 7;

/**
 * Navigates to other days of the device. Buttons and arrow keys go to the nearest day with data, PageUp and PageDown move by
 * a week, and the calendar opens any day.
 */
export function DayStepper({ resource, deviceId, date, context, onGo }: DayStepperProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const now = today();
  // Without the day context, steps to the adjacent day.
  const earlier = context ? context.previousDate : addDays(date, -1);
  const later = context ? context.nextDate : date < now ? addDays(date, 1) : null;
  useDayKeys(
    {
      ArrowLeft: earlier,
      ArrowRight: later,
      PageUp: addDays(date, -WEEK),
      PageDown: addDays(date, WEEK) <= now ? addDays(date, WEEK) : null,
    },
    onGo,
  );
  const step = (key: 'previous' | 'next', to: string | null, icon: ReactElement) => {
    const name = translate(`record-manage.day.step.${key}`);
    return (
      <Tooltip title={to ? `${name} · ${to}` : translate('record-manage.day.step.none')}>
        <span>
          <IconButton size="small" aria-label={name} disabled={!to} onClick={() => to && onGo(to)}>
            {icon}
          </IconButton>
        </span>
      </Tooltip>
    );
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, '@media print': { display: 'none' } }}>
      {step('previous', earlier, <EarlierIcon />)}
      <Button
        size="small"
        variant="outlined"
        startIcon={<CalendarIcon />}
        aria-haspopup="dialog"
        aria-label={translate('record-manage.day.step.choose', { date })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {date}
      </Button>
      {step('next', later, <LaterIcon />)}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('record-manage.day.step.calendar') } }}
      >
        <DayCalendar
          {...{ resource, deviceId, date }}
          onChoose={(day) => {
            setAnchor(null);
            onGo(day);
          }}
        />
      </Popover>
    </Box>
  );
}

/** Parts of a page that handle the arrow keys themselves. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable="true"], [role="slider"], [role="tab"], [role="menu"], [role="listbox"], [role="dialog"], [role="grid"], [role="combobox"], [role="region"]';

function useDayKeys(targets: Readonly<Record<string, string | null>>, onGo: (date: string) => void) {
  const press = useRef<(event: KeyboardEvent) => void>(undefined);
  useEffect(() => {
    press.current = (event) => {
      const target = targets[event.key];
      const isOwn = event.target instanceof Element && event.target.closest(OWN_KEYS) !== null;
      if (
        !target ||
        isOwn ||
        event.defaultPrevented ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      onGo(target);
    };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press.current?.(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
