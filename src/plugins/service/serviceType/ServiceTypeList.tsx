import { serviceType } from '../../../../contract/service/serviceType';
import { EntityList } from '../../../core/kit';

/** The service catalogue. */
export default function ServiceTypeList() {
  return (
    <EntityList
      entity={serviceType}
      columns={[
        'code',
        'name',
        'category',
        'requireRole',
        'stdMinutes',
        'frequency',
        'priceFen',
        'usageCount',
        'enabled',
      ]}
      quickFilters={[
        { label: 'service-manage.serviceType.quick.enabled', filter: { enabled: true } },
        { label: 'service-manage.serviceType.quick.disabled', filter: { enabled: false } },
        { label: 'service-manage.serviceType.quick.nurses', filter: { nursesOnly: true } },
      ]}
    />
  );
}
