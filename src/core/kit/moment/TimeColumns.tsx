import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { hoursByUse, OFFICE_HOURS } from './likelyMoment';

export interface TimeColumnsProps {
  /** `HH:mm`; `undefined` if none is chosen. */
  time: string | undefined;
  /** Receives `HH:mm`. */
  onChange: (time: string) => void;
  /** Hour for a minute that is chosen first. */
  likelyHour: number;
}

const HOURS = hoursByUse();
const MINUTE_STEP = 5;

/** Lists of hours and minutes; office hours are first, so that most times need no scrolling. */
export function TimeColumns({ time, onChange, likelyHour }: TimeColumnsProps) {
  const translate = useTranslate();
  const [hour, minute] = time?.split(':').map(Number) ?? [];
  const format = (hours: number, minutes: number) => `${twoDigits(hours)}:${twoDigits(minutes)}`;
  return (
    <Box sx={{ display: 'flex', flex: 'none', justifyContent: 'center' }}>
      <Column
        label={translate('kit.moment.hour')}
        options={HOURS}
        selected={hour}
        onSelect={(chosen) => onChange(format(chosen, minute ?? 0))}
      />
      <Column
        label={translate('kit.moment.minute')}
        options={minutesWith(minute)}
        selected={minute}
        onSelect={(chosen) => onChange(format(hour ?? likelyHour, chosen))}
      />
    </Box>
  );
}

interface ColumnProps {
  label: string;
  options: readonly number[];
  selected: number | undefined;
  onSelect: (option: number) => void;
}

function Column({ label, options, selected, onSelect }: ColumnProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const option = selected === undefined ? null : list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list.current && option) scrollIntoList(list.current, option);
  }, [selected]);
  return (
    <Box sx={{ width: 76, borderLeft: 1, borderColor: 'divider', paddingBlockStart: 1.5 }}>
      <Box id={id} sx={{ textAlign: 'center', fontSize: '0.875rem', lineHeight: '40px', color: 'text.secondary' }}>
        {label}
      </Box>
      <MenuList
        ref={list}
        role="listbox"
        aria-labelledby={id}
        variant="selectedMenu"
        sx={{ position: 'relative', height: { xs: 152, sm: 272 }, overflowY: 'auto', paddingBlock: 0 }}
      >
        {options.map((option) => (
          <MenuItem
            key={option}
            role="option"
            selected={option === selected}
            aria-selected={option === selected}
            onClick={() => onSelect(option)}
            sx={{
              justifyContent: 'center',
              marginInline: 0.75,
              borderRadius: 1,
              // The first hour after office hours has a line above it.
              ...(options === HOURS && option === OFFICE_HOURS.last + 1 && AFTER_LINE),
              ...(options === HOURS && isNightHour(option) && { color: 'text.secondary' }),
            }}
          >
            {twoDigits(option)}
          </MenuItem>
        ))}
      </MenuList>
    </Box>
  );
}

const AFTER_LINE = {
  marginBlockStart: '9px',
  '&::before': { content: '""', position: 'absolute', insetInline: 0, top: -5, borderTop: 1, borderColor: 'divider' },
} as const;

const isNightHour = (hour: number) => hour < OFFICE_HOURS.first || hour > OFFICE_HOURS.last;

/** Returns the offered minutes, and the chosen one in between. */
function minutesWith(minute: number | undefined): number[] {
  const steps = Array.from({ length: 60 / MINUTE_STEP }, (_, at) => at * MINUTE_STEP);
  return minute === undefined || steps.includes(minute) ? steps : [...steps, minute].sort((a, b) => a - b);
}

/** Scrolls the list only, and only if the option is not visible. */
function scrollIntoList(list: HTMLElement, option: HTMLElement): void {
  const isVisible =
    option.offsetTop >= list.scrollTop && option.offsetTop + option.offsetHeight <= list.scrollTop + list.clientHeight;
  if (!isVisible) list.scrollTop = option.offsetTop - (list.clientHeight - option.offsetHeight) / 2;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
