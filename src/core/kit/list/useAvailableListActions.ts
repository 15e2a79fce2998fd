import { useMemo } from 'react';
import { useResourceDefinitions } from 'react-admin';
import { hasMaskedFields } from '../../../../contract/masks';
import { isActionShown, type RecordAction } from '../action/recordActions';
import { useAllowedActions } from '../action/useAllowedActions';
import { useRecordActions } from '../action/useRecordActions';
import { useViewpoint } from '../action/useViewpoint';
import { REVEAL_PERMISSIONS } from '../reveal/revealPermissions';
import { useListSettings } from './ListSettings';

/** What a list offers its administrator. Columns of buttons or checkboxes without any action are hidden. */
export interface AvailableListActions {
  /** Absent if no action exists for a row. */
  row?: AvailableRowActions;
  /** Whether bulk actions exist. */
  hasBulkActions: boolean;
}

/** Actions possible on any row, subject to its state; determined once for all rows. */
export interface AvailableRowActions {
  actions: readonly RecordAction[];
  canDelete: boolean;
  canEdit: boolean;
  canReveal: boolean;
  /** Id of the viewer; missing until it is known. */
  adminId: number | undefined;
}

const checkedActions = ['delete', 'edit', ...REVEAL_PERMISSIONS];

export function useAvailableListActions(): AvailableListActions {
  const { entity, resource, operations, rowActions, bulkActions, selectable, onEdit } = useListSettings();
  const definition = useResourceDefinitions()[resource];
  const allowed = useAllowedActions(resource, checkedActions);
  const all = useRecordActions(entity, resource, 'record');
  const hasBulkRecordActions = useRecordActions(entity, resource, 'bulk').some((action) =>
    isActionShown(action, operations),
  );
  const canDelete = allowed.has('delete') && !operations && entity.deletion.kind !== 'never';
  const canEdit = allowed.has('edit') && !operations && Boolean(onEdit ?? definition?.hasEdit);
  const canReveal = REVEAL_PERMISSIONS.some((action) => allowed.has(action)) && hasMaskedFields(entity);
  const { adminId } = useViewpoint();
  const row = useMemo((): AvailableRowActions => {
    const actions = all.filter((action) => isActionShown(action, operations));
    return { actions, canDelete, canEdit, canReveal, adminId };
  }, [all, operations, canDelete, canEdit, canReveal, adminId]);
  const hasRowActions = Boolean(rowActions) || row.actions.length > 0 || canDelete || canEdit || canReveal;
  return {
    ...(hasRowActions && { row }),
    hasBulkActions: selectable && (Boolean(bulkActions) || hasBulkRecordActions || canDelete),
  };
}
