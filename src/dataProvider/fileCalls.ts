import type { Scope } from '../../contract/envelope';
import type { StoredFile, UploadKind } from '../../contract/files';
import { answerContent, type ByteRange, type HttpClient, HttpFailure, type Translate } from '../core/http';
import { toHttpError } from './rejection';

export interface UploadOptions {
  kind: UploadKind;
  /** Told which share of the file has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** How a content is read. */
export interface ReadOptions {
  signal?: AbortSignal;
  /** Its first and last byte, both inclusive, where only a part is asked for. */
  range?: ByteRange;
}

/** What names a content: a file, or what another entity keeps, by its call `selectContent` unless told. */
export interface ContentRef {
  entity?: string;
  operation?: string;
  scope?: Scope;
  params: Readonly<Record<string, unknown>>;
}

/** The calls about files, which belong to no resource. Who makes them tells how they went. */
export function createFileCalls(http: HttpClient, translate: Translate) {
  const call = { entity: 'file', scope: 'open', silent: true } as const;

  return {
    async upload(file: File, { kind, onProgress, signal }: UploadOptions): Promise<StoredFile> {
      const answer = await http.send({ ...call, operation: 'upload', params: { kind }, file, onProgress, signal });
      if (answer.kind === 'rejected') throw toHttpError(answer.body);
      const stored = answerContent(answer);
      if (isStoredFile(stored)) return stored;
      throw new HttpFailure(translate('problems.badAnswer'), { code: 'malformed', body: stored });
    },

    async read(content: ContentRef, { signal, range }: ReadOptions = {}): Promise<Blob> {
      const asked = { ...call, operation: 'selectContent', ...content, isContent: true, signal, range };
      const answer = await http.send(asked);
      if (answer.kind === 'rejected') throw toHttpError(answer.body);
      if (answer.body instanceof Blob) return answer.body;
      throw new HttpFailure(translate('problems.badAnswer'), { code: 'malformed', body: answer.body });
    },
  };
}

function isStoredFile(value: unknown): value is StoredFile {
  return typeof value === 'object' && value !== null && 'fileId' in value && typeof value.fileId === 'string';
}
