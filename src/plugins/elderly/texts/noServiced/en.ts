/** What the screening of elders without service shows of each. */
export const noServicedTexts = {
  days: 'Days without service',
  reason: 'Reason',
  reasons: {
    neverServed: 'Never served',
    noPlan: 'Nothing planned',
    allCancelled: 'All cancelled',
    notSignedIn: 'Caregiver did not check in',
    scheduled: 'Scheduled',
    waiting: 'Waiting to be assigned',
    suspended: 'Suspended',
  },
};
