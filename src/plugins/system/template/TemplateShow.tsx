import { useRecordContext } from 'react-admin';
import { EntityShow, type KitRecord, RelatedList } from '../../../core/kit';
import { admin } from '../entities/admin';
import { permissionTemplate } from '../entities/permissionTemplate';
import { PatternList } from '../permission/PatternList';

const cells = {
  grants: ({ record }: { record: KitRecord }) => <PatternList patterns={record.grants} />,
  denies: ({ record }: { record: KitRecord }) => <PatternList patterns={record.denies} />,
};

/** The page of a template: its patterns and its holders. */
export default function TemplateShow() {
  return (
    <EntityShow entity={permissionTemplate} cells={cells}>
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
