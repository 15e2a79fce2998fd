import { useRecordContext } from 'react-admin';
import { admin } from '../../../../contract/system/admin';
import { permissionTemplate } from '../../../../contract/system/permissionTemplate';
import { EntityShow, RelatedList } from '../../../core/kit';

const sections = [
  {
    label: 'system-manage.template.words',
    fields: ['code', 'name', 'description', 'enabled', 'builtin', 'permissionCount', 'adminCount', 'remark'],
  },
  { label: 'system-manage.template.patterns', fields: ['grants', 'denies'] },
] as const;

/** One template: its patterns, and who holds it. */
export default function TemplateShow() {
  return (
    <EntityShow entity={permissionTemplate} sections={sections}>
      <Holders />
    </EntityShow>
  );
}

function Holders() {
  const record = useRecordContext();
  if (!record) return null;
  return (
    <RelatedList
      entity={admin}
      label="system-manage.template.holders"
      filter={{ permissionTemplateIds: record.id }}
      columns={['username', 'name', 'department', 'status']}
      limit={20}
    />
  );
}
