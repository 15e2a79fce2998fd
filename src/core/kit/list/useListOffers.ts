import { useResourceDefinitions } from 'react-admin';
import { hasMaskedFields } from '../../../../contract/masks';
import { isOffered } from '../action/recordActions';
import { useAllowedActions } from '../action/useAllowedActions';
import { useRecordActions } from '../action/useRecordActions';
import { useListSettings } from './ListSettings';

/** What a list offers its administrator. A column of buttons or of check boxes that lead to nothing is not shown. */
export interface ListOffers {
  /** Whether something can be done with a row. */
  onRow: boolean;
  /** Whether something can be done with several at once. */
  onSelection: boolean;
}

const asked = ['delete', 'edit', 'unmask'];

export function useListOffers(): ListOffers {
  const { entity, resource, operations, rowActions, bulkActions, selectable, onEdit } = useListSettings();
  const definition = useResourceDefinitions()[resource];
  const allowed = useAllowedActions(resource, asked);
  const onRecord = useRecordActions(entity, resource, 'record').some((action) => isOffered(action, operations));
  const onSeveral = useRecordActions(entity, resource, 'bulk').some((action) => isOffered(action, operations));
  const mayDelete = allowed.has('delete') && !operations && entity.removal.kind !== 'never';
  const mayEdit = allowed.has('edit') && !operations && Boolean(onEdit ?? definition?.hasEdit);
  const mayReveal = allowed.has('unmask') && hasMaskedFields(entity);
  return {
    onRow: Boolean(rowActions) || onRecord || mayDelete || mayEdit || mayReveal,
    onSelection: selectable && (Boolean(bulkActions) || onSeveral || mayDelete),
  };
}
