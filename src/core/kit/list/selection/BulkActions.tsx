import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { ChosenActionRunner } from '../../action/ActionRunner';
import { type ChosenAction, type RecordAction, toneColor } from '../../action/recordActions';
import { actionsOnRecord, useAvailableActions } from '../../action/useAvailableActions';
import type { KitRecord } from '../../entity/recordTitle';
import { useListSettings } from '../ListSettings';
import { useSelectAll } from './useSelectAll';
import { useSelectedRecords } from './useSelectedRecords';

/** A plugin's own dialog without a transition decides itself what it can do. */
const isPluginDialog = ({ render, transition }: RecordAction) => render !== undefined && transition === undefined;

/** Actions on the selected rows. Steps that none of the rows allows are not offered. */
export default function BulkActions() {
  const { entity, resource, operations, bulkActions } = useListSettings();
  const { total, selectedIds, onUnselectItems } = useListContext<RaRecord>();
  const translate = useTranslate();
  const records = useSelectedRecords();
  const { isOffered, isReading, selectAll } = useSelectAll();
  const available = useAvailableActions({ entity, resource, operations, type: 'bulk' });
  const appliesToAny = new Set(records.flatMap((record) => actionsOnRecord(available, record).actions));
  const actions = available.actions.filter((action) => isPluginDialog(action) || appliesToAny.has(action));
  // The records at the time of the choice: finished ones leave the selection while the dialog still shows the rest.
  const [chosen, setChosen] = useState<{ chosen: ChosenAction; records: KitRecord[] }>();
  return (
    <Box
      role="region"
      aria-label={translate('kit.bulk.title')}
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        padding: 1,
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
        backgroundColor: `color-mix(in srgb, ${theme.palette.primary.main} 8%, ${theme.palette.background.paper})`,
      })}
    >
      <Box component="span" sx={{ fontSize: '0.875rem', fontWeight: 600, paddingInline: 1 }} aria-live="polite">
        {translate('kit.bulk.selected', { smart_count: selectedIds.length })}
      </Box>
      {isOffered && (
        <Button size="small" disabled={isReading} onClick={() => void selectAll()}>
          {translate('kit.bulk.all', { smart_count: total })}
        </Button>
      )}
      {actions.map((action) => (
        <Button
          key={action.key}
          size="small"
          startIcon={action.icon && <action.icon />}
          color={toneColor(action)}
          onClick={() => setChosen({ chosen: action, records })}
        >
          {translate(action.label)}
        </Button>
      ))}
      {bulkActions?.(records)}
      {available.canDelete && records.length > 0 && (
        <Button
          size="small"
          color="error"
          startIcon={<DeleteIcon />}
          onClick={() => setChosen({ chosen: 'delete', records })}
        >
          {translate('ra.action.delete')}
        </Button>
      )}
      <Box sx={{ flex: 1 }} />
      <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
        {translate('ra.action.unselect')}
      </Button>
      {chosen && (
        <ChosenActionRunner entity={entity} resource={resource} {...chosen} onClose={() => setChosen(undefined)} />
      )}
    </Box>
  );
}
