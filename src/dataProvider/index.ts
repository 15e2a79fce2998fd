export { backendCalls, type HasCall, hasEveryCall } from './backendCalls';
export { type ConsoleDataProvider, createDataProvider } from './createDataProvider';
export { entityOfListUrl, parseListUrl } from './lists/parseListUrl';
export { type ResourceBinding, UnknownResource } from './ResourceBinding';
