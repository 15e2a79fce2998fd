import type { TemplateGrants } from '../../system/server/public';

/** Permissions of the standard posts in this section. */
export const reportGrants: TemplateGrants = {
  health: ['*.ecg.*', '*.lorenz.*', '*.sleep.*', 'select*.lorenzType.open'],
};
