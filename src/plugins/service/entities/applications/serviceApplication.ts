import { type Draft, defineEntity, type EntityRecord } from '../../../../../contract/defineEntity';
import {
  boolean,
  choice,
  dateTime,
  integer,
  money,
  phone,
  reference,
  region,
  text,
  texts,
} from '../../../../../contract/fields';
import { isRecord } from '../../../../../contract/values/isRecord';
import { placesOf } from '../../../elderly/entities/elderlyReads';
import { payerTypes } from '../../../elderly/entities/payerTypes';
import { latitude, longitude } from '../places/coordinateFields';
import { riskFields } from '../risk/riskFields';
import { reversalFields } from '../settlement/reversalFields';
import { signFields } from '../signs/signFields';
import { applicationGroups, applicationHidden } from './applicationGroups';
import { applicationAmendments, applicationSteps } from './applicationHistory';
import { applicationIndexes } from './applicationIndexes';
import { PLAN_MINUTES_MAX } from './applicationLimits';
import {
  applicationSources,
  applicationStates,
  cancelReasons,
  openStates,
  removableStates,
  settleStatuses,
} from './applicationStates';
import { priceBases } from './approvedPrice';
import { evidenceFields } from './evidenceFields';
import { serviceApplicationCalls, serviceApplicationReads } from './serviceApplicationReads';
import { checkServiceApplication, deriveServiceApplication } from './serviceApplicationRules';
import { serviceApplicationTransitions } from './serviceApplicationTransitions';

const price = () => money({ readOnly: true });

/**
 * Request, visit and settlement in one record. It is also the evidence of the visit: service, person, date, place,
 * attendant, begin and end (21st Century Cures Act §12006).
 */
