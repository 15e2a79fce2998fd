import { useMemo } from 'react';
import type { ListAddition } from '../../../../contract/listDetail';
import { askedFields, type FieldQuestion } from './askedFields';

/** What the data provider is told of a list in react-admin's `meta`. */
export interface ListQuestion {
  /** Of the list itself and of whoever reads its rows for another purpose: which special read answers it. */
  meta?: { operation: string };
  /** Of a list of the entity's own: how much of it is shown. */
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
