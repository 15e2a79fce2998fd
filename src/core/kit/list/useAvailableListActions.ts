import { type AvailableActions, useAvailableActions } from '../action/useAvailableActions';
import { useListSettings } from './ListSettings';

/** What a list offers its administrator. Columns of buttons or checkboxes without any action are hidden. */
export interface AvailableListActions {
  /** Absent if no action exists for a row. */
  row?: AvailableActions;
  /** Whether bulk actions exist. */
  hasBulkActions: boolean;
}

export function useAvailableListActions(): AvailableListActions {
  const { entity, resource, operations, rowActions, bulkActions, selectable, onEdit } = useListSettings();
  const row = useAvailableActions({ entity, resource, operations, hasEdit: onEdit && true });
  const bulk = useAvailableActions({ entity, resource, operations, type: 'bulk' });
  const hasRowActions = Boolean(rowActions) || row.actions.length > 0 || row.canDelete || row.canEdit || row.canReveal;
  return {
    ...(hasRowActions && { row }),
    hasBulkActions: selectable && (Boolean(bulkActions) || bulk.actions.length > 0 || bulk.canDelete),
  };
}
