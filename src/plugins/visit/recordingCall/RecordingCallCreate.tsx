import { recordingCall } from '../../../../contract/visit/recordingCall';
import { EntityCreate } from '../../../core/kit';
import { callSections, recordingSection } from './callSections';

const sections = [recordingSection, ...callSections];

/** Enters a call with its recording. */
export default function RecordingCallCreate() {
  return <EntityCreate entity={recordingCall} sections={sections} />;
}
