export { createDataProvider } from './createDataProvider';
export type { BackendOperations } from './operationScope';
export { type ResourceBinding, UnknownResource } from './ResourceBinding';
