import { defineDemo } from '../../../../server/demo/DemoModule';
import { file } from '../../system/entities/file';
import { recordingCall } from '../entities/recordingCall';
import { returnVisit } from '../entities/returnVisit';
import { demoRecordingFile, keepDemoRecordings } from './demoCallAudio';
import { demoRecordingCall } from './demoRecordingCall';
import { demoReturnVisit } from './demoReturnVisit';

/** Fictional follow-ups and calls. */
export default defineDemo({
  sizes: {
    small: { returnVisit: 240, recordingCall: 40, recording: 3 },
    medium: { returnVisit: 20_000, recordingCall: 4_000, recording: 3 },
    large: { returnVisit: 40_000, recordingCall: 8_000, recording: 3 },
  },
  withoutFiles: { recording: 0 },
  tables: [
    { entity: returnVisit, count: (counts) => counts.returnVisit, record: demoReturnVisit },
    { entity: file, count: (counts) => counts.recording, record: demoRecordingFile },
    { entity: recordingCall, count: (counts) => counts.recordingCall, record: demoRecordingCall },
  ],
  storeFiles: (files, counts) => keepDemoRecordings(files, counts.recording),
});

declare module '../../../../server/demo/demoSizes' {
  interface DemoCounts {
    returnVisit: number;
    recordingCall: number;
    /** Number of recordings that the answered calls share; without any, no call was answered. */
    recording: number;
  }
}
