import { addDays, addMonths } from '../../../../contract/moment';
import { daysAgo } from '../../../../server/demo/demoMoments';
import type { Draw } from '../../../../server/demo/draw';
import type { AttendantRole } from '../entities/attendantRoles';
import type { CertificateType } from '../entities/certificates';

/** What is missing in an application that must not pass yet. */
export type PaperFlaw = 'healthExpired' | 'noCrimeMissing' | 'photoMissing' | 'licenceMissing';
export const paperFlaws: readonly PaperFlaw[] = ['healthExpired', 'noCrimeMissing', 'photoMissing'];

export interface DemoCertificate {
  type: CertificateType;
  no: string;
  issue: string;
  expire: string | null;
  image: string;
}

/** Returns the certificates for a role. The health certificate expires first, in this many days. */
export function attendantPapers({ draw, id, role, healthDays, flaw, today }: PapersInput): DemoCertificate[] {
  const healthEnd = addDays(today, flaw === 'healthExpired' ? -draw.integer('health.since', 2, 60) : healthDays);
  const paper = (type: CertificateType, months: number | null): DemoCertificate => {
    const issue = daysAgo(today, draw.integer(`cert.${type}`, 60, 330));
    return certificate(id, type, issue, months === null ? null : addMonths(issue, months));
  };
  const papers = [certificate(id, 'health', addMonths(healthEnd, -12), healthEnd)];
  if (flaw !== 'noCrimeMissing') papers.push(paper('noCrime', null));
  if (role === 'caregiver' || draw.chance('cert.hasCare', 0.2)) papers.push(paper('care', 60));
  if (role === 'nurse' && flaw !== 'licenceMissing') papers.push(paper('nurse', 60));
  if (role === 'rehab') papers.push(paper('rehab', 36));
  if (draw.chance('cert.hasFirstAid', 0.4)) papers.push(paper('firstAid', 36));
  return papers;
}

interface PapersInput {
  draw: Draw;
  id: number;
  role: AttendantRole;
  healthDays: number;
  flaw: PaperFlaw | undefined;
  today: string;
}

function certificate(id: number, type: CertificateType, issue: string, expire: string | null): DemoCertificate {
  return { type, no: `DEMO-${type}-${String(id).padStart(5, '0')}`, issue, expire, image: CERTIFICATE_IMAGE };
}

const CERTIFICATE_IMAGE = '/demo-images/certificate.svg';
