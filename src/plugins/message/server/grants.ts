import type { TemplateGrants } from '../../system/server/public';

/** Permissions of the standard roles in this section. */
export const messageGrants: TemplateGrants = {
  ops: ['*.news*.*', '*.notice*.*'],
};
