import { useEffect, useRef, useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { PAGE_SIZE_MAX } from '../../../../../contract/constants';
import { useKitDataProvider } from '../../action/useKitDataProvider';
import { readAllRows } from '../../export/readAllRows';
import { useListSettings } from '../ListSettings';

/** Maximum number of records to select at once: bulk actions handle them one after another. */
const SELECTED_MAX = 1000;

/** What the button for selecting all records needs. */
export interface SelectAll {
  /** Whether all rows of the page are selected, and other pages have more. */
  isOffered: boolean;
  isReading: boolean;
  selectAll: () => Promise<void>;
}

/** Selects all records that match the filters of the surrounding list. */
export function useSelectAll(): SelectAll {
  const { entity, resource, permanentFilter, meta } = useListSettings();
  const { data = [], total = 0, selectedIds, filterValues, sort, onSelect } = useListContext<RaRecord>();
  const dataProvider = useKitDataProvider();
  const [isReading, setIsReading] = useState(false);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const selectAll = async () => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setIsReading(true);
    try {
      const rows = await readAllRows({
        signal,
        onProgress: () => undefined,
        readPage: (page) =>
          dataProvider.getList(resource, {
            pagination: { page, perPage: PAGE_SIZE_MAX },
            sort,
            filter: { ...filterValues, ...permanentFilter },
            meta: meta ?? { fields: [entity.titleField], with: [] },
            signal,
          }),
      });
      onSelect(rows.map(({ id }) => id));
    } catch {
      // The HTTP client has shown the reason, or nobody waits any more.
    } finally {
      setIsReading(false);
    }
  };
  const selected = new Set(selectedIds);
  const isPageSelected = data.every(({ id }) => selected.has(id));
  return {
    isOffered: isPageSelected && selectedIds.length < total && total <= SELECTED_MAX,
    isReading,
    selectAll,
  };
}
