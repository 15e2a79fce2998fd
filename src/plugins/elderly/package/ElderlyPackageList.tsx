import { elderlyIO } from '../../../../contract/elderly/elderlyIO';
import { PackageList } from '../../../core/kit';

/** Packages of elders. */
export default function ElderlyPackageList() {
  return <PackageList packages={elderlyIO} />;
}
