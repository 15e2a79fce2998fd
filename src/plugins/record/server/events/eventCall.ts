import { EVENT_BODY_BYTES } from '../../../device/entities/eventKinds';
import type { DeviceCall } from '../ingestion/deviceCalls';
import { acceptEvent } from './acceptEvent';

/** Devices raise alarms: every device may, whatever it measures, and one that was reported lost may be in a hand that needs help. */
export const eventCall: DeviceCall = {
  path: '/api/raiseEvent.device.open',
  contentType: 'application/json',
  kind: 'event',
  bodyBytes: EVENT_BODY_BYTES,
  isMeasured: () => true,
  isTakenFromLost: true,
  accept: acceptEvent,
};
