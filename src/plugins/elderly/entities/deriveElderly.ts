import type { Draft, RuleContext } from '../../../../contract/defineEntity';
import { defineRule, type Rule } from '../../../../contract/defineRule';
import { addMonths } from '../../../../contract/moment';
import { type CapacityGrade, capacityTotal, finalGrade, upgradeReasonsFrom } from './assessment/capacity';
import { type FocusFacts, focusTagsFrom, tagsAgainstFacts } from './assessment/focusTags';
import { proposeVisitLevel } from './assessment/visitLevel';
import type { Elderly, elderly } from './elderly';
import { ageOn } from './identity/age';
import { documentFacts, normalDocumentNumber } from './identity/idDocument';

/** Default interval between assessments in months. */
const REASSESS_MONTHS = 12;

type DraftFields = { -readonly [K in keyof Elderly]?: Elderly[K] };

const rule = defineRule<typeof elderly>();

/** Derives values of an elder from others. Values sent in the same change are kept, so that `check` can compare them. */
export const deriveElderly: Rule<[RuleContext], Draft> = rule((elder, context: RuleContext): DraftFields => {
  const identity = deriveIdentity(elder, context);
  const assessment = deriveAssessment(elder, context);
  const derivedElder: DraftFields = { ...elder, ...identity, ...assessment };
  return {
    ...identity,
    ...assessment,
    ...deriveOrder(derivedElder, context),
    ...deriveAttention(derivedElder, context),
  };
});

function deriveIdentity(elder: DraftFields, context: RuleContext): DraftFields {
  if (!elder.idNo) return {};
  const idNo = normalDocumentNumber(elder.idNo);
  const facts = factsOfDocument({ ...elder, idNo }, context);
  if (!facts) return { idNo };
  const isDocumentChanged = context.incomingFields?.has('idNo') || context.incomingFields?.has('elderlyCodeTypeId');
  const shouldDerive = (field: 'gender' | 'birthDate') =>
    !elder[field] || (isDocumentChanged && !context.incomingFields?.has(field));
  return {
    idNo,
    ...(shouldDerive('gender') && { gender: facts.gender }),
    ...(shouldDerive('birthDate') && { birthDate: facts.birthDate }),
  };
}

/** Returns the facts about the holder in the identity document. */
export function factsOfDocument(elder: DraftFields, context: RuleContext) {
  const kind = lookupEntry(context, 'elderlyCodeType', elder.elderlyCodeTypeId);
  if (!kind || !elder.idNo) return undefined;
  return documentFacts({ code: String(kind.code) }, elder.idNo, context.today);
}

function deriveAssessment(elder: DraftFields, context: RuleContext): DraftFields {
  const derived: DraftFields = {};
  const reasons = upgradeReasonsFrom({
    stated: elder.upgradeReasons ?? [],
    diseases: elder.chronicDiseases ?? [],
    accidents: elder.riskEvents30d ?? null,
  });
  if (reasons.length > 0 || elder.upgradeReasons) derived.upgradeReasons = reasons;
  const total = capacityTotal(elder.capacityItems ?? {});
  derived.capacityScore = total ?? null;
  if (total !== undefined) {
    const type = context.find('elderlyCapacityType', 'level', finalGrade(total, reasons));
    if (type) derived.elderlyCapacityTypeId = Number(type.id);
  }
  if (elder.capacityAssessDate) {
    const isReassessed =
      context.incomingFields?.has('capacityAssessDate') && !context.incomingFields.has('capacityNextDate');
    if (!elder.capacityNextDate || isReassessed) {
      derived.capacityNextDate = addMonths(elder.capacityAssessDate, REASSESS_MONTHS);
    }
  }
  return derived;
}

/** Puts the primary category and the primary contact first. */
function deriveOrder(elder: DraftFields, context: RuleContext): DraftFields {
  const derived: DraftFields = {};
  if (elder.elderlyMunicipalTypeIds) {
    const priority = (id: number) =>
      Number(lookupEntry(context, 'elderlyMunicipalType', id)?.priority ?? Number.MAX_VALUE);
    derived.elderlyMunicipalTypeIds = elder.elderlyMunicipalTypeIds.toSorted((a, b) => priority(a) - priority(b));
  }
  if (elder.contacts) {
    derived.contacts = elder.contacts.map((contact, index) => ({ ...contact, order: contact.order ?? index + 1 }));
  }
  return derived;
}

function deriveAttention(elder: DraftFields, context: RuleContext): DraftFields {
  const selectedTags = elder.focusTags ?? [];
  const facts = focusFacts(elder, context);
  const tags = focusTagsFrom(selectedTags, facts);
  // Keeps tags that were just selected against the facts, so that `check` refuses them.
  const contradictory = context.incomingFields?.has('focusTags') ? tagsAgainstFacts(selectedTags, facts) : [];
  return {
    focusTags: [...tags, ...contradictory],
    visitLevel: elder.visitLevel ?? proposeVisitLevel(facts.grade, tags),
  };
}

/** Returns the facts that determine the tags of an elder. */
export function focusFacts(elder: DraftFields, context: RuleContext): FocusFacts {
  const liveType = lookupEntry(context, 'elderlyLiveType', elder.elderlyLiveTypeId);
  return {
    age: elder.birthDate ? ageOn(elder.birthDate, context.today) : undefined,
    grade: gradeOf(elder, context),
    liveCode: liveType && String(liveType.code),
    emptyNest: liveType?.emptyNest === true,
    municipalCodes: (elder.elderlyMunicipalTypeIds ?? []).map((id) =>
      String(lookupEntry(context, 'elderlyMunicipalType', id)?.code),
    ),
    dementia: elder.upgradeReasons?.includes('dementia') ?? false,
    falls: elder.riskEvents30d?.fall ?? 0,
  };
}

function gradeOf(elder: DraftFields, context: RuleContext): CapacityGrade | undefined {
  const level = lookupEntry(context, 'elderlyCapacityType', elder.elderlyCapacityTypeId)?.level;
  return level === 0 || level === 1 || level === 2 || level === 3 || level === 4 ? level : undefined;
}

function lookupEntry(context: RuleContext, type: string, id: number | null | undefined) {
  return typeof id === 'number' ? context.lookup(type, id) : undefined;
}
