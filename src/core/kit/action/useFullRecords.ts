import { createContext, useContext, useEffect } from 'react';
import { type RaRecord, useGetMany } from 'react-admin';
import type { KitRecord } from '../entity/recordTitle';

/** Whether the surrounding records contain only the fields that a list shows. */
export const PartialRecordsContext = createContext(false);

/**
 * Returns the given records with all their fields; refetches them if the list loaded only some. `undefined` until they have
 * loaded. `onFailure` is called when they cannot be read; the HTTP client has then shown the reason.
 */
export function useFullRecords(
  resource: string,
  records: readonly KitRecord[],
  onFailure: () => void,
): readonly KitRecord[] | undefined {
  const isPartial = useContext(PartialRecordsContext) && records.length > 0;
  const { data, error, isPlaceholderData } = useGetMany<RaRecord>(
    resource,
    { ids: records.map(({ id }) => id) },
    { enabled: isPartial, retry: false, gcTime: 0 },
  );
  useEffect(() => {
    if (error) onFailure();
  }, [error, onFailure]);
  if (!isPartial) return records;
  return isPlaceholderData ? undefined : data?.filter((record) => record !== undefined);
}
