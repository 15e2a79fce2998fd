import type { TemplateGrants } from '../../system/server/public';

/** Permissions of the standard roles in this section. */
export const accountGrants: TemplateGrants = {
  ops: ['*.user.*', '*.vip.*', '*.doctor.*'],
  // Dispatchers see whose address a visit goes to.
  dispatcher: ['select*.user.open'],
  health: ['select*.doctor.open'],
  // Device staff see who follows and who cares for wearers.
  device: ['select*.user.open', 'select*.doctor.open'],
  intake: ['select*.user.open', 'insert.user.open', 'updateByIdSelective.user.open', 'lookup.user.open'],
};
