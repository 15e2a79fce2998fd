import type { Scope } from '../../contract/calls/envelope';
import type { StoredFile, UploadKind } from '../../contract/calls/files';
import { type ByteRange, type HttpClient, HttpFailure, type Translate, unwrapResponse } from '../core/http';
import { toHttpError } from './rejection';

export interface UploadOptions {
  kind: UploadKind;
  /** Receives the uploaded fraction, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Options for reading content. */
export interface ReadOptions {
  signal?: AbortSignal;
  /** First and last byte, both inclusive, to read only a part. */
  range?: ByteRange;
}

/** Identifies content: a file, or content of another entity. The operation defaults to `selectContent`. */
export interface ContentRef {
  entity?: string;
  operation?: string;
  scope?: Scope;
  params: Readonly<Record<string, unknown>>;
}

/** Creates the calls for files, which belong to no resource. The caller shows success and failure. */
export function createFileCalls(http: HttpClient, translate: Translate) {
  const call = { entity: 'file', scope: 'open', silent: true } as const;

  return {
    async upload(file: File, { kind, onProgress, signal }: UploadOptions): Promise<StoredFile> {
      const answer = await http.send({ ...call, operation: 'upload', params: { kind }, file, onProgress, signal });
      if (answer.kind === 'rejected') throw toHttpError(answer.body);
      const stored = unwrapResponse(answer);
      if (isStoredFile(stored)) return stored;
      throw new HttpFailure(translate('problems.badAnswer'), { code: 'malformed', body: stored });
    },

    async read(content: ContentRef, { signal, range }: ReadOptions = {}): Promise<Blob> {
      const request = { ...call, operation: 'selectContent', ...content, isContent: true, signal, range };
      const answer = await http.send(request);
      if (answer.kind === 'rejected') throw toHttpError(answer.body);
      if (answer.body instanceof Blob) return answer.body;
      throw new HttpFailure(translate('problems.badAnswer'), { code: 'malformed', body: answer.body });
    },
  };
}

function isStoredFile(value: unknown): value is StoredFile {
  return typeof value === 'object' && value !== null && 'fileId' in value && typeof value.fileId === 'string';
}
