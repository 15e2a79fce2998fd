import { NEIGHBOUR_FIELDS } from '../risk/neighbourFields';

/** Indexes of service applications, and the reads that each serves. */
export const applicationIndexes = [
  // For an attendant's schedule, and for the visits of a period.
  [
    'planStart',
    'attendantId',
    'status',
    'planEnd',
    'planMinutes',
    // With these columns, the sign statuses of a day come from the index alone.
    'serviceTypeId',
    'payerType',
    'serviceRegionCode',
    'elderlyId',
    'signInTime',
    'signInDistanceM',
    'signOutDistanceM',
    'signMethod',
    'missedOut',
    'riskRuleMask',
    // With these, the monthly totals do too.
    'actualMinutes',
    'rating',
    'riskLevel',
    'settleStatus',
    'priceFen',
    'fundFen',
  ],
  ['signInTime', 'status', 'elderlyId', 'serviceTypeId', 'attendantId', 'riskLevel'],
  // Covering indexes for the risk rules, which compare a visit with others of the attendant and of the elder.
  ['attendantId', 'planStart', 'status', 'elderlyId', ...NEIGHBOUR_FIELDS],
  ['elderlyId', 'planStart', 'status', 'attendantId', ...NEIGHBOUR_FIELDS],
  // For the lists and counts of anomaly monitoring, and for the confirmed anomalies by attendant.
  ['riskLevel', 'planStart', 'riskStatus', 'riskRuleMask', 'riskScore', 'signInTime', 'attendantId'],
  ['settleStatus', 'riskTime', 'attendantId'],
] as const;
