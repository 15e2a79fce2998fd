import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'react-admin';
import { ChoiceChip, FieldValue, fieldLabel, formatMoment } from '../../../core/kit';
import type { RecordDefinition } from './recordDefinition';
import type { DayRecord } from './useDay';

export interface DayFactsProps {
  definition: RecordDefinition;
  record: DayRecord;
  /** Whether the record is of the day in view. Otherwise only the device and the wearer are shown. */
  hasDay: boolean;
}

/** Shows who wore which device, and how reliable the data of the day is. */
export function DayFacts({ definition: { entity }, record, hasDay }: DayFactsProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const chip = (field: 'alertLevel' | 'quality') => {
    const code = record[field];
    return typeof code === 'string' ? <ChoiceChip entity={entity} field={field} value={code} /> : undefined;
  };
  const number = (value: unknown) => (typeof value === 'number' ? value.toLocaleString(locale) : undefined);
  const facts = [
    { field: 'deviceUserId', value: <FieldValue entity={entity} source="deviceUserId" record={record} link /> },
    { field: 'deviceId', value: <FieldValue entity={entity} source="deviceId" record={record} link /> },
    ...(hasDay
      ? [
          { field: 'alertLevel', value: chip('alertLevel') },
          { field: 'coveragePct', value: number(record.coveragePct) },
          { field: 'wearMinutes', value: number(record.wearMinutes) },
          { field: 'quality', value: chip('quality') },
          { field: 'source', value: <FieldValue entity={entity} source="source" record={record} /> },
          {
            field: 'uploadTime',
            value: typeof record.uploadTime === 'string' ? formatMoment(record.uploadTime) : undefined,
          },
        ]
      : []),
  ].filter(({ value }) => value !== undefined);
  return (
    <Box
      component="dl"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, margin: 0, fontSize: '0.8125rem' }}
    >
      {facts.map(({ field, value }) => (
        <Box key={field} sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {translate(fieldLabel(entity, field))}
          </Box>
          <Box component="dd" sx={{ margin: 0 }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
