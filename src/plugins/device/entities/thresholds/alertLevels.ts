/** Severity of a finding. */
export const foundLevels = ['warn', 'critical'] as const;
/** Severity of a whole day or report; `none` without findings. */
export const alertLevels = ['none', ...foundLevels] as const;
export type AlertLevel = (typeof alertLevels)[number];
export type FoundLevel = (typeof foundLevels)[number];
