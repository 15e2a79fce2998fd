import type { TemplateGrants } from '../../system/server/public';

/** What the usual posts may do in this section. */
export const accountGrants: TemplateGrants = {
  ops: ['*.user.*', '*.vip.*', '*.doctor.*'],
  // Whose address a visit goes to.
  dispatcher: ['select*.user.open'],
  health: ['select*.doctor.open'],
  // Who follows wearers, and who cares for them.
  device: ['select*.user.open', 'select*.doctor.open'],
  intake: ['select*.user.open', 'insert.user.open', 'updateByIdSelective.user.open', 'lookup.user.open'],
};
