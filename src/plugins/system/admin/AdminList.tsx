import { admin } from '../../../../contract/system/admin';
import { EntityList } from '../../../core/kit';

/** Accounts of administrators. */
export default function AdminList() {
  return (
    <EntityList
      entity={admin}
      description="system-manage.admin.description"
      columns={[
        'username',
        'name',
        'status',
        'department',
        'permissionTemplateIds',
        'dataScope',
        'superAdmin',
        'lastLoginTime',
        'lastLoginIp',
      ]}
      quickFilters={[
        { label: 'system-manage.admin.quick.enabled', filter: { status: 'enabled' } },
        { label: 'system-manage.admin.quick.locked', filter: { status: 'locked' }, count: true },
        { label: 'system-manage.admin.quick.disabled', filter: { status: 'disabled' } },
        { label: 'system-manage.admin.quick.limited', filter: { dataScope: ['region', 'own'] } },
      ]}
    />
  );
}
