import Typography from '@mui/material/Typography';
import { useGetOne, useTranslate } from 'react-admin';
import { parseIsoMoment } from '../../../../../contract/moment';
import { isRecord } from '../../../../../contract/values/isRecord';
import { formatMoment, type KitRecord, useAllowedActions } from '../../../../core/kit';
import { useEntityResource } from '../../../../core/plugin-api';
import { userAddress } from '../../entities/places/userAddress';

const actions = ['show'];

/** Shows whether the place of a visit still follows its address, or was fixed when an attendant was assigned. */
export function PlaceState({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const text = (key: string, values?: object) => translate(`service-manage.application.place.${key}`, values);
  const assignedTime = assignedAt(record);
  const addressChangedTime = useAddressChange(record);
  if (record.status === 'rejected' || (record.status === 'cancelled' && !assignedTime)) return null;
  const isLater =
    addressChangedTime &&
    assignedTime &&
    (parseIsoMoment(addressChangedTime) ?? 0) > (parseIsoMoment(assignedTime) ?? 0);
  return (
    <Typography variant="body2" sx={{ color: isLater ? 'warning.main' : 'text.secondary', marginBlockStart: 1 }}>
      {!assignedTime
        ? text('follows')
        : isLater
          ? text('changed', { time: formatMoment(assignedTime), changed: formatMoment(addressChangedTime) })
          : text('frozen', { time: formatMoment(assignedTime) })}
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
