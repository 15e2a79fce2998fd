import { PackageList } from '../../../core/kit';
import { serviceApplicationIO } from '../entities/serviceApplicationIO';

/** Packages of applications. */
export default function ApplicationPackageList() {
  return <PackageList packages={serviceApplicationIO} />;
}
