import { Table, TableBody, TableCell, TableRow } from '@mui/material';
import { addMonths, differenceInCalendarDays, endOfMonth, isBefore, isValid, parseISO, startOfWeek } from 'date-fns';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { DayField, today } from '../../../../core/kit';

export default function Day() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [text, setText] = useState(today());
  const day = parseISO(text);
  const now = parseISO(today());
  // Computed by date-fns, formatted by the browser in the user's language.
  const write = (date: Date) => new Intl.DateTimeFormat(locale, { dateStyle: 'full' }).format(date);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const rows = isValid(day)
    ? {
        written: write(day),
        nextMonth: write(addMonths(day, 1)),
        monthEnd: write(endOfMonth(day)),
        weekStart: write(startOfWeek(day, { weekStartsOn: 1 })),
        distance: relative.format(differenceInCalendarDays(day, now), 'day'),
        isPast: translate(isBefore(day, now) ? 'ra.boolean.true' : 'ra.boolean.false'),
      }
    : {};
  return (
    <>
      <DayField label={translate('demo.day.date')} value={text} onChange={setText} />
      <Table size="small" sx={{ mt: 1 }}>
        <TableBody>
          {Object.entries(rows).map(([name, value]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {translate(`demo.day.${name}`)}
              </TableCell>
              <TableCell>{value}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}
