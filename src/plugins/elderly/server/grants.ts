import type { TemplateGrants } from '../../system/server/public';

/** What the usual posts may do in this section. */
export const elderlyGrants: TemplateGrants = {
  ops: ['*.elderly*.*'],
  // Who takes calls finds the elder by the number that the caller gives.
  dispatcher: ['lookup.elderly.open'],
  visitor: ['select*.elderly.open', 'lookup.elderly.open'],
  // Whom wearers are.
  device: ['select*.elderly.open'],
};
