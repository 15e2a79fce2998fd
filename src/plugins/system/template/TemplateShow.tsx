import { useRecordContext } from 'react-admin';
import { EntityShow, RelatedList } from '../../../core/kit';
import { admin } from '../entities/admin';
import { permissionTemplate } from '../entities/permissionTemplate';

/** One template: its patterns, and who holds it. */
export default function TemplateShow() {
  return (
    <EntityShow entity={permissionTemplate}>
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
