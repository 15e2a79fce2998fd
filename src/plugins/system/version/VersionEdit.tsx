import { systemVersion } from '../../../../contract/system/systemVersion';
import { EntityEdit } from '../../../core/kit';
import { versionSections } from './versionSections';

/** Changes what is said of a version. */
export default function VersionEdit() {
  return <EntityEdit entity={systemVersion} sections={versionSections} />;
}
