import { useMemo } from 'react';
import { useGetList, useResourceContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { REGION_DIGITS } from '../../../../contract/regions';
import { neighbourPoints, PlaceInput, useAllowedActions } from '../../../core/kit';
import { HOME_GEOFENCE_M } from '../entities/homeGeofence';

const NEIGHBOURS_MAX = 100;
const actions = ['list'];

/** Sets the elder's home on a map, initially centered on the elders of the same district. */
export function ElderPlaceInput() {
  const translate = useTranslate();
  return (
    <PlaceInput
      radiusM={HOME_GEOFENCE_M}
      neighbours={useDistrictElders()}
      neighbourText={(_, count) => translate('elderly-manage.place.neighbours', { count })}
      emptyText="elderly-manage.place.noStart"
    />
  );
}

/** Returns the homes of other elders of the district. They are masked, so they are only accurate to a kilometer. */
function useDistrictElders() {
  const resource = useResourceContext() ?? '';
  const isAllowed = useAllowedActions(resource, actions).has('list');
  const regionCode: unknown = useWatch({ name: 'regionCode' });
  const district = typeof regionCode === 'string' && /^\d{6,12}$/.test(regionCode) ? regionCode.slice(0, DISTRICT) : '';
  const { data } = useGetList(
    resource,
    {
      pagination: { page: 1, perPage: NEIGHBOURS_MAX },
      sort: { field: 'id', order: 'ASC' },
      filter: { regionCode: district },
      meta: { fields: ['lng', 'lat'] },
    },
    { enabled: isAllowed && district !== '', retry: false },
  );
  return useMemo(() => neighbourPoints('elder', district ? (data ?? []) : [], ['lng', 'lat']), [data, district]);
}

const DISTRICT = REGION_DIGITS[0];
