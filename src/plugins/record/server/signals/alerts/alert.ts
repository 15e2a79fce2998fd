import type { FoundLevel } from '../../../../device/entities/thresholds/alertLevels';
import type { AlertCode } from '../../../entities/alerts/alertCodes';

/** An alert of a day. */
export interface Alert {
  code: AlertCode;
  level: FoundLevel;
  /** Seconds from the day's midnight, the end exclusive. Null for the day as a whole. */
  fromSec: number | null;
  toSec: number | null;
  /** The worst value, and the exceeded limit. */
  value: number | null;
  limit: number | null;
}

/** Creates an alert about a day as a whole. */
export const wholeDayAlert = (
  code: AlertCode,
  level: Alert['level'],
  { value, limit }: { value: number; limit: number },
): Alert => ({ code, level, fromSec: null, toSec: null, value, limit });
