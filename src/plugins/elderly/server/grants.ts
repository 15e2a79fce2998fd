import type { TemplateGrants } from '../../system/server/public';

const TYPE_LISTS = ['CodeType', 'MaritalStatusType', 'LiveType', 'CapacityType', 'MunicipalType', 'Type'].map(
  (list) => `select*.elderly${list}.open`,
);

/** Permissions of the standard roles in this section. */
export const elderlyGrants: TemplateGrants = {
  ops: ['*.elderly*.*'],
  dispatcher: [
    'select*.elderly.open',
    ...TYPE_LISTS,
    // Dispatchers who take calls find the elder by the caller's number.
    'lookup.elderly.open',
    // They also call elders; revealing the number requires a reason, which is logged.
    'unmask.elderly.admin',
  ],
  // Visitors follow up by phone; revealing the number requires a reason, which is logged.
  visitor: ['select*.elderly.open', 'lookup.elderly.open', 'unmask.elderly.admin'],
  // Device staff see who wears a device.
  device: ['select*.elderly.open'],
  intake: [
    'select*.elderly.open',
    ...TYPE_LISTS,
    ...['insert', 'updateByIdSelective', 'lookup'].map((operation) => `${operation}.elderly.open`),
    'unmask.elderly.admin',
  ],
  // Finance sees who pays for whom.
  finance: ['select*.elderly.open'],
};
