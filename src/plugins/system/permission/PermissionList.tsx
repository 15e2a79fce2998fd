import { permission } from '../../../../contract/system/permission';
import { EntityList } from '../../../core/kit';

/** Every call and right there is; those the server brings along cannot be deleted. */
export default function PermissionList() {
  return (
    <EntityList
      entity={permission}
      description="system-manage.permission.description"
      columns={['title', 'name', 'group', 'risk', 'needReason', 'method']}
      quickFilters={[
        { label: 'system-manage.permission.quick.read', filter: { risk: 'read' } },
        { label: 'system-manage.permission.quick.write', filter: { risk: 'write' } },
        { label: 'system-manage.permission.quick.danger', filter: { risk: 'danger' }, count: true },
      ]}
    />
  );
}
