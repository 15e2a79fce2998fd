import { useMemo } from 'react';
import { useResourceDefinitions } from 'react-admin';
import { hasMaskedFields } from '../../../../contract/masks';
import { isOffered, type RecordAction } from '../action/recordActions';
import { useAllowedActions } from '../action/useAllowedActions';
import { useRecordActions } from '../action/useRecordActions';
import { useViewpoint } from '../action/useViewpoint';
import { REVEALS } from '../reveal/reveals';
import { useListSettings } from './ListSettings';

/** What a list offers its administrator. Columns of buttons or checkboxes without any action are hidden. */
export interface ListOffers {
  /** Absent if no action exists for a row. */
  row?: RowOffers;
  /** Whether bulk actions exist. */
  onSelection: boolean;
}

/** Actions possible on any row, subject to its state; determined once for all rows. */
export interface RowOffers {
  actions: readonly RecordAction[];
  mayDelete: boolean;
  mayEdit: boolean;
  mayReveal: boolean;
  /** Id of the viewer; missing until it is known. */
  adminId: number | undefined;
}

const asked = ['delete', 'edit', ...REVEALS];

export function useListOffers(): ListOffers {
  const { entity, resource, operations, rowActions, bulkActions, selectable, onEdit } = useListSettings();
  const definition = useResourceDefinitions()[resource];
  const allowed = useAllowedActions(resource, asked);
  const all = useRecordActions(entity, resource, 'record');
  const onSeveral = useRecordActions(entity, resource, 'bulk').some((action) => isOffered(action, operations));
  const mayDelete = allowed.has('delete') && !operations && entity.removal.kind !== 'never';
  const mayEdit = allowed.has('edit') && !operations && Boolean(onEdit ?? definition?.hasEdit);
  const mayReveal = REVEALS.some((action) => allowed.has(action)) && hasMaskedFields(entity);
  const { adminId } = useViewpoint();
  const row = useMemo((): RowOffers => {
    const actions = all.filter((action) => isOffered(action, operations));
    return { actions, mayDelete, mayEdit, mayReveal, adminId };
  }, [all, operations, mayDelete, mayEdit, mayReveal, adminId]);
  const hasRow = Boolean(rowActions) || row.actions.length > 0 || mayDelete || mayEdit || mayReveal;
  return {
    ...(hasRow && { row }),
    onSelection: selectable && (Boolean(bulkActions) || onSeveral || mayDelete),
  };
}
