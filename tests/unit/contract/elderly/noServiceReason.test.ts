import { expect, it } from 'vitest';
import { NO_PLAN, noServiceReason } from '../../../../src/plugins/elderly/entities/noServiceReason';

it.each([
  ['suspended', { planned: 1, scheduled: 1 }, { isSuspended: true }],
  ['scheduled', { planned: 3, scheduled: 1, missed: 1, cancelled: 1 }, {}],
  ['waiting', { planned: 2, waiting: 1, missed: 1 }, {}],
  ['notSignedIn', { planned: 2, missed: 1, cancelled: 1 }, {}],
  ['allCancelled', { planned: 2, cancelled: 2 }, {}],
  ['neverServed', {}, { wasServed: false }],
  ['noPlan', {}, {}],
  // The time of the request passed and nobody was assigned.
  ['noPlan', { planned: 1 }, {}],
] as const)('the reason for no service, %s: %j %j', (reason, plans, others) => {
  const asked = { isSuspended: false, wasServed: true, ...others, plans: { ...NO_PLAN, ...plans } };
  expect(noServiceReason(asked)).toBe(reason);
});
