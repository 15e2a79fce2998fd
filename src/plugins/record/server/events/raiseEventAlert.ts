import { dayAt, toIsoMoment } from '../../../../../contract/moment';
import type { WriteTransaction } from '../../../../../server/plugin-api';
import type { EventKind } from '../../../device/entities/uploads/eventKinds';
import type { Finding } from '../../entities/alerts/wearerAlert';
import { eventLevels } from '../../entities/deviceEvent';
import type { Source } from '../alerts/findings';
import { updateDeviceAlert, updateWearerAlerts } from '../alerts/wearerAlerts';

interface AlertContext {
  transaction: WriteTransaction;
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
  const moment = toIsoMoment(time);
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
export function raiseEventAlert(
  storeContext: AlertContext,
  { event, deviceUserId }: { event: AlertingEvent; deviceUserId: number | null },
): Promise<string[]> {
  const finding = findingOf(event);
  return updateAlert(storeContext, { event, deviceUserId, source: { findings: [finding], before: () => [] } });
}

/** Withdraws the alert of an event from the previous wearer or device, because it belongs to another one. */
export function withdrawEventAlert(
  storeContext: AlertContext,
  { event, deviceUserId }: { event: AlertingEvent; deviceUserId: number | null },
): Promise<string[]> {
  const finding = findingOf(event);
  return updateAlert(storeContext, {
    event,
    deviceUserId,
    source: { findings: [], before: () => [finding], withdrawal: 'notTheirs' },
  });
}

interface EventAlertInput {
  event: AlertingEvent;
  deviceUserId: number | null;
  source: Pick<Source, 'findings' | 'before' | 'withdrawal'>;
}

async function updateAlert(
  storeContext: AlertContext,
  { event, deviceUserId, source }: EventAlertInput,
): Promise<string[]> {
  const fullSource = { ...source, kind: 'deviceEvent' as const, id: event.id, trend: () => null };
  return deviceUserId === null
    ? updateDeviceAlert({ ...storeContext, deviceId: event.deviceId, sources: [fullSource] })
    : updateWearerAlerts({ ...storeContext, sources: [{ ...fullSource, deviceUserId }] });
}
