import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { EmptyValue, type KitRecord } from '../../../core/kit';
import { timeText } from './planText';

/** Shows the sign-in and sign-out times and the minutes between in one narrow cell. */
export function SignedTimes({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  if (typeof record.signInTime !== 'string') return <EmptyValue />;
  const { actualMinutes } = record;
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {signedText(record)}{' '}
      {typeof actualMinutes === 'number' && (
        <Box component="span" sx={{ color: 'text.secondary', marginInlineStart: 0.25 }}>
          {translate('service-manage.application.columns.minutesShort', { count: actualMinutes })}
        </Box>
      )}
    </Box>
  );
}

/** Returns `09:02–09:46`; without an end while the visit is in progress. */
export function signedText({ signInTime, signOutTime }: Readonly<Record<string, unknown>>): string {
  return typeof signInTime === 'string' ? `${timeText(signInTime)}–${timeText(signOutTime)}` : '';
}
