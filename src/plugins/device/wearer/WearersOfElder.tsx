import { RelatedList } from '../../../core/kit';
import type { SlotProps } from '../../../core/plugin-api';
import { deviceUser } from '../entities/deviceUser';

/** On the page of an elder: as whom they wear devices. */
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
