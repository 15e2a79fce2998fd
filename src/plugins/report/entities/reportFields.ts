import type { Entity, EntityRecord } from '../../../../contract/defineEntity';
import { choice, dateTime, integer, reference, text } from '../../../../contract/fields';
import type { ReportKind } from '../../device/entities/uploads/recordKinds';
import { genderCodes } from '../../elderly/entities/identity/gender';
import { reportStatuses, severities, signalQualities } from './reportCodes';

/** Why a report was withdrawn after a binding was corrected: it belongs to another wearer, or to nobody. */
export const withdrawals = ['otherWearer', 'nobody'] as const;
export type Withdrawal = (typeof withdrawals)[number];

/** Fields of all report kinds besides measurements: the wearer, urgency and status. */
export const reportFields = {
  deviceId: reference('device', { required: true, immutable: true, list: true, filter: true }),
  deviceUserId: reference('deviceUser', { required: true, immutable: true, list: true, filter: true }),
  // Lists are searched by these fields, which are copied from the wearer's elder when the report is created.
  elderlyId: reference('elderly', { readOnly: true, list: true, filter: true }),
  elderlyNo: text({ max: 20, readOnly: true, search: true, personal: 'number' }),
  elderlyName: text({ max: 50, readOnly: true, mask: 'name', search: true }),
  /** The wearer's gender, because limits depend on it. */
  gender: choice(genderCodes, { readOnly: true, filter: true }),
  reportTime: dateTime({ required: true, list: true, filter: true }),
  periodStart: dateTime({ required: true }),
  periodEnd: dateTime({ required: true }),
  status: choice(reportStatuses, {
    colors: { pendingReview: 'warning', reviewed: 'info', published: 'positive' },
    required: true,
    readOnly: true,
    list: true,
    filter: true,
  }),
  severity: choice(severities, {
    colors: { critical: 'danger', warn: 'warning', info: 'info', none: 'positive' },
    required: true,
    default: 'none',
    readOnly: true,
    list: true,
    filter: true,
  }),
  /** Deadline for the review of a critical report. */
  dueTime: dateTime({ readOnly: true, list: true, filter: true }),
  autoConclusion: text({ max: 500, multiline: true, personal: true }),
  doctorId: reference('doctor', { readOnly: true, list: true, filter: true }),
  doctorConclusion: text({ max: 1000, multiline: true, readOnly: true, mask: 'text', encrypted: true }),
  /** The administrator who entered the doctor's conclusion. */
  reviewerId: reference('admin', { readOnly: true, filter: true }),
  reviewTime: dateTime({ readOnly: true, filter: true }),
  publishTime: dateTime({ readOnly: true, filter: true }),
  /** Why it was recalled or declared invalid. */
  statusReason: text({ max: 200, multiline: true, readOnly: true, personal: true }),
  /** The reason for an automatic withdrawal; missing if a person declared it invalid. */
  withdrawnFor: choice(withdrawals, {
    colors: { otherWearer: 'danger', nobody: 'danger' },
    readOnly: true,
    filter: true,
  }),
  algoVersion: text({ max: 32, personal: false }),
  quality: choice(signalQualities, { list: true, filter: true }),
  remark: text({ max: 500, multiline: true, personal: true }),
} as const;

/** How a report is one version of several, by the kind of report. */
export const versionFields = (kind: ReportKind) =>
  ({
    /** Counts the versions: of a recording, or of a night. */
    revision: integer({ min: 1, max: 10_000, default: 1, readOnly: true }),
    /** The report that this one takes the place of, which stays as it is. */
    replacesId: reference(kind, { readOnly: true, weak: true, filter: true }),
    /** The one report that takes the place of this one. */
    replacedById: reference(kind, { readOnly: true, weak: true }),
  }) as const;

/** A report of any kind: the fields of all kinds, and by name those of its own. */
export type Report = EntityRecord<Entity<typeof reportFields & ReturnType<typeof versionFields>>> &
  Record<string, unknown>;

/** The printed report number: a letter and 8 digits. */
export const reportNo = (prefix: string) =>
  text({ max: 16, unique: true, readOnly: true, list: true, search: true, sequence: { prefix, digits: 8 } });

/** Sort order of reports: waiting first, then by urgency, then the latest. */
export const reportSort = [
  ['status', 'asc'],
  ['severity', 'asc'],
  ['reportTime', 'desc'],
] as const;

/** The conclusion, its author, and the status of the report. */
export const conclusionGroup = [
  'severity',
  'dueTime',
  'findings',
  'autoConclusion',
  'doctorConclusion',
  'doctorId',
  'reviewerId',
  'reviewTime',
  'publishTime',
  'withdrawnFor',
  'statusReason',
  'remark',
] as const;

/** The wearer of the report, and the time of measurement. */
export const wearerGroup = [
  'elderlyId',
  'elderlyName',
  'gender',
  'deviceUserId',
  'deviceId',
  'periodStart',
  'periodEnd',
  'reportTime',
  'quality',
  'algoVersion',
  'revision',
  'replacesId',
  'replacedById',
] as const;
