import type { TemplateGrants } from '../../system/server/public';

const TYPE_LISTS = ['CodeType', 'MaritalStatusType', 'LiveType', 'CapacityType', 'MunicipalType', 'Type'].map(
  (list) => `select*.elderly${list}.open`,
);

/** What the usual posts may do in this section. */
export const elderlyGrants: TemplateGrants = {
  ops: ['*.elderly*.*'],
  dispatcher: [
    'select*.elderly.open',
    ...TYPE_LISTS,
    // Who takes calls finds the elder by the number that the caller gives.
    'lookup.elderly.open',
    // And calls them, for a reason that is logged.
    'unmask.elderly.admin',
  ],
  // Who follows up by telephone sees the number, for a reason that is logged.
  visitor: ['select*.elderly.open', 'lookup.elderly.open', 'unmask.elderly.admin'],
  // Whom wearers are.
  device: ['select*.elderly.open'],
  intake: [
    'select*.elderly.open',
    ...TYPE_LISTS,
    ...['insert', 'updateByIdSelective', 'lookup'].map((operation) => `${operation}.elderly.open`),
    'unmask.elderly.admin',
  ],
  // Who pays for whom.
  finance: ['select*.elderly.open'],
};
