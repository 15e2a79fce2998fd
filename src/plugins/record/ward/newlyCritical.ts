import type { WardPatient } from '../entities/wearerAlert';

/** Those who wait for somebody at once and did not a moment ago: new on the ward, open again, or worse. */
export function newlyCritical(before: readonly WardPatient[], now: readonly WardPatient[]): WardPatient[] {
  const waiting = new Set(before.filter(isWaiting).map(({ id }) => id));
  return now.filter((patient) => isWaiting(patient) && !waiting.has(patient.id));
}

const isWaiting = ({ alertLevel, status }: WardPatient) => alertLevel === 'critical' && status === 'open';
