import { permissionTemplate } from '../../../../contract/system/permissionTemplate';
import { EntityList } from '../../../core/kit';

/** Sets of permissions for the usual posts. */
export default function TemplateList() {
  return (
    <EntityList
      entity={permissionTemplate}
      description="system-manage.template.description"
      columns={['name', 'code', 'permissionCount', 'adminCount', 'enabled', 'description']}
    />
  );
}
