import { EntityList } from '../../../core/kit';
import { attendant } from '../entities/attendants/attendant';
import { CertificateExpiry } from './CertificateExpiry';

const cells = { certExpire: CertificateExpiry };

/** Lists caregivers, those pending approval first. */
export default function AttendantList() {
  return <EntityList entity={attendant} cells={cells} />;
}
