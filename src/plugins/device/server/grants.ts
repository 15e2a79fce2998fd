import type { TemplateGrants } from '../../system/server/public';
import { deviceEntities } from '../entities';

/** What the usual posts may do in this section. */
export const deviceGrants: TemplateGrants = {
  health: ['select*.device*.open'],
  // By name, because other sections have entities of devices that this post only reads.
  device: deviceEntities.map(({ name }) => `*.${name}.*`),
};
