import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { jaJP, zhCN, zhTW } from '@mui/x-date-pickers/locales';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/ja';
import 'dayjs/locale/zh-cn';
import 'dayjs/locale/zh-tw';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { TIME_ZONE } from '../../../../contract/constants';
import type { MomentKind } from './parseTypedMoment';

dayjs.extend(utc);
dayjs.extend(timezone);

export interface CalendarPopoverProps {
  kind: MomentKind;
  anchor: () => HTMLElement | null;
  /** A complete day or time; `undefined` if none is typed. */
  value: string | undefined;
  onChange: (text: string) => void;
  onClose: () => void;
}

/** A calendar, with a clock for times, in the user's language and the company's time zone. */
export default function CalendarPopover({ kind, anchor, value, onChange, onClose }: CalendarPopoverProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const calendarTexts = CALENDAR_TEXTS[locale];
  const [chosen, setChosen] = useState<Dayjs | null>(() => (value === undefined ? null : dayjs.tz(value, TIME_ZONE)));
  const choose = (next: Dayjs | null) => {
    setChosen(next);
    if (next?.isValid()) onChange(next.format(kind === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM-DD HH:mm'));
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
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('kit.moment.open') } }}
      >
        <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, justifyContent: 'center' }}>
          <DateCalendar
            autoFocus
            timezone={TIME_ZONE}
            value={chosen}
            onChange={(next, state) => {
              choose(next);
              if (kind === 'day' && state === 'finish') onClose();
            }}
            slotProps={{ calendarHeader: { format: calendarTexts?.month ?? 'MMMM YYYY' } }}
            sx={{ margin: 0 }}
          />
          {kind === 'moment' && (
            <MultiSectionDigitalClock ampm={false} timezone={TIME_ZONE} value={chosen} onChange={choose} />
          )}
        </Box>
        {kind === 'moment' && (
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', padding: 1 }}>
            <Button size="small" variant="contained" onClick={onClose}>
              {translate('kit.moment.done')}
            </Button>
          </Box>
        )}
      </Popover>
    </LocalizationProvider>
  );
}

/** Calendar texts besides the names of months and days. English is the default. */
const CALENDAR_TEXTS: Readonly<Record<string, { name: string; month: string; texts: typeof zhCN } | undefined>> = {
  'zh-CN': { name: 'zh-cn', month: 'YYYY年M月', texts: zhCN },
  'zh-TW': { name: 'zh-tw', month: 'YYYY年M月', texts: zhTW },
  ja: { name: 'ja', month: 'YYYY年M月', texts: jaJP },
};
