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
import { isReadOperation } from '../../contract/envelope';
import type { StoredFile, UploadKind } from '../../contract/files';
import { answerContent, type HttpClient, type Translate } from '../core/http';
import type { HasCall } from './backendCalls';
import type { CallOptions } from './CareBackend';
import { createBackends } from './createBackends';
import { createCareProvider } from './createCareProvider';
import { createEntityCalls } from './entityCalls';
import { createExtendedBackend, type ListAbilities } from './extendedBackend';
import { createFileCalls, type ReadOptions } from './fileCalls';
import { loadDefinition } from './loadDefinition';
import { operationScope } from './operationScope';
import type { RecordProvider } from './RecordProvider';
import { findBinding, type ResourceBinding } from './ResourceBinding';
import { toHttpError } from './rejection';

export interface DataProviderOptions {
  http: HttpClient;
  /** The resources there are; read at each call, since plugins come and go. */
  resources: () => readonly ResourceBinding[];
  /** What the back end has; where it has no lists, whole tables are worked on in the browser. */
  has: HasCall;
  /** Personal data comes masked; so it does unless told. */
  masking?: boolean;
  /** How lists are asked; as of our server unless told. */
  lists?: ListAbilities;
  translate: Translate;
  /** Some records of these resources were written by a call that failed for others; their lists must be read again. */
  onPartialWrite?: (resources: readonly string[]) => void;
  /** Milliseconds since 1970; the clock unless told. */
  now?: () => number;
}

/** React-admin's data provider with the protocol's own operations. */
export interface ConsoleDataProvider extends DataProvider {
  /**
   * Calls an operation of the resource's entity.
   * @returns the answer's data; the whole body where it carries `dataCount` (spec §7)
   * @throws {HttpError} with status 4000 and `body.errors` by field when it is refused; the client has toasted it
   */
  call: (resource: string, operation: string, params?: object, options?: CallOptions) => Promise<unknown>;
  /**
   * The record without masks; the server logs who asked and why.
   * @throws {HttpError} like `call`
   */
  unmask: (resource: string, params: { id: unknown; reason: string }) => Promise<unknown>;
  lookup: (resource: string, params: { field: string; value: string; reason: string }) => Promise<unknown>;
  /**
   * Uploads a file; the caller tells of success and failure.
   * @param options `onProgress` is told the share that has been sent, 0 to 1
   * @throws {HttpError} like `call`
   */
  uploadFile: (
    file: File,
    options: { kind: UploadKind; onProgress?: (share: number) => void; signal?: AbortSignal },
  ) => Promise<StoredFile>;
  /**
   * The content of an uploaded file, for who may see it now.
   * @throws {HttpError} like `call`
   */
  readFile: (fileId: string, options?: { signal?: AbortSignal }) => Promise<Blob>;
  /**
   * A content that the resource's entity keeps, by the inputs of its `selectContent`.
   * @throws {HttpError} like `call`
   */
  readContent: (resource: string, params: object, options?: ReadOptions) => Promise<Blob>;
  /**
   * The content that an operation of the resource's entity answers; who asks tells of success and failure.
   * @throws {HttpError} like `call`
   */
  download: (resource: string, operation: string, params: object, options?: ReadOptions) => Promise<Blob>;
}

/** Makes the data provider for all resources: each goes to the back end its binding names. */
export function createDataProvider(options: DataProviderOptions): ConsoleDataProvider {
  const { http, resources, has, masking = true, lists, translate, onPartialWrite, now } = options;
  const calls = createEntityCalls(http);
  const fileCalls = createFileCalls(http, translate);
  const namesOf = (entity: string) =>
    resources()
      .filter((binding) => binding.entity.name === entity)
      .map(({ name }) => name);

  const loadSpec = async () => {
    const { createSpecBackend } = await import('./specBackend');
    return createSpecBackend({ calls, has, masking, sessionKey: http.sessionKey, translate, now });
  };
  const backends = createBackends({ has, extended: createExtendedBackend(calls, lists), loadSpec });

  async function providerOf(resource: string): Promise<RecordProvider> {
    const binding = findBinding(resources(), resource);
    const { name } = binding.entity;
    if (binding.protocol === 'simple-rest') {
      const { createRestProvider } = await import('./createRestProvider');
      return createRestProvider({ http, baseUrl: binding.baseUrl ?? '', name, updates: binding.updates });
    }
    const entity = await loadDefinition(binding.entity, translate);
    const toldOf = () => onPartialWrite?.(namesOf(name));
    return createCareProvider({ entity, calls, backend: await backends.of(entity), translate, onPartialWrite: toldOf });
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
      const { entity } = findBinding(resources(), resource);
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
        return answerContent(answer);
      } finally {
        if (!isReadOperation(operation)) backends.forget();
      }
    },

    unmask: (resource: string, { id, reason }: { id: unknown; reason: string }): Promise<unknown> =>
      methods.call(resource, 'unmask', { id, reason }),

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
  // React-admin lets each caller name the type of its records; that rows are records with an id is checked on arrival.
  return methods as ConsoleDataProvider;
}
