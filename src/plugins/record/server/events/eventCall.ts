import { type JsonSchema, objectOf, schemaOfFields } from '../../../../../server/plugin-api/builtin';
import { EVENT_BODY_BYTES } from '../../../device/entities/uploads/eventKinds';
import type { DeviceCall } from '../ingestion/deviceCalls';
import { stateSchemas } from '../ingestion/uploadSchemas';
import { acceptEvent } from './acceptEvent';
import { eventFields } from './parseEvent';

const degrees = (most: number): JsonSchema => ({ type: 'number', minimum: -most, maximum: most });
const own = schemaOfFields(eventFields, 'input');
const eventSchema = objectOf(
  { ...own.properties, lng: degrees(180), lat: degrees(90), ...stateSchemas },
  own.required ?? [],
);

/**
 * The endpoint for alarms. Every device may call it, whatever it measures. A device reported lost may be in the hands of a
 * person who needs help.
 */
export const eventCall: DeviceCall = {
  path: '/api/raiseEvent.device.open',
  contentType: 'application/json',
  kind: 'event',
  described: {
    section: 'device',
    body: eventSchema,
    data: objectOf({ alertId: { type: 'integer', minimum: 1 } }, ['alertId']),
  },
  bodyBytes: EVENT_BODY_BYTES,
  isMeasured: () => true,
  acceptsLostDevices: true,
  accept: acceptEvent,
};
