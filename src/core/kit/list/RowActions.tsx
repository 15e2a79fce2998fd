import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useCreatePath, useResourceDefinitions, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { hasMaskedFields } from '../../../../contract/masks';
import { RecordActionButtons } from '../action/RecordActionButtons';
import { useAllowedActions } from '../action/useAllowedActions';
import { type KitRecord, representRecord } from '../entity/representRecord';
import { RevealButton } from '../reveal/RevealButton';
import { useListSettings } from './ListSettings';

/** What can be done with a row: its most likely step, reveal, edit, and the rest in a menu. */
export function RowActions({ record }: { record: KitRecord }) {
  const { entity, resource, rowActions, onEdit, operations } = useListSettings();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const definition = useResourceDefinitions()[resource];
  const canEdit = useAllowedActions(resource, ['edit']).has('edit') && !operations;
  const label = translate('kit.list.edit', {
    name: representRecord({ record, represent: entity.represent, locale: '' }),
  });
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', justifyContent: 'flex-end', gap: 0.25 }}>
      {rowActions?.(record)}
      <RecordActionButtons entity={entity} resource={resource} record={record} operations={operations} layout="row">
        {hasMaskedFields(entity) && <RevealButton record={record} variant="icon" />}
        {canEdit && (onEdit || definition?.hasEdit) && (
          <Tooltip title={translate('ra.action.edit')}>
            {onEdit ? (
              <IconButton size="small" aria-label={label} onClick={() => onEdit(record)}>
                <EditIcon fontSize="inherit" />
              </IconButton>
            ) : (
              <IconButton
                size="small"
                aria-label={label}
                component={Link}
                to={createPath({ resource, id: record.id, type: 'edit' })}
              >
                <EditIcon fontSize="inherit" />
              </IconButton>
            )}
          </Tooltip>
        )}
      </RecordActionButtons>
    </Box>
  );
}
