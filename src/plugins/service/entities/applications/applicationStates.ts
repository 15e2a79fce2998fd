/** States of an application in the order of its lifecycle. The last three end it before a visit took place. */
export const applicationStates = [
  'applied',
  'accepted',
  'assigned',
  'inService',
  'completed',
  'settled',
  'missed',
  'rejected',
  'cancelled',
] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** States in which the visit is upcoming or in progress. */
export const openStates = ['applied', 'accepted', 'assigned', 'inService'] as const satisfies ApplicationState[];
/** The open states in which an attendant is assigned, so the place no longer changes. */
export const placedStates = ['assigned', 'inService'] as const satisfies ApplicationState[];
/** States that occupy the attendant's time. */
export const bookedStates = ['assigned', 'inService', 'completed', 'settled'] as const satisfies ApplicationState[];
/** States that occupy the elder's time. */
export const plannedStates = [...openStates, 'completed', 'settled'] as const satisfies ApplicationState[];
/** States of an actual visit: upcoming, in progress, done or missed. */
export const visitedStates = [
  'assigned',
  'inService',
  'completed',
  'settled',
  'missed',
] as const satisfies ApplicationState[];
/** States in which the service was provided. */
export const servedStates = ['completed', 'settled'] as const satisfies ApplicationState[];
/** States in which an application can be deleted, because no attendant is involved yet. */
export const removableStates = ['applied', 'cancelled', 'rejected'] as const satisfies ApplicationState[];

/** Source of an application: mini-program, console, hotline, recurring plan, CSV import. */
export const applicationSources = ['mini', 'admin', 'phone', 'plan', 'input'] as const;
export const cancelReasons = ['elder', 'family', 'attendant', 'weather', 'hospital', 'duplicate', 'other'] as const;
/** How presence was verified; `manual` is a correction in the console. */
export const signMethods = ['gps', 'qr', 'face', 'nfc', 'manual'] as const;
/** Exceptions that an administrator marks on a visit; `none` withdraws the mark. */
export const exceptionTypes = [
  'elderAbsent',
  'elderRefused',
  'elderUnwell',
  'attendantLate',
  'position',
  'handset',
  'other',
  'none',
] as const;
export type ExceptionType = (typeof exceptionTypes)[number];
export const riskLevels = ['none', 'low', 'medium', 'high'] as const;
export const riskStatuses = ['none', 'open', 'reviewing', 'falsePositive', 'corrected', 'confirmed', 'closed'] as const;
export const settleStatuses = ['unsettled', 'frozen', 'settled', 'refused'] as const;

/** Actions in the history of an application or its risk review. The last three are performed by the server. */
export const applicationActions = [
  'insert',
  'input',
  'accept',
  'reject',
  'assign',
  'reassign',
  'signIn',
  'signInManual',
  'signOut',
  'signOutManual',
  'cancel',
  'settle',
  'requestReversal',
  'approveReversal',
  'declineReversal',
  'amend',
  'approveTimes',
  'remind',
  'markException',
  'reviewRisk',
  'dismissRisk',
  'correctRisk',
  'confirmRisk',
  'closeRisk',
  'release',
  'expire',
  'autoClose',
] as const;
export type ApplicationAction = (typeof applicationActions)[number];
