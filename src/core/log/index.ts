export { installGlobalErrorLog } from './installGlobalErrorLog';
export type { LogEntry, NewLogEntry } from './LogEntry';
export { logStore } from './logStore';
export { useLogEntries } from './useLogEntries';
