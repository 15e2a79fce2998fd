import { systemVersion } from '../../../../contract/system/systemVersion';
import { EntityList } from '../../../core/kit';

/** Versions of all programs, the latest first. */
export default function VersionList() {
  return (
    <EntityList
      entity={systemVersion}
      description="system-manage.version.description"
      columns={['versionName', 'platform', 'versionCode', 'title', 'status', 'current', 'forceUpdate', 'releaseTime']}
      quickFilters={[
        { label: 'system-manage.version.quick.current', filter: { current: true } },
        { label: 'system-manage.version.quick.draft', filter: { status: 'draft' }, count: true },
      ]}
    />
  );
}
