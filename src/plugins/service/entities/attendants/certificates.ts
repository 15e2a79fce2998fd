import { daysBetween } from '../../../../../contract/moment';

/** Certificates of attendants: care, nursing license, health, first aid, no criminal record, rehabilitation. */
export const certificateTypes = ['care', 'nurse', 'health', 'firstAid', 'noCrime', 'rehab'] as const;
export type CertificateType = (typeof certificateTypes)[number];

export interface Certificate {
  type: CertificateType;
  /** Last day of validity; without one the certificate does not expire. */
  expire?: string | null;
}

/** Urgency classes of an expiry. Attendants are warned at their thresholds. */
export const expiryClasses = ['expired', 'within7', 'within30', 'ok'] as const;
export type ExpiryClass = (typeof expiryClasses)[number];

/** Classifies the last day of validity by urgency; that day itself is still valid. */
export function expiryClass(expire: string | null | undefined, today: string): ExpiryClass {
  if (!expire) return 'ok';
  const days = daysBetween(today, expire);
  if (days < 0) return 'expired';
  if (days <= 7) return 'within7';
  return days <= 30 ? 'within30' : 'ok';
}

/** Returns whether one of the certificates has this type and is valid on a day. */
export function holdsCertificate(certificates: readonly Certificate[], type: CertificateType, today: string): boolean {
  return certificates.some((held) => held.type === type && expiryClass(held.expire, today) !== 'expired');
}

/**
 * Returns the last day of validity of the type of certificate that expires first. Of each type only the latest one
 * counts, so that a renewal replaces its predecessor.
 */
export function firstExpiry(certificates: readonly Certificate[]): string | null {
  const lastByType = new Map<CertificateType, string | null>();
  for (const { type, expire = null } of certificates) {
    const known = lastByType.get(type);
    if (known === undefined || (known !== null && (expire === null || expire > known))) lastByType.set(type, expire);
  }
  const ends = [...lastByType.values()].filter((end) => end !== null).sort();
  return ends[0] ?? null;
}
