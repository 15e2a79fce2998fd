import { functionDescription } from '../../../../contract/system/functionDescription';
import { EntityList } from '../../../core/kit';

/** Help of the console's pages, by page and language. */
export default function DescriptionList() {
  return (
    <EntityList
      entity={functionDescription}
      description="system-manage.function.description"
      columns={['title', 'routePath', 'lang', 'module', 'status', 'viewCount', 'summary', 'sort']}
      quickFilters={[
        { label: 'system-manage.function.quick.published', filter: { status: 'published' } },
        { label: 'system-manage.function.quick.draft', filter: { status: 'draft' }, count: true },
      ]}
    />
  );
}
