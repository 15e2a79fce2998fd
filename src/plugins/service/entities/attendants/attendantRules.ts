import type { Draft, RuleContext } from '../../../../../contract/defineEntity';
import { defineRule, type Rule } from '../../../../../contract/defineRule';
import { positionProblems } from '../../../../../contract/distance';
import type { Problem } from '../../../../../contract/problems';
import { ageOn } from '../../../elderly/entities/identity/age';
import { normalDocumentNumber } from '../../../elderly/entities/identity/idDocument';
import { parseResidentId } from '../../../elderly/entities/identity/residentId';
import type { Attendant, attendant as entity } from './attendant';
import { firstExpiry, holdsCertificate } from './certificates';

/** Minimum and maximum age for passing an attendant. */
const AGE_MIN = 18;
const AGE_MAX = 65;

type DraftFields = { -readonly [K in keyof Attendant]?: Attendant[K] };

const rule = defineRule<typeof entity>();

/** Derives birth date and gender from the resident ID number, and the first expiry of a certificate. */
export const deriveAttendant: Rule<[RuleContext], Draft> = rule((attendant, context: RuleContext): DraftFields => {
  const derived: DraftFields = { certExpire: firstExpiry(attendant.certs ?? []) };
  if (!attendant.idNo) return derived;
  derived.idNo = normalDocumentNumber(attendant.idNo);
  const parsed = parseResidentId(derived.idNo, context.today);
  if (!parsed.ok) return derived;
  derived.birthDate = parsed.residentId.birthDate;
  const isDocumentChanged = context.incomingFields?.has('idNo') && !context.incomingFields.has('gender');
  if (!attendant.gender || isDocumentChanged) derived.gender = parsed.residentId.gender;
  return derived;
});

/** Validates the cross-field rules of an attendant. */
export const checkAttendant: Rule<[RuleContext], Problem[]> = rule((attendant, context: RuleContext) => [
  ...checkIdentity(attendant, context),
  ...checkCertificates(attendant),
  ...(attendant.hireDate && attendant.leaveDate && attendant.leaveDate < attendant.hireDate
    ? [{ field: 'leaveDate', code: 'periodOrder' } as const]
    : []),
  ...positionProblems(attendant, 'homeLng', 'homeLat'),
]);

/**
 * Returns why an attendant cannot pass. Required are ID number, phone, photo, a valid health certificate, proof of no
 * criminal record, the nursing license for nurses, and an age of 18–65.
 */
export const passProblems: Rule<[RuleContext], Problem[]> = rule((attendant, context: RuleContext) => {
  const certificates = attendant.certs ?? [];
  const problems: Problem[] = [];
  if (!attendant.idNo) problems.push({ field: 'idNo', code: 'idRequired' });
  if (!attendant.phone) problems.push({ field: 'phone', code: 'required' });
  if (!attendant.photo) problems.push({ field: 'photo', code: 'photoRequired' });
  if (!holdsCertificate(certificates, 'health', context.today)) {
    problems.push({ field: 'certs', code: 'healthCertificateMissing' });
  }
  if (!holdsCertificate(certificates, 'noCrime', context.today)) {
    problems.push({ field: 'certs', code: 'noCrimeProofMissing' });
  }
  if (attendant.role === 'nurse' && !holdsCertificate(certificates, 'nurse', context.today)) {
    problems.push({ field: 'certs', code: 'nurseLicenceMissing' });
  }
  const age = attendant.birthDate ? ageOn(attendant.birthDate, context.today) : undefined;
  if (age !== undefined && (age < AGE_MIN || age > AGE_MAX)) {
    problems.push({ field: 'birthDate', code: 'attendantAgeRange', params: { min: AGE_MIN, max: AGE_MAX } });
  }
  return problems;
});

function checkIdentity(attendant: DraftFields, context: RuleContext): Problem[] {
  const problems: Problem[] = attendant.gender == null ? [{ field: 'gender', code: 'required' }] : [];
  if (!attendant.idNo) return problems;
  const parsed = parseResidentId(attendant.idNo, context.today);
  if (!parsed.ok) return [...problems, { field: 'idNo', code: parsed.code }];
  if (attendant.gender != null && attendant.gender !== parsed.residentId.gender) {
    problems.push({ field: 'gender', code: 'genderMismatch' });
  }
  return problems;
}

function checkCertificates(attendant: DraftFields): Problem[] {
  return (attendant.certs ?? []).flatMap(({ issue, expire }, index): Problem[] =>
    issue && expire && expire <= issue ? [{ field: `certs.${index}.expire`, code: 'periodOrder' }] : [],
  );
}
