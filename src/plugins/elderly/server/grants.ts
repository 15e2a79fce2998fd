import type { TemplateGrants } from '../../system/server/public';

/** What the usual posts may do in this section. */
export const elderlyGrants: TemplateGrants = {
  ops: ['*.elderly*.*'],
  visitor: ['select*.elderly.open'],
  // Whom wearers are.
  device: ['select*.elderly.open'],
};
