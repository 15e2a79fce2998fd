import { EntityList } from '../../../core/kit';
import { attendant } from '../entities/attendant';
import { CertificateExpiry } from './CertificateExpiry';

const cells = { certExpire: CertificateExpiry };

/** Caregivers, those who wait for approval first. */
export default function AttendantList() {
  return <EntityList entity={attendant} cells={cells} />;
}
