export type { CareMeta } from './careMeta';
export { type ConsoleDataProvider, createDataProvider, type DataProviderOptions } from './createDataProvider';
export type { BackendOperations } from './operationScope';
export { type ResourceBinding, UnknownResource } from './ResourceBinding';
