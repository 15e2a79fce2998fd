import { systemVersion } from '../../../../contract/system/systemVersion';
import { EntityCreate } from '../../../core/kit';
import { versionSections } from './versionSections';

/** Prepares a version; it is published afterwards. */
export default function VersionCreate() {
  return <EntityCreate entity={systemVersion} sections={versionSections} />;
}
