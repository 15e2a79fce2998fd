export { installGlobalErrorLog } from './installGlobalErrorLog';
export type { LogEntry, LogMeta, NewLogEntry } from './LogEntry';
export { logStore } from './logStore';
export { useLogEntries } from './useLogEntries';
