import type { Extensions } from '../../../../server/plugin-api';
import { recordingCallExtension } from './recordingCallExtension';
import { returnVisitExtension } from './returnVisitExtension';

/** Server logic of the visit section: follow-ups and the recordings of calls. */
export const visitExtensions = {
  returnVisit: returnVisitExtension,
  recordingCall: recordingCallExtension,
} satisfies Extensions;
