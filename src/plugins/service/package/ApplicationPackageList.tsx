import { PackageList } from '../../../core/kit';
import { serviceApplicationIO } from '../entities/applications/serviceApplicationIO';

/** Lists packages of applications. */
export default function ApplicationPackageList() {
  return <PackageList packages={serviceApplicationIO} />;
}
