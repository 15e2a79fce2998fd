import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { jaJP, zhCN, zhTW } from '@mui/x-date-pickers/locales';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/ja';
import 'dayjs/locale/zh-cn';
import 'dayjs/locale/zh-tw';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { TIME_ZONE } from '../../../../contract/constants';
import { today } from '../entity/today';
import { likelyBirthDate, nextOfficeHalfHour } from './likelyMoment';
import type { MomentKind } from './parseTypedMoment';
import { TimeColumns } from './TimeColumns';

dayjs.extend(utc);
dayjs.extend(timezone);

export interface CalendarPopoverProps {
  kind: MomentKind;
  /** Whether the day is a birth date: the year is chosen first, and no later day than today. */
  isBirthDate: boolean;
  anchor: () => HTMLElement | null;
  /** Id of the label of the input. */
  labelId: string;
  /** A complete day or time; `undefined` if none is typed. */
  value: string | undefined;
  onChange: (text: string) => void;
  onClose: () => void;
}

/**
 * A calendar, with lists of times for moments, in the user's language and the company's time zone. Without a value it opens
 * at a likely one.
 */
export default function CalendarPopover(props: CalendarPopoverProps) {
  const { kind, isBirthDate, anchor, labelId, value, onChange, onClose } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const calendarTexts = CALENDAR_TEXTS[locale];
  const [likely] = useState(() =>
    isBirthDate ? dayjs.tz(likelyBirthDate(today()), TIME_ZONE) : dayjs(nextOfficeHalfHour(Date.now())).tz(TIME_ZONE),
  );
  const [chosen, setChosen] = useState<Dayjs | null>(() => (value === undefined ? null : dayjs.tz(value, TIME_ZONE)));
  const choose = (next: Dayjs) => {
    setChosen(next);
    onChange(next.format(kind === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM-DD HH:mm'));
  };
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={calendarTexts?.name ?? 'en'}
      localeText={calendarTexts?.texts.components.MuiLocalizationProvider.defaultProps.localeText}
    >
      <Popover
        open
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': labelId, 'aria-label': translate('kit.moment.calendar') },
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, justifyContent: 'center' }}>
          <DateCalendar
            autoFocus
            timezone={TIME_ZONE}
            value={chosen}
            referenceDate={likely}
            onChange={(next, state) => {
              if (!next?.isValid()) return;
              // A year or month is no value yet, but changes an existing one.
              if (state === 'partial' && value === undefined) setChosen(next);
              else choose(next);
              if (kind === 'day' && state === 'finish') onClose();
            }}
            {...(isBirthDate && { ...YEAR_FIRST, maxDate: dayjs.tz(today(), TIME_ZONE).endOf('day') })}
            slotProps={{
              calendarHeader: { format: calendarTexts?.month ?? 'MMMM YYYY', sx: { whiteSpace: 'nowrap' } },
            }}
            // A narrower calendar would break the title, and squeeze the days to ovals.
            sx={{ margin: 0, flex: 'none' }}
          />
          {kind === 'moment' && (
            <TimeColumns
              time={chosen?.format('HH:mm')}
              likelyHour={likely.hour()}
              onChange={(time) => choose(dayjs.tz(`${(chosen ?? likely).format('YYYY-MM-DD')} ${time}`, TIME_ZONE))}
            />
          )}
        </Box>
        {kind === 'moment' && (
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', padding: 1, borderTop: 1, borderColor: 'divider' }}>
            <Button size="small" variant="contained" onClick={onClose}>
              {translate('kit.moment.done')}
            </Button>
          </Box>
        )}
      </Popover>
    </LocalizationProvider>
  );
}

const YEAR_FIRST = { views: ['year', 'month', 'day'], openTo: 'year', yearsPerRow: 4 } as const;

/** Calendar texts besides the names of months and days. English is the default. */
const CALENDAR_TEXTS: Readonly<Record<string, { name: string; month: string; texts: typeof zhCN } | undefined>> = {
  'zh-CN': { name: 'zh-cn', month: 'YYYY年M月', texts: zhCN },
  'zh-TW': { name: 'zh-tw', month: 'YYYY年M月', texts: zhTW },
  ja: { name: 'ja', month: 'YYYY年M月', texts: jaJP },
};
