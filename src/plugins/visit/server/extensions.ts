import type { EntityExtension } from '../../../../server/plugin-api';
import { recordingCallExtension } from './recordingCallExtension';
import { returnVisitExtension } from './returnVisitExtension';

/** The visit section: follow-ups and the recordings of calls. */
export const visitExtensions: Readonly<Record<string, EntityExtension>> = {
  returnVisit: returnVisitExtension,
  recordingCall: recordingCallExtension,
};
