/** Sections in the order in which lists show them, that of the top menu (spec §2); those that are not named follow by name. */
export const sections = [
  'account',
  'service',
  'elderly',
  'visit',
  'message',
  'device',
  'record',
  'report',
  'system',
] as const;
