import { type RaRecord, useGetMany, useListContext } from 'react-admin';
import type { KitRecord } from '../../entity/recordTitle';
import { useListSettings } from '../ListSettings';

/** Returns the selected records, including those of other pages. */
export function useSelectedRecords(): KitRecord[] {
  const { resource } = useListSettings();
  const { data = [], selectedIds } = useListContext<RaRecord>();
  const missing = selectedIds.filter((id) => !data.some((record) => record.id === id));
  const { data: others = [] } = useGetMany<RaRecord>(
    resource,
    { ids: missing },
    { enabled: missing.length > 0, retry: false },
  );
  return selectedIds.flatMap((id) => [...data, ...others].find((record) => record?.id === id) ?? []);
}
