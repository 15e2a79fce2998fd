import { boolean, choice, dateTime, text } from '../../../../../contract/fields';
import { HOUR_MS, parseIsoMoment } from '../../../../../contract/moment';
import type { Problem } from '../../../../../contract/problems';
import { parseFields } from '../../../../../contract/validation/validation';
import { type EventKind, eventKinds } from '../../../device/entities/uploads/eventKinds';
import { UPLOAD_CLOCK_MS } from '../../../device/entities/uploads/uploadProtocol';
import { LATE_HOURS } from '../../entities/alerts/wearerAlert';
import type { ContactData } from '../ingestion/deviceContact';
import { parseBody } from '../ingestion/parseBody';
import { stateFields } from '../ingestion/parseUpload';
import { UploadRefusal } from '../ingestion/UploadRefusal';

/** A validated event of a device. */
export interface RaisedEvent {
  /** The event id that the device assigned. */
  eventNo: string;
  kind: EventKind;
  /** Milliseconds since 1970. */
  time: number;
  isTest: boolean;
  /** Where it happened, if the device knows. */
  place: { lng: number; lat: number } | null;
  /** The device status in the message. */
  state: NonNullable<ContactData['state']>;
}

/** Fields of an event in a device's message, except the position. */
export const eventFields = {
  id: text({ required: true, max: 64, pattern: /^[\w.:-]+$/ }),
  kind: choice(eventKinds, { required: true }),
  time: dateTime({ required: true }),
  test: boolean({}),
};

/**
 * Parses the body of an event. Ignores an invalid place, because nobody may go without help over it.
 * @throws UploadRefusal `badBody` if it is not an object, `badData` with each invalid value by name
 */
export function parseEvent(body: Buffer, { deviceId, now }: { deviceId: number; now: number }): RaisedEvent {
  const { lng, lat, battery, signalDbm, wearing, firmware, ...input } = parseBody(body, deviceId);
  const parsed = parseFields(eventFields, input);
  if (!parsed.ok) throw new UploadRefusal('badData', { deviceId, problems: parsed.problems });
  const { id, kind, test } = parsed.values;
  const time = parseIsoMoment(parsed.values.time) ?? Number.NaN;
  const problems = timeProblems(time, now);
  if (problems.length > 0) throw new UploadRefusal('badData', { deviceId, problems });
  const place = placeOf({ lng, lat });
  return {
    eventNo: id,
    kind,
    time,
    isTest: test === true,
    place,
    state: stateOf({ battery, signalDbm, wearing, firmware }),
  };
}

/** Rejects a time in the future, or longer ago than a device can be offline. */
function timeProblems(time: number, now: number): Problem[] {
  if (time > now + UPLOAD_CLOCK_MS) return [{ field: 'time', code: 'timeInFuture' }];
  if (time < now - LATE_HOURS * HOUR_MS) return [{ field: 'time', code: 'eventTooOld', params: { hours: LATE_HOURS } }];
  return [];
}

/** Parses the position. Receivers without a fix report 0,0, which counts as none. */
function placeOf({ lng, lat }: Record<string, unknown>): RaisedEvent['place'] {
  if (typeof lng !== 'number' || typeof lat !== 'number') return null;
  // Comparisons with NaN are false, so non-numbers fail too.
  const isPlace = Math.abs(lng) <= 180 && Math.abs(lat) <= 90 && (lng !== 0 || lat !== 0);
  return isPlace ? { lng: rounded(lng), lat: rounded(lat) } : null;
}

const rounded = (degrees: number) => Math.round(degrees * 1_000_000) / 1_000_000;

/** Parses the device status as far as possible. Ignores the rest, because nobody may go without help over it. */
function stateOf(input: Record<string, unknown>): RaisedEvent['state'] {
  const named = Object.entries(stateFields).filter(([name]) => input[name] != null);
  const readable = named.filter(([name, field]) => parseFields({ [name]: field }, { [name]: input[name] }).ok);
  return Object.fromEntries(readable.map(([name]) => [name, input[name]]));
}
