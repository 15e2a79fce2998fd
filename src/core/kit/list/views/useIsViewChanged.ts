import { useListContext } from 'react-admin';
import { sameValue } from '../../entity/changedFields';
import { useListSettings } from '../ListSettings';
import { sortOf, useActiveView } from './activeView';

/** Returns whether the list differs from its active view. */
export function useIsViewChanged(): boolean {
  const { active } = useActiveView(useListSettings().key);
  const { filterValues, sort } = useListContext();
  if (!active) return false;
  const { saved } = active;
  const savedSort = sortOf(saved);
  return !(
    sameValue(filterValues, saved.filter) &&
    (!savedSort || sameValue(sort, savedSort)) &&
    sameValue(active.columns, saved.columns) &&
    active.density === saved.density
  );
}
