import type { TemplateGrants } from '../../system/server/public';

/** What the usual posts may do in this section. */
export const reportGrants: TemplateGrants = {
  health: ['*.ecg.*', '*.lorenz.*', '*.sleep.*', 'select*.lorenzType.open'],
};
