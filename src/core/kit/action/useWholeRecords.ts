import { createContext, useContext, useEffect } from 'react';
import { type RaRecord, useGetMany } from 'react-admin';
import type { KitRecord } from '../entity/representRecord';

/** Whether the records around hold only the fields that a list shows. */
export const PartialRecordsContext = createContext(false);

/**
 * The given records with all their fields: read anew where a list knows only a part of them. `undefined` until they are
 * there; `onFailure` is told when they cannot be read, which the HTTP client has said why.
 */
export function useWholeRecords(
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
