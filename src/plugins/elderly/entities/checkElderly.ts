import type { RuleContext } from '../../../../contract/defineEntity';
import { defineRule, type Rule } from '../../../../contract/defineRule';
import { positionProblems } from '../../../../contract/distance';
import type { Problem } from '../../../../contract/problems';
import { missingCapacityItems } from './assessment/capacity';
import { tagsAgainstFacts } from './assessment/focusTags';
import { factsOfDocument, focusFacts } from './deriveElderly';
import type { Elderly, elderly } from './elderly';
import { ageOn } from './identity/age';
import { documentProblem, OTHER_DOCUMENT_CODE } from './identity/idDocument';
import { isMunicipalRule, meetsMunicipalRule } from './municipalRule';

/** An older adult is 60 or more (MZ/T 039). From 50 on, a person can be served for a stated reason. */
const AGE_MIN = 60;
const EARLY_AGE_MIN = 50;
const AGE_MAX = 130;

type DraftFields = Partial<Elderly>;

const rule = defineRule<typeof elderly>();

/** Validates the cross-field rules of an elder. */
export const checkElderly: Rule<[RuleContext], Problem[]> = rule((elder, context: RuleContext) => [
  ...checkFilled(elder),
  ...checkDocument(elder, context),
  ...checkAge(elder, context),
  ...checkPhones(elder),
  ...checkCategories(elder, context),
  ...checkAssessment(elder, context),
  ...checkPeriod(elder),
  ...positionProblems(elder),
  ...checkTags(elder, context),
]);

/** Refuses tags that contradict the facts. */
function checkTags(elder: DraftFields, context: RuleContext): Problem[] {
  const contradictory = tagsAgainstFacts(elder.focusTags ?? [], focusFacts(elder, context));
  return contradictory.length > 0 ? [{ field: 'focusTags', code: 'focusTagsAgainstFacts' }] : [];
}

/** Requires the values that could not be derived. */
function checkFilled(elder: DraftFields): Problem[] {
  const derivedFields = ['gender', 'birthDate', 'elderlyCapacityTypeId'] as const;
  return derivedFields.filter((field) => elder[field] == null).map((field) => ({ field, code: 'required' }));
}

function checkDocument(elder: DraftFields, context: RuleContext): Problem[] {
  const kind = elder.elderlyCodeTypeId == null ? undefined : context.lookup('elderlyCodeType', elder.elderlyCodeTypeId);
  if (!kind) return [];
  const code = String(kind.code);
  if (!elder.idNo) {
    const isExempt = code === OTHER_DOCUMENT_CODE && elder.noDocumentReason;
    return isExempt ? [] : [{ field: 'idNo', code: 'documentNumberRequired' }];
  }
  const pattern = typeof kind.pattern === 'string' ? kind.pattern : null;
  const problem = documentProblem({ code, pattern }, elder.idNo, context.today);
  if (problem) return [{ field: 'idNo', code: problem }];
  const facts = factsOfDocument(elder, context);
  const problems: Problem[] = [];
  if (facts && elder.gender != null && facts.gender !== elder.gender) {
    problems.push({ field: 'gender', code: 'genderMismatch' });
  }
  if (facts && elder.birthDate != null && facts.birthDate !== elder.birthDate) {
    problems.push({ field: 'birthDate', code: 'birthMismatch' });
  }
  return problems;
}

function checkAge(elder: DraftFields, context: RuleContext): Problem[] {
  if (!elder.birthDate) return [];
  if (elder.birthDate > context.today) return [{ field: 'birthDate', code: 'dateInFuture' }];
  const age = ageOn(elder.birthDate, elder.deceasedDate ?? context.today);
  if (age > AGE_MAX) return [{ field: 'birthDate', code: 'ageTooOld' }];
  if (age < EARLY_AGE_MIN) return [{ field: 'birthDate', code: 'ageTooYoung', params: { min: EARLY_AGE_MIN } }];
  if (age < AGE_MIN && !elder.earlyReason) return [{ field: 'earlyReason', code: 'earlyReasonRequired' }];
  return [];
}

function checkPhones(elder: DraftFields): Problem[] {
  // A form does not know masked contacts; if there are any, they have phone numbers.
  if (!elder.contacts) return [];
  const isReachable = elder.phone || elder.landline || elder.contacts.some((contact) => contact.phone);
  return isReachable ? [] : [{ field: 'phone', code: 'contactRequired' }];
}

function checkCategories(elder: DraftFields, context: RuleContext): Problem[] {
  if (!elder.birthDate || elder.birthDate > context.today) return [];
  const age = ageOn(elder.birthDate, context.today);
  return (elder.elderlyMunicipalTypeIds ?? []).flatMap((id): Problem[] => {
    const type = context.lookup('elderlyMunicipalType', id);
    // A third-party back end may have conditions that are unknown here, and validates them itself.
    if (typeof type?.autoRule !== 'string' || !isMunicipalRule(type.autoRule)) return [];
    if (meetsMunicipalRule(type.autoRule, age)) return [];
    const params = { name: String(type.name), rule: type.autoRule };
    return [{ field: 'elderlyMunicipalTypeIds', code: 'categoryNotMet', params }];
  });
}

function checkAssessment(elder: DraftFields, context: RuleContext): Problem[] {
  const problems: Problem[] = [];
  if (elder.capacityAssessDate && elder.capacityAssessDate > context.today) {
    problems.push({ field: 'capacityAssessDate', code: 'dateInFuture' });
  }
  if (elder.capacityAssessDate && elder.capacityNextDate && elder.capacityNextDate <= elder.capacityAssessDate) {
    problems.push({ field: 'capacityNextDate', code: 'periodOrder' });
  }
  // A draft can have an incomplete assessment; an elder in service cannot.
  const isDraft = elder.status == null || elder.status === 'draft';
  const missing = elder.capacityItems ? missingCapacityItems(elder.capacityItems).length : 0;
  if (!isDraft && missing > 0) {
    problems.push({ field: 'capacityItems', code: 'capacityIncomplete', params: { count: missing } });
  }
  return problems;
}

function checkPeriod(elder: DraftFields): Problem[] {
  const { serviceStartDate: start, serviceEndDate: end } = elder;
  return start && end && end <= start ? [{ field: 'serviceEndDate', code: 'periodOrder' }] : [];
}
