import { type DataProvider, useDataProvider } from 'react-admin';
import type { KitRecord } from '../entity/representRecord';

/** The data provider with the protocol's own operations. */
export interface KitDataProvider extends DataProvider {
  /** Calls an operation of the resource's entity; `silent` keeps the success notice for the caller to show. */
  call: (
    resource: string,
    operation: string,
    params: object,
    options?: { silent?: boolean; signal?: AbortSignal },
  ) => Promise<unknown>;
  /** Answers the record without masks; the reason is logged. */
  unmask: (resource: string, params: { id: KitRecord['id']; reason: string }) => Promise<KitRecord>;
}

/** The data provider of the console. */
export function useKitDataProvider(): KitDataProvider {
  return useDataProvider<KitDataProvider>();
}
