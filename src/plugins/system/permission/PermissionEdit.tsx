import { permission } from '../../../../contract/system/permission';
import { EntityEdit } from '../../../core/kit';

const sections = [
  {
    label: 'system-manage.permission.words',
    fields: ['title', 'group', 'risk', 'needReason', 'description', 'remark'],
  },
] as const;

/** Changes how a permission is named and described; what it is called by programs stays. */
export default function PermissionEdit() {
  return <EntityEdit entity={permission} sections={sections} />;
}
