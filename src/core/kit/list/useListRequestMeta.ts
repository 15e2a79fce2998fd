import { useMemo } from 'react';
import type { ListAddition } from '../../../../contract/query/listDetail';
import { type RequestedFieldsOptions, requestedFields } from './columns/requestedFields';

/** What a list passes to the data provider in react-admin's `meta`. */
export interface ListRequestMeta {
  /** The special read that returns the rows; for the list itself and for other readers of its rows, such as exports. */
  meta?: { operation: string };
  /** For the entity's own list: which fields and additional data it requests. */
  detail?: { fields?: readonly string[]; with: readonly ListAddition[] };
}

export function useListRequestMeta({
  entity,
  read,
  shown,
  extraFields,
  hasCustomParts,
  hasCounts,
}: RequestedFieldsOptions & { read?: string; hasCounts: boolean }): ListRequestMeta {
  const fields = useMemo(
    () => requestedFields({ entity, shown, extraFields, hasCustomParts }),
    [entity, shown, extraFields, hasCustomParts],
  );
  return useMemo(() => {
    if (read) return { meta: { operation: read } };
    return {
      detail: { ...(fields && { fields }), with: hasCounts ? ['counts', 'references'] : ['references'] },
    };
  }, [read, fields, hasCounts]);
}
