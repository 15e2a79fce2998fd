import type { AlertLevel } from '../../device/entities/thresholds/alertLevels';

/** Colors by alert level. */
export const levelColors: Readonly<Record<AlertLevel, string>> = {
  none: 'text.primary',
  warn: 'warning.main',
  critical: 'error.main',
};
