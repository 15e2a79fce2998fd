import type { Section } from '../defineEntity';

/** The sections in the order of the top menu (spec §2). */
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
] as const satisfies readonly Section[];
