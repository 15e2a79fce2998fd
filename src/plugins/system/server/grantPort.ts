import { definePort } from '../../../../server/plugin-api';

/** Posts for which there is a permission template from the start. */
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

/** Patterns of a section's own calls, by the template that grants them. */
export type TemplateGrants = Readonly<Partial<Record<TemplateCode, readonly string[]>>>;

/** Sections answer with what the usual posts may do in them. */
export const grantPort = definePort<TemplateGrants>('system.grants');
