/** The status of background work that continues after its call was answered. */
export const taskStatuses = ['queued', 'running', 'ready', 'failed'] as const;
export type TaskStatus = (typeof taskStatuses)[number];