export const serviceApplication = defineEntity({
  name: 'serviceApplication',
  section: 'service',
  titleField: 'applicationNo',
  fields: {
    applicationNo: text({
      max: 24,
      unique: true,
      readOnly: true,
      list: true,
      search: true,
      sequence: { prefix: dayPrefix, digits: 6, wraps: true },
    }),
    source: choice(applicationSources, { immutable: true, default: 'admin', filter: true }),
    /** Number in the system that the application came from; unique together with the source. */
    externalNo: text({
      max: 40,
      pattern: /[A-Za-z0-9_-]+/,
      format: 'code',
      immutable: true,
      filter: true,
      search: true,
      personal: 'number',
    }),
    importBatchId: text({ max: 36, readOnly: true, filter: true, personal: false }),
    /** Hash of the imported row, so that importing it again changes nothing. */
    importHash: text({ max: 64, readOnly: true, secret: true, personal: true }),
    /** Absent for planned or imported applications. */
    userId: reference('user', { immutable: true, filter: true }),
    elderlyId: reference('elderly', { required: true, immutable: true, filter: true }),
    // Snapshot from when the application was created.
    elderlyNo: text({ max: 20, readOnly: true, search: true, personal: 'number' }),
    elderlyName: text({ max: 50, readOnly: true, mask: 'name', list: true, search: true }),
    elderlyPhone: phone({ readOnly: true, mask: 'phone' }),
    elderlyCapacityTypeId: reference('elderlyCapacityType', { readOnly: true, list: true, filter: true }),
    elderlyTypeId: reference('elderlyType', { readOnly: true, filter: true }),
    /** Defaults to the elder's home. An address cannot be deleted while an open application uses it. */
    userAddressId: reference('userAddress', { weak: true }),
    // Snapshot of the place of service from when an attendant was assigned.
    serviceAddress: text({ max: 200, readOnly: true, mask: 'address' }),
    serviceRegionCode: region({ readOnly: true, filter: true, personal: true, suggestions: placesOf('region') }),
    /** Degrees, GCJ-02. */
    serviceLng: longitude(),
    serviceLat: latitude(),
    /** Radius in meters within which a sign-in counts as on site. */
    geofenceM: integer({ min: 10, max: 500, readOnly: true, default: 100 }),
    serviceTypeId: reference('serviceType', { required: true, list: true, filter: true }),
    /** Catalog codes of the items of the visit. Defaults to the service itself. */
    itemCodes: texts({ maxItems: 20, max: 32, pattern: /[A-Za-z0-9_]+/, personal: false }),
    /** The attendant whom the applicant proposes; listed first when assigning. */
    proposedAttendantId: reference('attendant', { weak: true }),
    attendantId: reference('attendant', { readOnly: true, filter: true }),
    attendantName: text({
      max: 50,
      readOnly: true,
      mask: 'name',
      list: true,
      search: true,
      personal: { of: 'attendantId' },
    }),
    planStart: dateTime({ required: true, list: true, filter: true }),
    planEnd: dateTime({ required: true }),
    planMinutes: integer({ min: 0, max: PLAN_MINUTES_MAX, readOnly: true }),
    /** Defaults to the payer of the elder's program. */
    payerType: choice(payerTypes, { required: true, filledByDerive: true, list: true, filter: true }),
    priceFen: price(),
    /** Shares of the fund and of the elder; their sum is the price. */
    fundFen: price(),
    selfFen: price(),
    /** From what the price follows, or why it does not follow the approved minutes. */
    priceBasis: choice(priceBases, { readOnly: true, filter: true }),
    /** Minutes that the price was computed from. */
    pricedMinutes: integer({ min: 0, max: 100_000, readOnly: true }),
    applyReason: text({ max: 500, multiline: true, mask: 'text' }),
    specialNeeds: text({ max: 500, multiline: true, mask: 'text' }),
    status: choice(applicationStates, {
      colors: {
        applied: 'warning',
        accepted: 'warning',
        inService: 'info',
        completed: 'positive',
        settled: 'positive',
        missed: 'danger',
        rejected: 'danger',
      },
      required: true,
      readOnly: true,
      list: true,
      filter: true,
    }),
    /** The history: every step with its time and author, in order. */
    steps: applicationSteps,
    rejectReason: text({ max: 200, readOnly: true, personal: true }),
    cancelReason: choice(cancelReasons, { readOnly: true, filter: true }),
    cancelNote: text({ max: 200, readOnly: true, personal: true }),
    /** Canceled less than two hours before the start. */
    lateCancel: boolean({ readOnly: true, default: false, filter: true }),
    /** The administrator whose approval of manual times is pending; settlement requires it. */
    approvalAdminId: reference('admin', { readOnly: true, weak: true, filter: true }),
    ...signFields,
    ...evidenceFields,
    /** Stars from the user, within seven days. */
    rating: integer({ min: 1, max: 5, readOnly: true, list: true, filter: true }),
    ratingText: text({ max: 500, multiline: true, readOnly: true, personal: true }),
    ratingTime: dateTime({ readOnly: true }),
    /** A sign-in or sign-out time was corrected later. */
    isAmended: boolean({ readOnly: true, default: false }),
    amendments: applicationAmendments,
    ...riskFields,
    settleStatus: choice(settleStatuses, {
      colors: { settled: 'positive', refused: 'danger' },
      readOnly: true,
      default: 'unsettled',
      filter: true,
    }),
    settleBatch: text({ max: 30, readOnly: true, filter: true, personal: false }),
    ...reversalFields,
    remark: text({ max: 500, multiline: true, personal: true }),
  },
  groups: applicationGroups,
  hidden: applicationHidden,
  trend: 'planStart',
  facts: ['elderlyName', 'serviceTypeId', 'attendantName'],
  deadline: { field: 'planStart', states: ['applied', 'accepted', 'assigned'] },
  urgency: 'riskLevel',
  sort: [['planStart', 'desc']],
  rowScope: { through: 'elderlyId' },
  erasure: {
    records: 'anonymise',
    about: ['elderlyId'],
    // Completed visits still have to be settled.
    unfinished: [...openStates, 'completed'],
    retention: { law: 'accountingArchives', years: 30, since: 'planStart', states: ['settled'] },
  },
  deletion: {
    kind: 'soft',
    guard: ({ status }) =>
      removableStates.some((state) => state === status) ? [] : [{ field: '', code: 'applicationKept' }],
    guardFields: ['status'],
  },
  indexes: applicationIndexes,
  uniqueTogether: [['source', 'externalNo']],
  indexedSearch: true,
  state: { field: 'status', initial: 'applied' },
  transitions: serviceApplicationTransitions,
  reads: serviceApplicationReads,
  calls: serviceApplicationCalls,
  derive: deriveServiceApplication,
  check: checkServiceApplication,
});
export type ServiceApplication = EntityRecord<typeof serviceApplication>;

/** Returns the day of the first step. Ids of one day never share their last six digits. */
function dayPrefix({ steps }: Draft): string {
  const first: unknown = Array.isArray(steps) ? steps[0] : undefined;
  const day = isRecord(first) ? String(first.time ?? '').slice(0, 'YYYY-MM-DD'.length) : '';
  return `SA${day.replaceAll('-', '')}`;
}
