import Box from '@mui/material/Box';
import type { Entity } from '../../../../contract/defineEntity';
import { FieldValue, type KitRecord } from '../../../core/kit';
import type { AlertOfDay } from '../day/alertOfDay';
import { figureLevels } from '../entities/alertFigures';
import { levelColors } from './levelColors';

interface AggregateValueProps {
  entity: Entity;
  source: string;
  record: KitRecord;
}

/** Shows an aggregate of a day in the color of its alert level. */
export function AggregateValue({ entity, source, record }: AggregateValueProps) {
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
