import { useMemo } from 'react';
import { useResourceDefinitions } from 'react-admin';
import { hasMaskedFields } from '../../../../contract/masks';
import { isOffered, type RecordAction } from '../action/recordActions';
import { useAllowedActions } from '../action/useAllowedActions';
import { useRecordActions } from '../action/useRecordActions';
import { useViewpoint } from '../action/useViewpoint';
import { useListSettings } from './ListSettings';

/** What a list offers its administrator. A column of buttons or of check boxes that lead to nothing is not shown. */
export interface ListOffers {
  /** Absent where nothing can be done with a row. */
  row?: RowOffers;
  /** Whether something can be done with several at once. */
  onSelection: boolean;
}

/** What can be done with any row, as far as its state allows; found out once for all of them. */
export interface RowOffers {
  actions: readonly RecordAction[];
  mayDelete: boolean;
  mayEdit: boolean;
  mayReveal: boolean;
  /** Who looks; missing until it is known. */
  adminId: number | undefined;
}

const asked = ['delete', 'edit', 'unmask'];

export function useListOffers(): ListOffers {
  const { entity, resource, operations, rowActions, bulkActions, selectable, onEdit } = useListSettings();
  const definition = useResourceDefinitions()[resource];
  const allowed = useAllowedActions(resource, asked);
  const all = useRecordActions(entity, resource, 'record');
  const onSeveral = useRecordActions(entity, resource, 'bulk').some((action) => isOffered(action, operations));
  const mayDelete = allowed.has('delete') && !operations && entity.removal.kind !== 'never';
  const mayEdit = allowed.has('edit') && !operations && Boolean(onEdit ?? definition?.hasEdit);
  const mayReveal = allowed.has('unmask') && hasMaskedFields(entity);
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
