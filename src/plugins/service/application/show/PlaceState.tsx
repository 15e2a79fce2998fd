import Typography from '@mui/material/Typography';
import { useGetOne, useTranslate } from 'react-admin';
import { isRecord } from '../../../../../contract/isRecord';
import { momentOf } from '../../../../../contract/moment';
import { formatMoment, type KitRecord, useAllowedActions } from '../../../../core/kit';
import { useEntityResource } from '../../../../core/plugin-api';
import { userAddress } from '../../entities/userAddress';

const actions = ['show'];

/** Shows whether the place of a visit still follows its address, or was fixed when an attendant was assigned. */
export function PlaceState({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const text = (key: string, values?: object) => translate(`service-manage.application.place.${key}`, values);
  const assigned = assignedAt(record);
  const changed = useAddressChange(record);
  if (record.status === 'rejected' || (record.status === 'cancelled' && !assigned)) return null;
  const isLater = changed && assigned && (momentOf(changed) ?? 0) > (momentOf(assigned) ?? 0);
  return (
    <Typography variant="body2" sx={{ color: isLater ? 'warning.main' : 'text.secondary', marginBlockStart: 1 }}>
      {!assigned
        ? text('follows')
        : isLater
          ? text('changed', { time: formatMoment(assigned), changed: formatMoment(changed) })
          : text('frozen', { time: formatMoment(assigned) })}
    </Typography>
  );
}

/** Returns when the place was fixed; undefined while no attendant is assigned. */
function assignedAt({ status, steps }: KitRecord): string | undefined {
  if (status === 'applied' || status === 'accepted') return undefined;
  const made = Array.isArray(steps) ? steps.filter(isRecord) : [];
  const last = made.findLast(({ action }) => action === 'assign' || action === 'reassign');
  return typeof last?.time === 'string' ? last.time : undefined;
}

/** Returns when the address of a visit last changed, if the user can see addresses. */
function useAddressChange({ userAddressId: id }: KitRecord): string | undefined {
  const resource = useEntityResource(userAddress.name) ?? '';
  const isAllowed = useAllowedActions(resource, actions).has('show');
  const { data } = useGetOne(
    resource,
    { id: Number(id) },
    { enabled: resource !== '' && isAllowed && typeof id === 'number', retry: false },
  );
  return typeof id === 'number' && typeof data?.updateTime === 'string' ? data.updateTime : undefined;
}
