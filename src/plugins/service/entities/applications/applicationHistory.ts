import { choice, dateTime, integer, list, text } from '../../../../../contract/fields';
import { applicationActions } from './applicationStates';

/** The steps of a service application with their time and author, in order. */
export const applicationSteps = list(
  {
    action: choice(applicationActions, {
      colors: {
        accept: 'info',
        assign: 'info',
        reassign: 'info',
        signIn: 'positive',
        signOut: 'positive',
        settle: 'positive',
        requestReversal: 'warning',
        approveReversal: 'danger',
        declineReversal: 'info',
        signInManual: 'warning',
        signOutManual: 'warning',
        amend: 'warning',
        approveTimes: 'positive',
        remind: 'warning',
        markException: 'warning',
        release: 'warning',
        autoClose: 'danger',
        reject: 'danger',
        cancel: 'danger',
        expire: 'danger',
      },
      required: true,
    }),
    time: dateTime({ required: true }),
    /** Absent for steps of the server. */
    adminId: integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    adminName: text({ max: 50, personal: false }),
    approverName: text({ max: 50, personal: false }),
    attendantId: integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    attendantName: text({ max: 50, mask: 'name', personal: { of: 'attendantId' } }),
    note: text({ max: 200, personal: true }),
  },
  { max: 200, readOnly: true },
);

/** Later corrections of sign-in and sign-out times. */
export const applicationAmendments = list(
  {
    time: dateTime({ required: true }),
    adminId: integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    adminName: text({ max: 50, personal: false }),
    approverName: text({ max: 50, personal: false }),
    reason: text({ max: 200, required: true, personal: true }),
    signInBefore: dateTime({}),
    signInAfter: dateTime({}),
    signOutBefore: dateTime({}),
    signOutAfter: dateTime({}),
  },
  { max: 50, readOnly: true },
);
