import type { TemplateGrants } from '../../system/server/public';
import { deviceEntities } from '../entities';

/** Permissions of the standard posts in this section. */
export const deviceGrants: TemplateGrants = {
  health: ['select*.device*.open'],
  // By name, because other sections have device entities that this post only reads.
  device: deviceEntities.map(({ name }) => `*.${name}.*`),
};
