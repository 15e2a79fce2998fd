/** States of an application in the order of its life; the last three are ends before a visit took place. */
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

/** States in which the visit is still to come or going on. */
export const openStates = ['applied', 'accepted', 'assigned', 'inService'] as const satisfies ApplicationState[];
/** Of those, states in which somebody has been sent to a place, which then stays. */
export const placedStates = ['assigned', 'inService'] as const satisfies ApplicationState[];
/** States in which an attendant's time is taken. */
export const bookedStates = ['assigned', 'inService', 'completed', 'settled'] as const satisfies ApplicationState[];
/** States in which the time of an elder is taken. */
export const plannedStates = [...openStates, 'completed', 'settled'] as const satisfies ApplicationState[];
/** States in which somebody is to come, is there, has been there or should have been. */
export const visitedStates = [
  'assigned',
  'inService',
  'completed',
  'settled',
  'missed',
] as const satisfies ApplicationState[];
/** States in which service was given. */
export const servedStates = ['completed', 'settled'] as const satisfies ApplicationState[];
/** States in which an application may be removed: nobody has gone anywhere yet. */
export const removableStates = ['applied', 'cancelled', 'rejected'] as const satisfies ApplicationState[];

/** Where an application came from: the mini-program, the console, the hotline, a recurring plan, a CSV import. */
export const applicationSources = ['mini', 'admin', 'phone', 'plan', 'input'] as const;
export const cancelReasons = ['elder', 'family', 'attendant', 'weather', 'hospital', 'duplicate', 'other'] as const;
/** How presence was proved; `manual` is a correction in the console. */
export const signMethods = ['gps', 'qr', 'face', 'nfc', 'manual'] as const;
/** What somebody saw to be wrong with a visit; `none` takes such a mark back. */
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

/** What moves an application or its risk review, as its history tells; the last three are done by the server itself. */
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
