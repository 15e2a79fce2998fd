import Box from '@mui/material/Box';
import type { Draft, Entity } from '../../../../contract/defineEntity';
import { type FieldCells, FieldValue, type KitRecord } from '../../../core/kit';
import type { Severity } from '../entities/reportCodes';
import { type FindingRule, severityByMeasure } from '../entities/reportRules';

const colors: Readonly<Partial<Record<Severity, string>>> = { critical: 'error.main', warn: 'warning.main' };

/**
 * Returns cell renderers that color measurements by the urgency of their findings.
 * @param rulesOf returns the possible findings of a report; their measurements are the same for each report
 */
export function measuredCells(entity: Entity, rulesOf: (record: Draft) => readonly FindingRule<string>[]): FieldCells {
  const cellOf = (source: string) =>
    function MeasuredValue({ record }: { record: KitRecord }) {
      const color = colors[severityByMeasure(rulesOf(record)).get(source) ?? 'none'];
      const value = <FieldValue entity={entity} source={source} record={record} />;
      if (color === undefined) return value;
      return (
        <Box component="span" sx={{ color, fontWeight: 600 }}>
          {value}
        </Box>
      );
    };
  const measures = rulesOf({}).flatMap(([, , , measure]) => measure ?? []);
  return Object.fromEntries([...new Set(measures)].map((source) => [source, cellOf(source)]));
}
