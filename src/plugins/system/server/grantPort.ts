import { definePort } from '../../../../server/plugin-api';

/** Posts with a default permission template. */
export type TemplateCode =
  | 'super'
  | 'ops'
  | 'dispatcher'
  | 'auditor'
  | 'visitor'
  | 'health'
  | 'device'
  | 'readonly'
  | 'intake'
  | 'finance';

/** Patterns of a section's own calls by granting template. */
export type TemplateGrants = Readonly<Partial<Record<TemplateCode, readonly string[]>>>;

/** Port through which sections contribute permissions of the standard posts. */
export const grantPort = definePort<TemplateGrants>('system.grants');
