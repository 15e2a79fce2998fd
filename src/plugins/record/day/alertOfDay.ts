import type { AlertLevel } from '../../device/entities/thresholds/alertLevels';

/** An alert of a day. */
export interface AlertOfDay {
  code: string;
  level: AlertLevel;
  fromSec: number | null;
  toSec: number | null;
  value: number | null;
  limit: number | null;
}
