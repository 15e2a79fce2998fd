import { type DataProvider, useDataProvider } from 'react-admin';
import type { StoredFile, UploadKind } from '../../../../contract/files';
import type { KitRecord } from '../entity/representRecord';

/** The data provider with the protocol's own operations. */
export interface KitDataProvider extends DataProvider {
  /** Calls an operation of the resource's entity; the caller tells what is `silent` itself: all, or refusals only. */
  call: (
    resource: string,
    operation: string,
    params: object,
    options?: { silent?: boolean | 'rejection'; signal?: AbortSignal },
  ) => Promise<unknown>;
  /** Answers the record without masks; the reason is logged. */
  unmask: (resource: string, params: { id: KitRecord['id']; reason: string }) => Promise<KitRecord>;
  /** Answers the record that has a whole value in a masked field, as lists show it, or null; the reason is logged. */
  lookup: (
    resource: string,
    params: { field: string; value: string; reason: string },
  ) => Promise<Pick<KitRecord, 'id'> | null>;
  /** Uploads a file; `onProgress` is told the share that has been sent, 0 to 1. */
  uploadFile: (
    file: File,
    options: { kind: UploadKind; onProgress?: (share: number) => void; signal?: AbortSignal },
  ) => Promise<StoredFile>;
  /** The content of an uploaded file, for who may see it now. */
  readFile: (fileId: string, options?: { signal?: AbortSignal }) => Promise<Blob>;
  /** A content that the resource's entity keeps (an archive), or a range of its bytes, by the inputs of its `selectContent`. */
  readContent: (
    resource: string,
    params: object,
    options?: { signal?: AbortSignal; range?: { start: number; end: number } },
  ) => Promise<Blob>;
  /** The content that an operation of the resource's entity answers; who asks tells of success and failure. */
  download: (resource: string, operation: string, params: object) => Promise<Blob>;
}

/** The data provider of the console. */
export function useKitDataProvider(): KitDataProvider {
  return useDataProvider<KitDataProvider>();
}
