import { useMemo } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { neighbourPoints, PlaceInput, useAllowedActions } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { elderly } from '../../elderly/entities/elderly';

const NEIGHBOURS_MAX = 100;
const list = ['list'];
const fields = ['homeLng', 'homeLat'] as const;

/** Sets an attendant's starting point on a map, initially centered on the elders of the service area. */
export function AttendantHomeInput() {
  const translate = useTranslate();
  return (
    <PlaceInput
      radiusM={0}
      fields={fields}
      neighbours={useEldersOfArea()}
      neighbourText={(_, count) => translate('service-manage.attendant.home.neighbours', { count })}
      emptyText="service-manage.attendant.home.noStart"
    />
  );
}

/** Returns the homes of elders in the service area. They are masked, so they are only accurate to a kilometer. */
function useEldersOfArea() {
  const resource = useEntityResource(elderly.name) ?? '';
  const isAllowed = useAllowedActions(resource, list).has('list');
  const region: unknown = useWatch({ name: 'region' });
  const area = typeof region === 'string' ? region : '';
  const { data } = useGetList(
    resource,
    {
      pagination: { page: 1, perPage: NEIGHBOURS_MAX },
      sort: { field: 'id', order: 'ASC' },
      filter: { regionCode: area },
      meta: { fields: ['lng', 'lat'] },
    },
    { enabled: resource !== '' && isAllowed && area !== '', retry: false },
  );
  return useMemo(() => neighbourPoints('elder', area ? (data ?? []) : [], ['lng', 'lat']), [data, area]);
}
