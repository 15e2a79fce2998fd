/** The fields that the risk rules read of other visits, besides attendant, elder and time. */
export const NEIGHBOUR_FIELDS = [
  'planEnd',
  'serviceTypeId',
  'payerType',
  'signInTime',
  'signOutTime',
  'signOutLng',
  'signOutLat',
  'signMethod',
  'isAmended',
] as const;
