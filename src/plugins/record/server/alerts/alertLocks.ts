import type { RecordOf } from '../../../../../server/plugin-api';

/** The subject of an alert: a wearer, or a device without a wearer. */
export type AlertSubject = Pick<RecordOf<'wearerAlert'>, 'deviceUserId' | 'deviceId'>;

/** Returns the name of the lock on a wearer's state, held until a transaction ends. */
export const stateLock = (deviceUserId: number) => `alerts of wearer ${deviceUserId}`;

/** Returns the name of the lock on the subject of an alert. */
export const subjectLock = ({ deviceUserId, deviceId }: AlertSubject) =>
  deviceUserId === null ? `alerts of device ${deviceId}` : stateLock(deviceUserId);
