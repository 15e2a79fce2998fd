import { type RaRecord, useGetList, useLocaleState } from 'react-admin';
import { recordTitle } from '../../../../core/kit';
import { useEntityResource } from '../../../../core/plugin-api';
import type { ServiceType } from '../../entities/serviceType';

/** A catalog item as in lists; none of its fields is masked. */
export type KnownServiceType = RaRecord<number> & ServiceType;

/** More items than any catalog has. */
const CATALOGUE_MAX = 500;

/** Returns the whole catalog in its order. */
export function useServiceTypes(): readonly KnownServiceType[] {
  const resource = useEntityResource('serviceType') ?? '';
  const { data = [] } = useGetList<KnownServiceType>(
    resource,
    { pagination: { page: 1, perPage: CATALOGUE_MAX }, sort: { field: 'sort', order: 'ASC' }, filter: {} },
    { enabled: resource !== '', retry: false, staleTime: 60_000 },
  );
  return data;
}

/** Returns the items that an elder of a grade can receive; none until the elder is known. */
export function eligibleTypes(
  types: readonly KnownServiceType[],
  elder: Readonly<Record<string, unknown>> | undefined,
): KnownServiceType[] {
  if (!elder) return [];
  const grade = Number(elder.elderlyCapacityTypeId);
  return types.filter(
    ({ enabled, capacityTypeIds }) =>
      enabled !== false && ((capacityTypeIds ?? []).length === 0 || (capacityTypeIds ?? []).includes(grade)),
  );
}

/** Returns a function that names items in the user's language. */
export function useServiceTypeName(): (type: KnownServiceType) => string {
  const [locale] = useLocaleState();
  return (record) => recordTitle({ record, titleField: 'name', locale });
}
