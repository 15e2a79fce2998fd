import { serviceApplicationIO } from '../../../../contract/service/serviceApplicationIO';
import { PackageList } from '../../../core/kit';

/** Packages of applications. */
export default function ApplicationPackageList() {
  return <PackageList packages={serviceApplicationIO} />;
}
