import { objectOf, schemaOfFields } from '../../../../server/plugin-api';
import type { DeviceCall } from '../../record/server/public';
import { acceptRecording } from './acceptRecording';
import { parseRecording, recordingFields } from './parseRecording';

/** Devices say which packets are one ECG recording; it becomes a report. */
export const recordingCall: DeviceCall = {
  path: '/api/uploadRecording.ecg.open',
  contentType: 'application/json',
  kind: 'recording',
  described: {
    section: 'report',
    body: schemaOfFields(recordingFields, 'input'),
    data: objectOf({ reportNo: { type: 'string' }, isNew: { type: 'boolean' } }, ['reportNo', 'isNew']),
  },
  isMeasured: ({ recordKinds, reportKinds }) => recordKinds.includes('raw') && reportKinds.includes('ecg'),
  accept: async (context, sent) => {
    const asked = parseRecording(sent.body, { deviceId: sent.device.id, now: sent.now });
    return { data: { ...(await acceptRecording(context, sent, asked)) } };
  },
};
