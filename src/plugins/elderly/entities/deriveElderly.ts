import type { Draft, RuleContext } from '../../../../contract/defineEntity';
import { addMonths } from '../../../../contract/moment';
import { ageOn } from './age';
import { type CapacityGrade, capacityTotal, finalGrade, upgradeReasonsFrom } from './capacity';
import type { Elderly } from './elderly';
import { type FocusFacts, focusTagsFrom, tagsAgainstFacts } from './focusTags';
import { documentFacts, normalDocumentNumber } from './idDocument';
import { proposeVisitLevel } from './visitLevel';

/** Months after which an assessment is repeated by default. */
const REASSESS_MONTHS = 12;

type Known = { -readonly [K in keyof Elderly]?: Elderly[K] };

/** The values of an elder that follow from others; a value typed in this very change is kept, so that it can be compared. */
export function deriveElderly(record: Draft, context: RuleContext): Draft {
  // The record has passed the checks of its fields.
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

/** What the identity document says about its holder. */
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

/** The primary category and the first contact stand first. */
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
  // What was chosen just now against the facts stays, for the check to refuse.
  const refused = context.given?.has('focusTags') ? tagsAgainstFacts(chosen, facts) : [];
  return { focusTags: [...tags, ...refused], visitLevel: elder.visitLevel ?? proposeVisitLevel(facts.grade, tags) };
}

/** What the tags of an elder follow from. */
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
