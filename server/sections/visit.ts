import type { EntityExtension } from '../operations/extension';
import { recordingCallExtension } from './visit/recordingCallExtension';
import { returnVisitExtension } from './visit/returnVisitExtension';

/** The visit section: follow-ups and the recordings of calls. */
export const visitExtensions: Readonly<Record<string, EntityExtension>> = {
  returnVisit: returnVisitExtension,
  recordingCall: recordingCallExtension,
};
