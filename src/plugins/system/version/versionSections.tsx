import { systemVersion } from '../../../../contract/system/systemVersion';
import type { FormSection } from '../../../core/kit';
import { MarkdownField } from '../MarkdownField';

/** The parts of a version's form. */
export const versionSections: readonly FormSection[] = [
  {
    label: 'system-manage.version.what',
    fields: ['platform', 'versionName', 'versionCode', 'title', 'forceUpdate', 'minSupported'],
  },
  {
    label: 'entities.systemVersion.fields.content',
    description: 'system-manage.markdownHelp',
    fields: ['content'],
    content: <MarkdownField entity={systemVersion} source="content" />,
  },
  { label: 'system-manage.version.download', fields: ['downloadUrl', 'sha256', 'sizeBytes', 'remark'] },
];
