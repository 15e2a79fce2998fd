import type { DeviceCall } from '../../record/server/public';
import { acceptRecording } from './acceptRecording';
import { parseRecording } from './parseRecording';

/** The endpoint with which devices declare packets as one ECG recording, which becomes a report. */
export const recordingCall: DeviceCall = {
  path: '/api/uploadRecording.ecg.open',
  contentType: 'application/json',
  kind: 'recording',
  isMeasured: ({ recordKinds, reportKinds }) => recordKinds.includes('raw') && reportKinds.includes('ecg'),
  accept: async (context, sent) => {
    const asked = parseRecording(sent.body, { deviceId: sent.device.id, now: sent.now });
    return { data: { ...(await acceptRecording(context, sent, asked)) } };
  },
};
