import type { TemplateGrants } from '../../system/server/public';

/** What the usual posts may do in this section. */
export const deviceGrants: TemplateGrants = {
  health: ['select*.device*.open'],
  device: ['*.device*.*', '*.userDeviceUser.*'],
};
