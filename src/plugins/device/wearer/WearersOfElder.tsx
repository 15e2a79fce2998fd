import { RelatedList } from '../../../core/kit';
import type { SlotProps } from '../../../core/plugin-api';
import { deviceUser } from '../entities/wearers/deviceUser';

/** Shows the wearers of an elder. Shown on the page of the elder. */
export default function WearersOfElder({ record }: SlotProps) {
  if (typeof record?.id !== 'number') return null;
  return (
    <RelatedList
      entity={deviceUser}
      filter={{ elderlyId: record.id }}
      columns={['deviceUserNo', 'name', 'deviceCount', 'lastAlertLevel', 'lastAlertTime', 'status']}
      label="device-manage.wearer.ofElder"
    />
  );
}
