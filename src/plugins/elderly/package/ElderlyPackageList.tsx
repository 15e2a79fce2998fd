import { PackageList } from '../../../core/kit';
import { elderlyIO } from '../entities/elderlyIO';

/** Lists packages of elders. */
export default function ElderlyPackageList() {
  return <PackageList packages={elderlyIO} />;
}
