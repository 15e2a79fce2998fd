import { useMemo } from 'react';
import type { ListAddition } from '../../../../contract/listDetail';
import { askedFields, type FieldQuestion } from './askedFields';

/** What a list passes to the data provider in react-admin's `meta`. */
export interface ListQuestion {
  /** The special read that returns the rows; for the list itself and for other readers of its rows, such as exports. */
  meta?: { operation: string };
  /** For the entity's own list: which fields and additional data it requests. */
  detail?: { fields?: readonly string[]; with: readonly ListAddition[] };
}

export function useListQuestion({
  entity,
  read,
  shown,
  reads,
  hasOwnParts,
  hasCounts,
}: FieldQuestion & { read?: string; hasCounts: boolean }): ListQuestion {
  const fields = useMemo(() => askedFields({ entity, shown, reads, hasOwnParts }), [entity, shown, reads, hasOwnParts]);
  return useMemo(() => {
    if (read) return { meta: { operation: read } };
    return {
      detail: { ...(fields && { fields }), with: hasCounts ? ['counts', 'references'] : ['references'] },
    };
  }, [read, fields, hasCounts]);
}
