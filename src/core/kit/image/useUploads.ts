import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { UploadKind } from '../../../../contract/calls/files';
import { reasonText } from '../../../../contract/calls/refusal';
import { useKitDataProvider } from '../action/useKitDataProvider';
import { usePendingUploads } from '../form/saving/PendingUploads';
import { uploadProblem } from './uploadProblem';

/** A file being uploaded. */
export interface Upload {
  key: number;
  file: File;
  /** Uploaded fraction, 0 to 1. */
  progress: number;
  cancel: () => void;
}

interface Queued {
  key: number;
  file: File;
  signal: AbortSignal;
  /** Removes the upload from those that the form waits for. */
  end: () => void;
}

/**
 * Uploads files and returns the problems of those that failed.
 * @param onStored receives the id of each file when it is stored, in the order of selection
 */
export function useUploads(onStored: (fileId: string) => void, kind: UploadKind = 'image') {
  const translate = useTranslate();
  const dataProvider = useKitDataProvider();
  const { registerUpload } = usePendingUploads();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  /** Pictures uploaded on this page. Their uploader need not fetch them, and cannot once a record uses them. */
  const stored = useRef(new Map<string, Blob>());
  const lastKey = useRef(0);

  /** Queues a file, unless the browser can already reject it. */
  function enqueue(file: File): Queued[] {
    const problem = uploadProblem(file, kind);
    if (problem) {
      addProblem(file, translate(`problems.${problem.code}`, problem.params));
      return [];
    }
    lastKey.current += 1;
    const key = lastKey.current;
    const controller = new AbortController();
    const end = registerUpload();
    setUploads((all) => [...all, { key, file, progress: 0, cancel: () => controller.abort() }]);
    return [{ key, file, signal: controller.signal, end }];
  }

  async function send({ key, file, signal, end }: Queued): Promise<void> {
    const onProgress = (share: number) =>
      setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, progress: share } : upload)));
    try {
      signal.throwIfAborted();
      const { fileId } = await dataProvider.uploadFile(file, { kind, signal, onProgress });
      stored.current.set(fileId, file);
      onStored(fileId);
    } catch (error) {
      if (!signal.aborted) addProblem(file, reasonText(error));
    } finally {
      end();
      setUploads((all) => all.filter((upload) => upload.key !== key));
    }
  }

  function addProblem(file: File, message: string): void {
    setProblems((all) => [...all, translate('kit.image.refused', { name: file.name, message })]);
  }

  return {
    uploads,
    problems,
    /** Sequential, so that the files arrive in the order of selection. */
    async add(files: readonly File[]): Promise<void> {
      setProblems([]);
      for (const queued of files.flatMap(enqueue)) await send(queued);
    },
    refuse: (message: string) => setProblems([message]),
    localOf: (value: string) => stored.current.get(value),
  };
}
