import type { Draft, RuleContext } from '../../../../contract/defineEntity';
import { addMonths } from '../../../../contract/moment';
import { ageOn } from './age';
import { type CapacityGrade, capacityTotal, finalGrade, upgradeReasonsFrom } from './capacity';
import type { Elderly } from './elderly';
import { type FocusFacts, focusTagsFrom, tagsAgainstFacts } from './focusTags';
import { documentFacts, normalDocumentNumber } from './idDocument';
import { proposeVisitLevel } from './visitLevel';

/** Default interval between assessments in months. */
const REASSESS_MONTHS = 12;

type Known = { -readonly [K in keyof Elderly]?: Elderly[K] };

/** Derives values of an elder from others. Values sent in the same change are kept, so that `check` can compare them. */
export function deriveElderly(record: Draft, context: RuleContext): Draft {
  // Field validation has already run.
  const elder = record as Known;
  const identity = deriveIdentity(elder, context);
  const assessment = deriveAssessment(elder, context);
  const known: Known = { ...elder, ...identity, ...assessment };
  return { ...identity, ...assessment, ...deriveOrder(known, context), ...deriveAttention(known, context) };
}

function deriveIdentity(elder: Known, context: RuleContext): Known {
  if (!elder.idNo) return {};
  const idNo = normalDocumentNumber(elder.idNo);
  const facts = factsOfDocument({ ...elder, idNo }, context);
  if (!facts) return { idNo };
  const renewed = context.given?.has('idNo') || context.given?.has('elderlyCodeTypeId');
  const follows = (field: 'gender' | 'birthDate') => !elder[field] || (renewed && !context.given?.has(field));
  return {
    idNo,
    ...(follows('gender') && { gender: facts.gender }),
    ...(follows('birthDate') && { birthDate: facts.birthDate }),
  };
}

/** Returns the facts about the holder in the identity document. */
export function factsOfDocument(elder: Known, context: RuleContext) {
  const kind = entry(context, 'elderlyCodeType', elder.elderlyCodeTypeId);
  if (!kind || !elder.idNo) return undefined;
  return documentFacts({ code: String(kind.code) }, elder.idNo, context.today);
}

function deriveAssessment(elder: Known, context: RuleContext): Known {
  const derived: Known = {};
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
    const reassessed = context.given?.has('capacityAssessDate') && !context.given.has('capacityNextDate');
    if (!elder.capacityNextDate || reassessed) {
      derived.capacityNextDate = addMonths(elder.capacityAssessDate, REASSESS_MONTHS);
    }
  }
  return derived;
}

/** Puts the primary category and the primary contact first. */
function deriveOrder(elder: Known, context: RuleContext): Known {
  const derived: Known = {};
  if (elder.elderlyMunicipalTypeIds) {
    const priority = (id: number) => Number(entry(context, 'elderlyMunicipalType', id)?.priority ?? Number.MAX_VALUE);
    derived.elderlyMunicipalTypeIds = elder.elderlyMunicipalTypeIds.toSorted((a, b) => priority(a) - priority(b));
  }
  if (elder.contacts) {
    derived.contacts = elder.contacts.map((contact, index) => ({ ...contact, order: contact.order ?? index + 1 }));
  }
  return derived;
}

function deriveAttention(elder: Known, context: RuleContext): Known {
  const chosen = elder.focusTags ?? [];
  const facts = focusFacts(elder, context);
  const tags = focusTagsFrom(chosen, facts);
  // Keeps tags that were just selected against the facts, so that `check` refuses them.
  const refused = context.given?.has('focusTags') ? tagsAgainstFacts(chosen, facts) : [];
  return { focusTags: [...tags, ...refused], visitLevel: elder.visitLevel ?? proposeVisitLevel(facts.grade, tags) };
}

/** Returns the facts that determine the tags of an elder. */
export function focusFacts(elder: Known, context: RuleContext): FocusFacts {
  const live = entry(context, 'elderlyLiveType', elder.elderlyLiveTypeId);
  return {
    age: elder.birthDate ? ageOn(elder.birthDate, context.today) : undefined,
    grade: gradeOf(elder, context),
    liveCode: live && String(live.code),
    emptyNest: live?.emptyNest === true,
    municipalCodes: (elder.elderlyMunicipalTypeIds ?? []).map((id) =>
      String(entry(context, 'elderlyMunicipalType', id)?.code),
    ),
    dementia: elder.upgradeReasons?.includes('dementia') ?? false,
    falls: elder.riskEvents30d?.fall ?? 0,
  };
}

function gradeOf(elder: Known, context: RuleContext): CapacityGrade | undefined {
  const level = entry(context, 'elderlyCapacityType', elder.elderlyCapacityTypeId)?.level;
  return level === 0 || level === 1 || level === 2 || level === 3 || level === 4 ? level : undefined;
}

function entry(context: RuleContext, type: string, id: number | null | undefined) {
  return typeof id === 'number' ? context.lookup(type, id) : undefined;
}
