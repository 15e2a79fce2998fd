import { systemVersion } from '../../../../contract/system/systemVersion';
import { EntityShow, Markdown, type ShowSection } from '../../../core/kit';

const sections: readonly ShowSection[] = [
  {
    label: 'system-manage.version.what',
    fields: [
      'platform',
      'versionName',
      'versionCode',
      'title',
      'status',
      'current',
      'releaseTime',
      'forceUpdate',
      'minSupported',
    ],
  },
  {
    label: 'entities.systemVersion.fields.content',
    fields: [],
    content: ({ content }) => <Markdown text={String(content ?? '')} />,
  },
  { label: 'system-manage.version.download', fields: ['downloadUrl', 'sha256', 'sizeBytes', 'remark'] },
];

/** One version. */
export default function VersionShow() {
  return <EntityShow entity={systemVersion} sections={sections} />;
}
