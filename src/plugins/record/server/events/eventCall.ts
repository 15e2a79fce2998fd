import { EVENT_BODY_BYTES } from '../../../device/entities/eventKinds';
import type { DeviceCall } from '../ingestion/deviceCalls';
import { acceptEvent } from './acceptEvent';

/**
 * The endpoint for alarms. Every device may call it, whatever it measures. A device reported lost may be in the hands of a
 * person who needs help.
 */
export const eventCall: DeviceCall = {
  path: '/api/raiseEvent.device.open',
  contentType: 'application/json',
  kind: 'event',
  bodyBytes: EVENT_BODY_BYTES,
  isMeasured: () => true,
  isTakenFromLost: true,
  accept: acceptEvent,
};
