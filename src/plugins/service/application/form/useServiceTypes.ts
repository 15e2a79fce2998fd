import { type RaRecord, useGetList, useLocaleState } from 'react-admin';
import { representRecord } from '../../../../core/kit';
import { useEntityResource } from '../../../../core/plugin-api';
import type { ServiceType } from '../../entities/serviceType';

/** A catalogue item as the list answers it: nothing of it is masked. */
export type KnownServiceType = RaRecord<number> & ServiceType;

/** More than any catalogue has. */
const CATALOGUE_MAX = 500;

/** The whole catalogue in its order. */
export function useServiceTypes(): readonly KnownServiceType[] {
  const resource = useEntityResource('serviceType') ?? '';
  const { data = [] } = useGetList<KnownServiceType>(
    resource,
    { pagination: { page: 1, perPage: CATALOGUE_MAX }, sort: { field: 'sort', order: 'ASC' }, filter: {} },
    { enabled: resource !== '', retry: false, staleTime: 60_000 },
  );
  return data;
}

/** Items an elder of a grade may receive; none until the elder is known. */
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

/** Names items in the reader's language. */
export function useServiceTypeName(): (type: KnownServiceType) => string {
  const [locale] = useLocaleState();
  return (record) => representRecord({ record, represent: 'name', locale });
}
