import { permission } from '../../../../contract/system/permission';
import { EntityShow, type ShowSection } from '../../../core/kit';
import { Holders } from './Holders';

const sections: readonly ShowSection[] = [
  {
    label: 'entities.permission.name',
    fields: [
      'name',
      'title',
      'operation',
      'entity',
      'scope',
      'group',
      'risk',
      'needReason',
      'method',
      'builtin',
      'description',
      'remark',
    ],
  },
  { label: 'system-manage.permission.holders', fields: [], content: ({ id }) => <Holders id={Number(id)} /> },
];

/** One permission, and who holds it. */
export default function PermissionShow() {
  return <EntityShow entity={permission} sections={sections} />;
}
