/** Sections in display order, which is that of the top menu (spec §2). Other sections follow by name. */
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
