import type { VisitPurpose } from '../entities/visitCodes';

const contact = ['visitTime', 'contactResult', 'respondent', 'durationMin'];
const outcome = ['needs', 'problems', 'actions', 'referral', 'nextDate'];
const place = ['images', 'lng', 'lat'];

/** The inputs of each purpose between the contact and its outcome. */
const fieldsByPurpose: Readonly<Record<VisitPurpose, readonly string[]>> = {
  care: ['scores', 'health', 'riskEvents', 'safety'],
  quality: ['scores'],
  chronic: ['health', 'riskEvents'],
  complaint: ['scores'],
  incident: ['riskEvents', 'safety', 'health'],
  assess: ['icope', 'health', 'riskEvents', 'safety'],
};

/** All optional inputs. */
const allOptionalFields = ['scores', 'health', 'icope', 'riskEvents', 'safety'];

/** Returns the inputs of a follow-up with this purpose, in order. */
export function formFields(purpose: VisitPurpose, options: { all: boolean; atHome: boolean }): string[] {
  const purposeFields = options.all ? allOptionalFields : fieldsByPurpose[purpose];
  return [...contact, ...purposeFields, ...outcome, ...(options.all || options.atHome ? place : [])];
}
