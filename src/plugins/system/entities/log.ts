import { defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { boolean, choice, integer, json, reference, text } from '../../../../contract/fields';
import { dayStart, toIsoMoment } from '../../../../contract/moment';

/** Audit trail: a row for each write, sign-in and access to personal data. Append-only: only the server writes it. */
export const log = defineEntity({
  name: 'log',
  section: 'system',
  // Personal data is redacted before a row is written.
  personal: false,
  titleField: 'what',
  fields: {
    logTypeId: reference('logType', { required: true, readOnly: true, list: true, filter: true }),
    /** The administrator; the row outlives the account. */
    adminId: reference('admin', { readOnly: true, weak: true, list: true, filter: true }),
    adminName: text({ max: 50, readOnly: true, list: true, filter: true, search: true }),
    operation: text({ max: 50, readOnly: true, list: true, filter: true }),
    entity: text({ max: 50, readOnly: true, list: true, filter: true }),
    scope: choice(['open', 'admin'], { readOnly: true, list: true, filter: true }),
    /** Text, because it can refer to a record of any entity. */
    entityId: text({ max: 64, readOnly: true, filter: true, search: true }),
    title: text({ max: 100, readOnly: true, list: true, search: true }),
    /** The entity and the operation, in the caller's language. */
    what: text({ max: 200, derived: true, readOnly: true, list: true }),
    method: text({ max: 10, readOnly: true }),
    path: text({ max: 200, readOnly: true }),
    /** The parameters; personal and secret values are `***`. */
    params: json({ detail: true }),
    /** Status in the response body: 8000, 4000 or 401. */
    resultStatus: integer({ min: 0, max: 9999, readOnly: true, list: true, filter: true }),
    success: boolean({ readOnly: true, list: true, filter: true }),
    errorMsg: text({ max: 500, readOnly: true, search: true }),
    /** Values before and after by field; personal and secret ones are `***`. */
    diff: json({ detail: true }),
    reason: text({ max: 200, readOnly: true }),
    ip: text({ max: 45, readOnly: true, list: true, filter: true }),
    location: text({ max: 100, readOnly: true, list: true, filter: true }),
    userAgent: text({ max: 500, readOnly: true }),
    costMs: integer({ min: 0, max: Number.MAX_SAFE_INTEGER, readOnly: true }),
    traceId: text({ max: 64, readOnly: true, search: true }),
  },
  groups: {
    what: ['what', 'logTypeId', 'adminName', 'success', 'resultStatus', 'errorMsg', 'reason'],
    changes: { show: [] },
    request: [
      'operation',
      'entity',
      'scope',
      'entityId',
      'method',
      'path',
      'ip',
      'location',
      'userAgent',
      'costMs',
      'traceId',
    ],
  },
  hidden: ['adminId', 'title', 'params', 'diff'],
  columns: ['createTime', 'adminName', 'what', 'entityId', 'logTypeId', 'success', 'reason', 'ip'],
  quickFilters: {
    today: { filter: (today) => ({ createTime: { from: toIsoMoment(dayStart(today)) } }) },
    failed: { filter: { success: false } },
    personal: { filter: { operation: ['unmask', 'unmaskPhone'] } },
    logins: { filter: { operation: 'login' } },
  },
  sort: [['createTime', 'desc']],
  rowScope: { owner: 'adminId' },
  deletion: { kind: 'never' },
});
export type Log = EntityRecord<typeof log>;
