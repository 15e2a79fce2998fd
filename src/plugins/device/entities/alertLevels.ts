/** How much an observation calls for attention. */
export const alertLevels = ['none', 'warn', 'critical'] as const;
export type AlertLevel = (typeof alertLevels)[number];
