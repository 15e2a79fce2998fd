import { useGetList } from 'react-admin';
import type { KitRecord } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { placedStates } from '../entities/applications/applicationStates';
import { serviceApplication } from '../entities/applications/serviceApplication';

/** More visits than any attendant has open. */
const OPEN_MAX = 100;

/** Returns the visits that are assigned to attendants or in progress, the next one first. */
export function useOpenVisits(attendantIds: readonly number[]): readonly KitRecord[] {
  const resource = useEntityResource(serviceApplication.name) ?? '';
  const { data = [] } = useGetList<KitRecord & { id: number }>(
    resource,
    {
      pagination: { page: 1, perPage: OPEN_MAX },
      sort: { field: 'planStart', order: 'ASC' },
      filter: { attendantId: [...attendantIds], status: [...placedStates] },
    },
    { enabled: resource !== '', retry: false },
  );
  return data;
}
