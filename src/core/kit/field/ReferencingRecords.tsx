import { createContext, useContext } from 'react';
import { type Identifier, type RaRecord, useGetList } from 'react-admin';
import type { ReferenceName } from '../../../../contract/query/listDetail';
import { toReferenceNames } from './ReferenceNames';

/** Visible records whose list includes the names of referenced records. */
export interface ReferencingRecords {
  resource: string;
  ids: readonly Identifier[];
}

const noRecords: ReferencingRecords = { resource: '', ids: [] };

export const ReferencingRecordsContext = createContext(noRecords);

/** Milliseconds for which names are cached. */
const NAMES_MS = 30_000;

/**
 * Reads the names of referenced records through the visible records, for administrators who cannot read the
 * referenced entity. Sends one request for all entities.
 */
export function useNamesFromRecords(entity: string): {
  names: ReadonlyMap<unknown, ReferenceName> | undefined;
  isPending: boolean;
} {
  const { resource, ids } = useContext(ReferencingRecordsContext);
  const { meta, isLoading } = useGetList<RaRecord>(
    resource,
    {
      pagination: { page: 1, perPage: Math.max(1, ids.length) },
      sort: { field: 'id', order: 'ASC' },
      filter: { id: ids },
      meta: { with: ['references'], silent: true },
    },
    { enabled: ids.length > 0, retry: false, staleTime: NAMES_MS },
  );
  return { names: toReferenceNames(meta?.references)[entity], isPending: isLoading };
}
