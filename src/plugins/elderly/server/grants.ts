import type { TemplateGrants } from '../../system/server/public';

/** What the usual posts may do in this section. */
export const elderlyGrants: TemplateGrants = {
  ops: ['*.elderly*.*'],
  dispatcher: [
    'select*.elderly.open',
    ...['CodeType', 'MaritalStatusType', 'LiveType', 'CapacityType', 'MunicipalType', 'Type'].map(
      (list) => `select*.elderly${list}.open`,
    ),
    // Who takes calls finds the elder by the number that the caller gives.
    'lookup.elderly.open',
  ],
  // Who follows up by telephone sees the number, for a reason that is logged.
  visitor: ['select*.elderly.open', 'lookup.elderly.open', 'unmask.elderly.admin'],
  // Whom wearers are.
  device: ['select*.elderly.open'],
};
