import { recordingCall } from '../../../../contract/visit/recordingCall';
import { EntityEdit } from '../../../core/kit';
import { callSections, recordingSection } from './callSections';

const sections = [recordingSection, ...callSections];

/** Changes what is known of a call. */
export default function RecordingCallEdit() {
  return <EntityEdit entity={recordingCall} sections={sections} />;
}
