import { type DataProvider, useDataProvider } from 'react-admin';
import type { StoredFile, UploadKind } from '../../../../contract/calls/files';
import type { KitRecord } from '../entity/recordTitle';

/** The data provider with the protocol's own operations. */
export interface KitDataProvider extends DataProvider {
  /** Calls an operation of the resource's entity. With `silent`, the caller shows all results, or only refusals, itself. */
  call: (
    resource: string,
    operation: string,
    params: object,
    options?: { silent?: boolean | 'rejection'; signal?: AbortSignal },
  ) => Promise<unknown>;
  /** Returns the record without masks; the server logs the reason. */
  unmask: (resource: string, params: { id: KitRecord['id']; reason: string }) => Promise<KitRecord>;
  /** Returns the record with its phone numbers in full and everything else masked; the server logs the reason. */
  unmaskPhone: (resource: string, params: { id: KitRecord['id']; reason: string }) => Promise<KitRecord>;
  /**
   * Returns the record whose masked field has exactly this value, masked as in lists, or null; the server logs the reason.
   */
  lookup: (
    resource: string,
    params: { field: string; value: string; reason: string },
  ) => Promise<Pick<KitRecord, 'id'> | null>;
  /** Uploads a file; `onProgress` receives the uploaded fraction, 0 to 1. */
  uploadFile: (
    file: File,
    options: { kind: UploadKind; onProgress?: (share: number) => void; signal?: AbortSignal },
  ) => Promise<StoredFile>;
  /** Returns the content of an uploaded file, if the user can access it now. */
  readFile: (fileId: string, options?: { signal?: AbortSignal }) => Promise<Blob>;
  /**
   * Returns content that the resource's entity stores (an archive), or a range of its bytes, by the
   * inputs of its `selectContent`.
   */
  readContent: (
    resource: string,
    params: object,
    options?: { signal?: AbortSignal; range?: { start: number; end: number } },
  ) => Promise<Blob>;
  /** Returns the content that an operation of the resource's entity produces; the caller shows success and failure. */
  download: (resource: string, operation: string, params: object) => Promise<Blob>;
}

/** Returns the console's data provider. */
export function useKitDataProvider(): KitDataProvider {
  return useDataProvider<KitDataProvider>();
}
