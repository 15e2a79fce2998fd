import { dayAt, momentText } from '../../../../../contract/moment';
import type { DatabaseKind, WriteTransaction } from '../../../../../server/plugin-api';
import type { EventKind } from '../../../device/entities/eventKinds';
import { eventLevels } from '../../entities/deviceEvent';
import type { Finding } from '../../entities/wearerAlert';
import type { Source } from '../findings';
import { keepDeviceAlert, keepWearerAlerts } from '../wearerAlerts';

interface Storing {
  transaction: WriteTransaction;
  kind: DatabaseKind;
  /** Milliseconds since 1970. */
  now: number;
}

/** The fields of a stored event that its alert needs. */
export interface AlertingEvent {
  id: number;
  deviceId: number;
  kind: EventKind;
  /** Milliseconds since 1970. */
  time: number;
}

/** Returns the finding of an event for the ward. */
function findingOf({ id, deviceId, kind, time }: AlertingEvent): Finding {
  const moment = momentText(time);
  return {
    kind: 'deviceEvent',
    code: kind,
    level: eventLevels[kind],
    deviceId,
    recordId: id,
    date: dayAt(time),
    fromTime: moment,
    toTime: moment,
    value: null,
    limit: null,
    wholeDay: false,
    ongoing: null,
  };
}

/**
 * Raises an alert about the wearer at the time of an event, or about the device without a wearer. Returns the changed
 * tables.
 */
export function keepEventAlert(
  storing: Storing,
  { event, deviceUserId }: { event: AlertingEvent; deviceUserId: number | null },
): Promise<string[]> {
  const finding = findingOf(event);
  return keep(storing, { event, deviceUserId, source: { findings: [finding], before: () => [] } });
}

/** Withdraws the alert of an event from the previous wearer or device, because it belongs to another one. */
export function withdrawEventAlert(
  storing: Storing,
  { event, deviceUserId }: { event: AlertingEvent; deviceUserId: number | null },
): Promise<string[]> {
  const finding = findingOf(event);
  return keep(storing, {
    event,
    deviceUserId,
    source: { findings: [], before: () => [finding], withdrawal: 'notTheirs' },
  });
}

interface Kept {
  event: AlertingEvent;
  deviceUserId: number | null;
  source: Pick<Source, 'findings' | 'before' | 'withdrawal'>;
}

async function keep(storing: Storing, { event, deviceUserId, source }: Kept): Promise<string[]> {
  const whole = { ...source, kind: 'deviceEvent' as const, id: event.id, trend: () => null };
  return deviceUserId === null
    ? keepDeviceAlert({ ...storing, deviceId: event.deviceId, sources: [whole] })
    : keepWearerAlerts({ ...storing, sources: [{ ...whole, deviceUserId }] });
}
