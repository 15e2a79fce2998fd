import { escalations, type WardPatient } from '../entities/wearerAlert';

/** Those who wait for somebody at once and did not a moment ago: new on the ward, open again, worse, or told further. */
export function newlyCritical(before: readonly WardPatient[], now: readonly WardPatient[]): WardPatient[] {
  const waiting = new Map(before.filter(isWaiting).map((patient) => [patient.id, stepOf(patient)]));
  return now.filter((patient) => isWaiting(patient) && stepOf(patient) > (waiting.get(patient.id) ?? -1));
}

const isWaiting = ({ alertLevel, status }: WardPatient) => alertLevel === 'critical' && status === 'open';
const stepOf = ({ escalation }: WardPatient) => escalations.indexOf(escalation ?? 'none');
