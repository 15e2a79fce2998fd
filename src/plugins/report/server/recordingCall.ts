import type { DeviceCall } from '../../record/server/public';
import { acceptRecording } from './acceptRecording';
import { parseRecording } from './parseRecording';

/** Devices say which packets are one ECG recording; it becomes a report. */
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
