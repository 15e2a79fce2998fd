import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { EmptyValue, FieldValue, type KitRecord } from '../../../core/kit';
import type { AlertOfDay } from '../day/alertOfDay';
import { figureLevels } from '../entities/alerts/alertFigures';
import { isSleep, isSleepFigure } from '../entities/sleep/noSleep';
import { levelColors } from './levelColors';

interface AggregateValueProps {
  entity: Entity;
  source: string;
  record: KitRecord;
}

/** Shows an aggregate of a day in the color of its alert level. A night without sleep has a text instead of zeros. */
export function AggregateValue({ entity, source, record }: AggregateValueProps) {
  const translate = useTranslate();
  const isSleepless = entity.name === 'sleepStatus' && !isSleep(record.asleepMin) && isSleepFigure(source);
  if (isSleepless) return source === 'asleepMin' ? translate('record-manage.day.noSleep') : <EmptyValue />;
  // The contract defines this field as a list of alerts.
  const alerts = Array.isArray(record.alerts) ? (record.alerts as AlertOfDay[]) : [];
  const level = figureLevels(alerts).get(source) ?? 'none';
  const value = <FieldValue entity={entity} source={source} record={record} />;
  if (level === 'none') return value;
  return (
    <Box component="span" sx={{ color: levelColors[level], fontWeight: 600 }}>
      {value}
    </Box>
  );
}
