import { useMemo } from 'react';
import { useGetList, useGetOne, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type MapNeighbour, neighbourPoints, useAllowedActions } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { elderly } from '../../elderly/entities/elderly';
import { serviceApplication } from '../entities/applications/serviceApplication';
import { userAddress } from '../entities/places/userAddress';

const NEIGHBOURS_MAX = 100;
const VISITS_MAX = 50;
/** Length of a region code down to the street. */
const STREET_DIGITS = 9;
const list = ['list'];

/**
 * Returns reference points near the address in the form: other addresses of the street, the elder's home, and places of
 * sign-ins at the elder. They are masked, so they are only accurate to a kilometer.
 */
export function useNeighbours(): readonly MapNeighbour[] {
  const record = useRecordContext();
  const [regionCode, elderlyId]: unknown[] = useWatch({ name: ['regionCode', 'elderlyId'] });
  const street =
    typeof regionCode === 'string' && /^\d{6,12}$/.test(regionCode) ? regionCode.slice(0, STREET_DIGITS) : '';
  const id = typeof elderlyId === 'number' ? elderlyId : undefined;
  const addresses = useReadableList(userAddress.name);
  const visits = useReadableList(serviceApplication.name);
  const elders = useReadableList(elderly.name);
  const question = { pagination: { page: 1, perPage: NEIGHBOURS_MAX }, sort: { field: 'id', order: 'ASC' as const } };
  const { data: beside } = useGetList(
    addresses,
    { ...question, filter: { regionCode: { like: street } } },
    { enabled: addresses !== '' && street !== '', retry: false },
  );
  const { data: signed } = useGetList(
    visits,
    {
      pagination: { page: 1, perPage: VISITS_MAX },
      sort: { field: 'planStart', order: 'DESC' },
      filter: { elderlyId: id, status: ['completed', 'settled'] },
    },
    { enabled: visits !== '' && id !== undefined, retry: false },
  );
  const { data: elder } = useGetOne(
    elders,
    { id: id ?? 0 },
    { enabled: elders !== '' && id !== undefined, retry: false },
  );
  return useMemo(
    () => [
      ...neighbourPoints('address', street ? (beside ?? []).filter((each) => each.id !== record?.id) : [], [
        'lng',
        'lat',
      ]),
      ...neighbourPoints('home', id !== undefined && elder ? [elder] : [], ['lng', 'lat']),
      ...neighbourPoints('signed', id === undefined ? [] : (signed ?? []), ['signInLng', 'signInLat']),
    ],
    [street, id, beside, elder, signed, record?.id],
  );
}

/** Returns the resource of an entity if the user can read its records; otherwise ''. */
function useReadableList(entity: string): string {
  const resource = useEntityResource(entity) ?? '';
  return useAllowedActions(resource, list).has('list') ? resource : '';
}
