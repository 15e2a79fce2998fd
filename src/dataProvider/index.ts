export { askedList, listedEntity } from './askedList';
export { backendCalls, everyCall, type HasCall } from './backendCalls';
export { type ConsoleDataProvider, createDataProvider } from './createDataProvider';
export { type ResourceBinding, UnknownResource } from './ResourceBinding';
