import { functionDescription } from '../../../../contract/system/functionDescription';
import { EntityShow, Markdown, type ShowSection } from '../../../core/kit';

const sections: readonly ShowSection[] = [
  {
    label: 'system-manage.function.where',
    fields: ['routePath', 'lang', 'module', 'sort', 'title', 'summary', 'status'],
  },
  {
    label: 'entities.functionDescription.fields.content',
    fields: [],
    content: ({ content }) => <Markdown text={String(content ?? '')} />,
  },
  { label: 'system-manage.function.media', fields: ['images', 'videoUrl', 'viewCount'] },
];

/** The help of one page in one language, as it is shown. */
export default function DescriptionShow() {
  return <EntityShow entity={functionDescription} sections={sections} />;
}
