/** How far work has come that goes on after its call was answered. */
export const taskStatuses = ['queued', 'running', 'ready', 'failed'] as const;
export type TaskStatus = (typeof taskStatuses)[number];
