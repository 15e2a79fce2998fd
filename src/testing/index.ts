/**
 * Test utilities for plugins and data providers. Not part of the product.
 *
 * ```ts
 * const { user, backend } = await renderPlugin(plugin, { path: 'fall-alarm-manage', fixtures: { fallAlarm: [{}] } });
 * ```
 *
 * @module plugin-testing
 */
export {
  type CustomCall,
  createMemoryBackend,
  type MemoryBackend,
  type MemoryBackendOptions,
} from './backend/createMemoryBackend';
export {
  createFakeFetch,
  jsonResponse,
  neverResponds,
  type RecordedRequest,
  type Respond,
} from './backend/fakeFetch';
export type { Fixture, MemoryRow, RefuseChange } from './backend/memoryTable';
export { refuse } from './backend/refuse';
export { type CheckOptions, checkPlugin } from './check/checkPlugin';
export type { ServerModule } from './check/checkServerModule';
export { createTestDataProvider, type TestDataProviderOptions } from './createTestDataProvider';
export { type RenderPluginOptions, renderPlugin } from './render/renderPlugin';
