export { backendCalls, everyCall, type HasCall } from './backendCalls';
export { createDataProvider } from './createDataProvider';
export { type ResourceBinding, UnknownResource } from './ResourceBinding';
