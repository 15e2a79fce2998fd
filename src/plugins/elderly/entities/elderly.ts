import { defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { erasureCalls } from '../../../../contract/erasePerson';
import { exportPersonCall } from '../../../../contract/exportPerson';
import {
  boolean,
  choice,
  choices,
  date,
  dateTime,
  decimal,
  group,
  image,
  images,
  integer,
  list,
  mobile,
  phone,
  pinyin,
  reference,
  references,
  region,
  text,
} from '../../../../contract/fields';
import { capacityItemFields, upgradeReasons } from './assessment/capacity';
import { chronicDiseases } from './assessment/chronicDiseases';
import { focusTags } from './assessment/focusTags';
import { visitLevels } from './assessment/visitLevel';
import { checkElderly } from './checkElderly';
import { deriveElderly } from './deriveElderly';
import { elderlyGroups } from './elderlyGroups';
import { elderlyReads, placesOf } from './elderlyReads';
import { closeReasons, elderlyTransitions, suspendReasons } from './elderlyTransitions';
import { computedAge } from './identity/age';
import { ethnicCodes } from './identity/ethnicCodes';
import { genderCodes } from './identity/gender';
import { contactRelations } from './identity/relation';
import { assessmentDueFilter, draftFilter, highRiskFilter, inServiceFilter } from './populations';

const count = () => integer({ min: 0, max: 99 });

/** A person who receives or may receive service, with the data that the ability assessment of GB/T 42195-2022 requires. */
export const elderly = defineEntity({
  name: 'elderly',
  section: 'elderly',
  titleField: 'name',
  person: { photo: 'photo' },
  facts: ['age', 'elderlyCapacityTypeId', 'visitLevel', 'focusTags'],
  fields: {
    elderlyNo: text({
      max: 20,
      unique: true,
      readOnly: true,
      list: true,
      search: true,
      sequence: { prefix: ({ regionCode }) => `E${String(regionCode).slice(0, 6)}`, digits: 7 },
      personal: 'number',
    }),
    name: text({ max: 50, required: true, mask: 'name', list: true, search: true }),
    namePinyin: pinyin('name'),
    elderlyCodeTypeId: reference('elderlyCodeType', { required: true }),
    /** Only absent for a person without any document; `check` requires it otherwise. */
    idNo: text({ max: 30, mask: 'document' }),
    /** Why there is no document. */
    noDocumentReason: text({ max: 200, personal: true }),
    /** Number of the household register booklet. */
    idDocExtra: text({ max: 50, mask: 'document' }),
    gender: choice(genderCodes, { required: true, filledByDerive: true, list: true, filter: true }),
    birthDate: date({ required: true, filledByDerive: true, mask: 'birthDate' }),
    age: integer({ min: 0, max: 150, derived: true, readOnly: true, list: true, filter: true }),
    /** Why a person younger than 60 is served. */
    earlyReason: text({ max: 200, personal: true }),
    /** GB/T 3304 code of the ethnic group. */
    ethnic: choice(ethnicCodes, { default: 'HA', filter: true }),
    education: choice(['illiterate', 'primary', 'middle', 'high', 'college', 'unknown'], {}),
    phone: mobile({ mask: 'phone', list: true }),
    landline: phone({ pattern: /0.+/, mask: 'phone', list: true }),
    regionCode: region({
      required: true,
      list: true,
      filter: true,
      personal: true,
      suggestions: placesOf('region'),
    }),
    street: text({
      max: 50,
      required: true,
      list: true,
      filter: true,
      personal: true,
      suggestions: placesOf('street'),
    }),
    community: text({
      max: 50,
      required: true,
      list: true,
      filter: true,
      search: true,
      personal: true,
      suggestions: placesOf('community'),
    }),
    householdAddress: text({ max: 200, mask: 'address' }),
    liveAddress: text({ max: 200, required: true, mask: 'address' }),
    /** Degrees, GCJ-02, of the actual residence. */
    lng: decimal({ min: -180, max: 180, scale: 6, mask: 'coordinate' }),
    lat: decimal({ min: -90, max: 90, scale: 6, mask: 'coordinate' }),
    elderlyTypeId: reference('elderlyType', { required: true, list: true, filter: true }),
    /** The first one is the primary category. */
    elderlyMunicipalTypeIds: references('elderlyMunicipalType', {
      required: true,
      min: 1,
      max: 13,
      list: true,
      filter: true,
    }),
    elderlyCapacityTypeId: reference('elderlyCapacityType', {
      required: true,
      filledByDerive: true,
      list: true,
      filter: true,
    }),
    /** Total of the 26 items, 0–90. */
    capacityScore: integer({ min: 0, max: 90, readOnly: true, mask: 'text' }),
    capacityItems: group(capacityItemFields, { mask: 'text', encrypted: true }),
    capacityAssessDate: date({ list: true, filter: true }),
    capacityNextDate: date({ list: true, filter: true }),
    capacityReason: choice(['first', 'routine', 'immediate', 'review', 'other'], {}),
    upgradeReasons: choices(upgradeReasons, {}),
    elderlyLiveTypeId: reference('elderlyLiveType', { required: true, list: true, filter: true }),
    elderlyMaritalStatusTypeId: reference('elderlyMaritalStatusType', { required: true, filter: true }),
    incomeSource: choices(['pension', 'children', 'relatives', 'subsidy', 'savings', 'other'], {}),
    medicalPay: choices(
      ['employee', 'resident', 'self', 'civilServant', 'enterprise', 'public', 'assistance', 'criticalIllness'],
      {},
    ),
    chronicDiseases: choices(chronicDiseases, { mask: 'text', filter: true }),
    allergies: text({ max: 500, multiline: true, mask: 'text', encrypted: true }),
    medication: text({ max: 500, multiline: true, mask: 'text', encrypted: true }),
    medicalNote: text({ max: 500, multiline: true, mask: 'text', encrypted: true }),
    /** Number of accidents in the last 30 days. */
    riskEvents30d: group(
      { fall: count(), wander: count(), choke: count(), selfHarm: count(), other: count() },
      { mask: 'text', encrypted: true },
    ),
    focusTags: choices(focusTags, { list: true, filter: true }),
    /** Follow-up every 7, 30 or 90 days. */
    visitLevel: choice(visitLevels, { colors: { A: 'danger', B: 'warning' }, list: true, filter: true }),
    contacts: list(
      {
        name: text({ max: 50, required: true, mask: 'name' }),
        relation: choice(contactRelations, { required: true }),
        phone: phone({ required: true, mask: 'phone' }),
        isGuardian: boolean({ default: false }),
        sameCity: boolean({ default: false }),
        order: integer({ min: 1, max: 5 }),
      },
      { required: true, min: 1, max: 5 },
    ),
    attendantId: reference('attendant', { list: true, filter: true }),
    doctorId: reference('doctor', { list: true, filter: true }),
    /** Case manager. */
    adminId: reference('admin', { list: true, filter: true }),
    /** Family accounts linked to the elder. */
    userIds: references('user', { readOnly: true, filter: true }),
    photo: image({}),
    idImages: images({ max: 6 }),
    /** Contract period. */
    serviceStartDate: date({ filter: true }),
    serviceEndDate: date({ filter: true }),
    status: choice(['draft', 'active', 'suspended', 'closed', 'deceased'], {
      colors: { draft: 'warning', active: 'info', suspended: 'warning' },
      required: true,
      readOnly: true,
      list: true,
      filter: true,
    }),
    suspendReason: choice(suspendReasons, { readOnly: true }),
    suspendUntil: date({ readOnly: true }),
    closeReason: choice(closeReasons, { readOnly: true }),
    deceasedDate: date({ readOnly: true }),
    lastServiceTime: dateTime({ readOnly: true, list: true }),
    lastVisitTime: dateTime({ readOnly: true, list: true }),
    serviceCount30d: integer({ min: 0, max: 100_000, readOnly: true, default: 0, list: true }),
    remark: text({ max: 500, multiline: true, personal: true }),
  },
  groups: elderlyGroups,
  hidden: ['doctorId', 'status', 'suspendReason', 'suspendUntil', 'closeReason', 'deceasedDate'],
  quickFilters: {
    active: { filter: inServiceFilter, count: true },
    draft: { filter: draftFilter, count: true },
    assessmentDue: { filter: assessmentDueFilter, count: true },
    highRisk: { filter: highRiskFilter, count: true },
    suspended: { filter: { status: 'suspended' }, count: true },
    ended: { filter: { status: ['closed', 'deceased'] } },
  },
  counts: ['status'],
  sort: [['updateTime', 'desc']],
  rowScope: { region: 'regionCode', owner: 'adminId' },
  erasure: {
    records: 'hide',
    unfinished: ['active', 'suspended'],
    retention: { law: 'careArchives', years: 5, since: 'serviceEndDate', states: ['closed', 'deceased'] },
  },
  deletion: {
    kind: 'soft',
    guard: (record) => (record.status === 'draft' ? [] : [{ field: '', code: 'onlyDraftRemovable' }]),
    guardFields: ['status'],
  },
  uniqueTogether: [['elderlyCodeTypeId', 'idNo']],
  duplicates: {
    // The same number under another type of document, or the same name and birth date.
    rules: [['idNo'], ['name', 'birthDate']],
    facts: ['elderlyNo', 'name', 'birthDate', 'regionCode', 'status'],
  },
  indexedSearch: true,
  state: { field: 'status', initial: 'draft' },
  deadline: { field: 'capacityNextDate', states: ['active', 'suspended'] },
  transitions: elderlyTransitions,
  reads: elderlyReads,
  calls: { exportPerson: exportPersonCall, ...erasureCalls },
  derive: deriveElderly,
  check: checkElderly,
  computed: { age: computedAge },
});
export type Elderly = EntityRecord<typeof elderly>;
