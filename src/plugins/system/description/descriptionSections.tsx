import { functionDescription } from '../../../../contract/system/functionDescription';
import type { FormSection } from '../../../core/kit';
import { MarkdownField } from '../MarkdownField';

/** The parts of a description's form. */
export const descriptionSections: readonly FormSection[] = [
  {
    label: 'system-manage.function.where',
    description: 'system-manage.function.whereHelp',
    fields: ['routePath', 'lang', 'module', 'sort', 'title', 'summary'],
  },
  {
    label: 'entities.functionDescription.fields.content',
    description: 'system-manage.markdownHelp',
    fields: ['content'],
    content: <MarkdownField entity={functionDescription} source="content" />,
  },
  { label: 'system-manage.function.media', fields: ['images', 'videoUrl'] },
];
