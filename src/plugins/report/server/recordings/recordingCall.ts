import { objectOf, schemaOfFields } from '../../../../../server/plugin-api/builtin';
import type { DeviceCall } from '../../../record/server/public';
import { acceptRecording } from './acceptRecording';
import { parseRecording, recordingFields } from './parseRecording';

/** The endpoint with which devices declare packets as one ECG recording, which becomes a report. */
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
  accept: async (context, request) => {
    const upload = parseRecording(request.body, { deviceId: request.device.id, now: request.now });
    return { data: { ...(await acceptRecording(context, request, upload)) } };
  },
};
