import { addDays, addMonths } from '../../../../contract/moment';
import { daysAgo } from '../../../../server/demo/demoMoments';
import type { Draw } from '../../../../server/demo/draw';
import type { AttendantRole } from '../entities/attendants/attendantRoles';
import type { CertificateType } from '../entities/attendants/certificates';

/** What is missing in an application that must not pass yet. */
export type CertificateFlaw = 'healthExpired' | 'noCrimeMissing' | 'photoMissing' | 'licenceMissing';
export const certificateFlaws: readonly CertificateFlaw[] = ['healthExpired', 'noCrimeMissing', 'photoMissing'];

export interface DemoCertificate {
  type: CertificateType;
  no: string;
  issue: string;
  expire: string | null;
  image: string;
}

/** Returns the certificates for a role. The health certificate expires first, in this many days. */
export function attendantCertificates({
  draw,
  id,
  role,
  healthDays,
  flaw,
  today,
}: CertificatesInput): DemoCertificate[] {
  const healthEnd = addDays(today, flaw === 'healthExpired' ? -draw.integer('health.since', 2, 60) : healthDays);
  const createCertificate = (type: CertificateType, months: number | null): DemoCertificate => {
    const issue = daysAgo(today, draw.integer(`cert.${type}`, 60, 330));
    return certificate(id, type, issue, months === null ? null : addMonths(issue, months));
  };
  const certificates = [certificate(id, 'health', addMonths(healthEnd, -12), healthEnd)];
  if (flaw !== 'noCrimeMissing') certificates.push(createCertificate('noCrime', null));
  if (role === 'caregiver' || draw.chance('cert.hasCare', 0.2)) certificates.push(createCertificate('care', 60));
  if (role === 'nurse' && flaw !== 'licenceMissing') certificates.push(createCertificate('nurse', 60));
  if (role === 'rehab') certificates.push(createCertificate('rehab', 36));
  if (draw.chance('cert.hasFirstAid', 0.4)) certificates.push(createCertificate('firstAid', 36));
  return certificates;
}

interface CertificatesInput {
  draw: Draw;
  id: number;
  role: AttendantRole;
  healthDays: number;
  flaw: CertificateFlaw | undefined;
  today: string;
}

function certificate(id: number, type: CertificateType, issue: string, expire: string | null): DemoCertificate {
  return { type, no: `DEMO-${type}-${String(id).padStart(5, '0')}`, issue, expire, image: CERTIFICATE_IMAGE };
}

const CERTIFICATE_IMAGE = '/demo-images/certificate.svg';
