import type { AlertLevel } from '../../device/entities/alertLevels';

/** The colours of values by how urgent they are. */
export const levelColors: Readonly<Record<AlertLevel, string>> = {
  none: 'text.primary',
  warn: 'warning.main',
  critical: 'error.main',
};
