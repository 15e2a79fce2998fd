import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { ActionRunner, DeleteRunner } from '../../action/ActionRunner';
import { isActionShown, isApplicable, type RecordAction } from '../../action/recordActions';
import { useAllowedActions } from '../../action/useAllowedActions';
import { useRecordActions } from '../../action/useRecordActions';
import { useViewpoint } from '../../action/useViewpoint';
import type { KitRecord } from '../../entity/recordTitle';
import { useListSettings } from '../ListSettings';
import { useSelectedRecords } from './useSelectedRecords';

/** A plugin's own dialog without a transition decides itself what it can do. */
const isPluginDialog = ({ render, transition }: RecordAction) => render !== undefined && transition === undefined;

/** Actions on the selected rows. Steps that none of the rows allows are not offered. */
export default function BulkActions() {
  const { entity, resource, operations, bulkActions } = useListSettings();
  const { selectedIds, onUnselectItems } = useListContext<RaRecord>();
  const translate = useTranslate();
  const viewpoint = useViewpoint();
  const records = useSelectedRecords();
  const actions = useRecordActions(entity, resource, 'bulk').filter(
    (action) =>
      isActionShown(action, operations) &&
      (isPluginDialog(action) || records.some((record) => isApplicable({ entity, action, record, viewpoint }))),
  );
  const canDelete =
    useAllowedActions(resource, ['delete']).has('delete') && !operations && entity.deletion.kind !== 'never';
  // The records at the time of the choice: finished ones leave the selection while the dialog still shows the rest.
  const [chosen, setChosen] = useState<{ action: RecordAction; records: KitRecord[] }>();
  const [deleting, setDeleting] = useState<KitRecord[]>();
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
      {actions.map(({ icon: Icon, ...action }) => (
        <Button
          key={action.key}
          size="small"
          startIcon={Icon && <Icon />}
          color={action.tone === 'danger' ? 'error' : action.tone === 'positive' ? 'success' : 'primary'}
          onClick={() => setChosen({ action, records })}
        >
          {translate(action.label)}
        </Button>
      ))}
      {bulkActions?.(records)}
      {canDelete && records.length > 0 && (
        <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => setDeleting(records)}>
          {translate('ra.action.delete')}
        </Button>
      )}
      <Box sx={{ flex: 1 }} />
      <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
        {translate('ra.action.unselect')}
      </Button>
      {chosen && <ActionRunner entity={entity} resource={resource} {...chosen} onClose={() => setChosen(undefined)} />}
      {deleting && (
        <DeleteRunner entity={entity} resource={resource} records={deleting} onClose={() => setDeleting(undefined)} />
      )}
    </Box>
  );
}
