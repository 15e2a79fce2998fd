import Box from '@mui/material/Box';
import type { TranslateFunction } from 'ra-core';
import { choiceLabel, FieldValue, type KitRecord } from '../../../core/kit';
import { riskLevels } from '../entities/applications/applicationStates';
import { serviceApplication } from '../entities/applications/serviceApplication';
import { RiskChip } from './RiskChip';

/** Shows the status of an application, and beside it the risk level if a rule was hit. */
export function VisitState({ record }: { record: KitRecord }) {
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
      <FieldValue entity={serviceApplication} source="status" record={record} />
      {isRisky(record) && <RiskChip record={record} />}
    </Box>
  );
}

/** Returns the same as text, for exported files. */
export function stateText(record: Readonly<Record<string, unknown>>, translate: TranslateFunction): string {
  const text = (field: 'status' | 'riskLevel') =>
    translate(choiceLabel(serviceApplication, field, String(record[field] ?? '')));
  return isRisky(record) ? `${text('status')} / ${text('riskLevel')}` : text('status');
}

const isRisky = ({ riskLevel }: Readonly<Record<string, unknown>>) =>
  riskLevel !== 'none' && riskLevels.some((level) => level === riskLevel);
