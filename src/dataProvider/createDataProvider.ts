import type {
  CreateParams,
  DataProvider,
  DeleteManyParams,
  DeleteParams,
  GetListParams,
  GetManyParams,
  GetManyReferenceParams,
  GetOneParams,
  UpdateManyParams,
  UpdateParams,
} from 'ra-core';
import { isReadOperation } from '../../contract/calls/envelope';
import type { StoredFile, UploadKind } from '../../contract/calls/files';
import { UNMASK_PHONE } from '../../contract/calls/unmaskPhone';
import { type HttpClient, type Translate, unwrapResponse } from '../core/http';
import type { HasCall } from './backendCalls';
import type { CallOptions } from './backends/CareBackend';
import { createBackends } from './backends/createBackends';
import { createExtendedBackend, type ListCapabilities } from './backends/extendedBackend';
import { createCareProvider } from './createCareProvider';
import { createEntityCalls } from './entityCalls';
import { createFileCalls, type ReadOptions } from './fileCalls';
import { loadDefinition } from './loadDefinition';
import { operationScope } from './operationScope';
import type { RecordProvider } from './RecordProvider';
import { findBinding, type ResourceBinding } from './ResourceBinding';
import { toHttpError } from './rejection';

export interface DataProviderOptions {
  http: HttpClient;
  /** All registered resources; read on each call, because plugins come and go. */
  resources: () => readonly ResourceBinding[];
  /** Returns whether the back end has a call. Without list calls, the browser processes whole tables. */
  has: HasCall;
  /** Whether personal data arrives masked. Defaults to true. */
  masking?: boolean;
  /** What the back end's lists support. Defaults to our server's. */
  lists?: ListCapabilities;
  translate: Translate;
  /**
   * Called with the resources of which a write succeeded for some records and failed for others. Their lists must be
   * refetched.
   */
  onPartialWrite?: (resources: readonly string[]) => void;
  /** Milliseconds since 1970. Defaults to the clock. */
  now?: () => number;
}

/** React-admin's data provider, plus the protocol's own operations. */
export interface ConsoleDataProvider extends DataProvider {
  /**
   * Calls an operation of the resource's entity.
   * @returns the response's data; the whole body if it has `dataCount` (spec §7)
   * @throws {HttpError} with status 4000 and `body.errors` by field when refused; the HTTP client has already shown a toast
   */
  call: (resource: string, operation: string, params?: object, options?: CallOptions) => Promise<unknown>;
  /**
   * Returns the record without masks; the server logs the user and the reason.
   * @throws {HttpError} like `call`
   */
  unmask: (resource: string, params: { id: unknown; reason: string }) => Promise<unknown>;
  /** As `unmask`, of the phone numbers only. */
  unmaskPhone: (resource: string, params: { id: unknown; reason: string }) => Promise<unknown>;
  lookup: (resource: string, params: { field: string; value: string; reason: string }) => Promise<unknown>;
  /**
   * Uploads a file; the caller shows success and failure.
   * @param options `onProgress` receives the uploaded fraction, 0 to 1
   * @throws {HttpError} like `call`
   */
  uploadFile: (
    file: File,
    options: { kind: UploadKind; onProgress?: (share: number) => void; signal?: AbortSignal },
  ) => Promise<StoredFile>;
  /**
   * Returns the content of an uploaded file, if the user can access it now.
   * @throws {HttpError} like `call`
   */
  readFile: (fileId: string, options?: { signal?: AbortSignal }) => Promise<Blob>;
  /**
   * Returns content that the resource's entity stores, by the inputs of its `selectContent`.
   * @throws {HttpError} like `call`
   */
  readContent: (resource: string, params: object, options?: ReadOptions) => Promise<Blob>;
  /**
   * Returns the content that an operation of the resource's entity produces; the caller shows success and failure.
   * @throws {HttpError} like `call`
   */
  download: (resource: string, operation: string, params: object, options?: ReadOptions) => Promise<Blob>;
}

