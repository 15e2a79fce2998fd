/** How much something that was found calls for attention. */
export const foundLevels = ['warn', 'critical'] as const;
/** The same of a whole day or report; `none` where nothing was found. */
export const alertLevels = ['none', ...foundLevels] as const;
export type AlertLevel = (typeof alertLevels)[number];
export type FoundLevel = (typeof foundLevels)[number];
