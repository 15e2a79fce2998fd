/** What the risk rules know of a visit beside the one they judge, besides its attendant, its elder and its time. */
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