/** Creates the data provider for all resources; each uses the back end of its binding. */
export function createDataProvider(options: DataProviderOptions): ConsoleDataProvider {
  const { http, resources, has, masking = true, lists, translate, onPartialWrite, now } = options;
  const calls = createEntityCalls(http);
  const fileCalls = createFileCalls(http, translate);
  const namesOf = (entity: string) =>
    resources()
      .filter((binding) => binding.entity.name === entity)
      .map(({ name }) => name);

  const loadSpec = async () => {
    const { createSpecBackend } = await import('./backends/specBackend');
    return createSpecBackend({ calls, has, masking, sessionKey: http.sessionKey, translate, now });
  };
  const backends = createBackends({ has, extended: createExtendedBackend(calls, lists), loadSpec });

  async function providerOf(resource: string): Promise<RecordProvider> {
    const binding = findBinding(resources(), resource);
    const { name } = binding.entity;
    const reportPartial = () => onPartialWrite?.(namesOf(name));
    if (binding.protocol === 'simple-rest') {
      const { createRestProvider } = await import('./createRestProvider');
      const { baseUrl = '', updates } = binding;
      return createRestProvider({ http, baseUrl, name, updates, translate, onPartialWrite: reportPartial });
    }
    const entity = await loadDefinition(binding.entity, translate);
    const backend = await backends.forEntity(entity);
    return createCareProvider({ entity, calls, backend, translate, onPartialWrite: reportPartial });
  }

  const methods = {
    getList: async (resource: string, params: GetListParams) => (await providerOf(resource)).getList(params),
    getOne: async (resource: string, params: GetOneParams) => (await providerOf(resource)).getOne(params),
    getMany: async (resource: string, params: GetManyParams) => (await providerOf(resource)).getMany(params),
    getManyReference: async (resource: string, params: GetManyReferenceParams) =>
      (await providerOf(resource)).getManyReference(params),
    create: async (resource: string, params: CreateParams) => (await providerOf(resource)).create(params),
    update: async (resource: string, params: UpdateParams) => (await providerOf(resource)).update(params),
    updateMany: async (resource: string, params: UpdateManyParams) => (await providerOf(resource)).updateMany(params),
    delete: async (resource: string, params: DeleteParams) => (await providerOf(resource)).delete(params),
    deleteMany: async (resource: string, params: DeleteManyParams) => (await providerOf(resource)).deleteMany(params),

    async call(resource: string, operation: string, params: object = {}, { silent, signal }: CallOptions = {}) {
      const { entity, protocol, baseUrl = '', steps } = findBinding(resources(), resource);
      if (protocol === 'simple-rest' && steps?.includes(operation)) {
        const { callRestOperation: callRestStep } = await import('./createRestProvider');
        return callRestStep({ http, baseUrl, name: entity.name }, operation, { ...params });
      }
      const scope = operationScope(entity, operation);
      try {
        const answer = await http.send({
          operation,
          entity: entity.name,
          scope,
          params: { ...params },
          silent,
          signal,
        });
        if (answer.kind === 'rejected') throw toHttpError(answer.body);
        return unwrapResponse(answer);
      } finally {
        if (!isReadOperation(operation)) backends.clearCache();
      }
    },

    unmask: (resource: string, { id, reason }: { id: unknown; reason: string }): Promise<unknown> =>
      methods.call(resource, 'unmask', { id, reason }),

    unmaskPhone: (resource: string, { id, reason }: { id: unknown; reason: string }): Promise<unknown> =>
      methods.call(resource, UNMASK_PHONE, { id, reason }),

    lookup: (resource: string, params: { field: string; value: string; reason: string }): Promise<unknown> =>
      methods.call(resource, 'lookup', params, { silent: true }),

    uploadFile: fileCalls.upload,

    readFile: (fileId: string, options?: CallOptions) => fileCalls.read({ params: { fileId } }, options),

    readContent: async (resource: string, params: object, options?: ReadOptions) =>
      fileCalls.read({ entity: findBinding(resources(), resource).entity.name, params: { ...params } }, options),

    async download(resource: string, operation: string, params: object, options?: ReadOptions) {
      const { entity } = findBinding(resources(), resource);
      const scope = operationScope(entity, operation);
      return fileCalls.read({ entity: entity.name, operation, scope, params: { ...params } }, options);
    },

    supportAbortSignal: true,
  };
  // React-admin lets each caller choose the record type. Responses are checked on arrival: each row is a record with an id.
  return methods as ConsoleDataProvider;
}
