import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { UploadKind } from '../../../../contract/files';
import { reasonText } from '../../../../contract/refusal';
import { useKitDataProvider } from '../action/useKitDataProvider';
import { usePendingUploads } from '../form/PendingUploads';
import { uploadProblem } from './uploadProblem';

/** A file on its way to the server. */
export interface Upload {
  key: number;
  file: File;
  /** Share that has been sent, 0 to 1. */
  progress: number;
  cancel: () => void;
}

interface Queued {
  key: number;
  file: File;
  signal: AbortSignal;
  /** The form need not wait for it any longer. */
  end: () => void;
}

/**
 * Sends files and says what was wrong with those that could not be sent.
 * @param onStored given the id of each file as it arrives, in the order they were chosen
 */
export function useUploads(onStored: (fileId: string) => void, kind: UploadKind = 'image') {
  const translate = useTranslate();
  const dataProvider = useKitDataProvider();
  const { begin } = usePendingUploads();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  /** Pictures of this page: their uploader need not fetch them, and may not once a record uses them. */
  const stored = useRef(new Map<string, Blob>());
  const lastKey = useRef(0);

  /** Gives a file a place in the queue; one that the browser can tell to be wrong gets none. */
  function enqueue(file: File): Queued[] {
    const problem = uploadProblem(file, kind);
    if (problem) {
      tell(file, translate(`problems.${problem.code}`, problem.params));
      return [];
    }
    lastKey.current += 1;
    const key = lastKey.current;
    const controller = new AbortController();
    const end = begin();
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
      if (!signal.aborted) tell(file, reasonText(error));
    } finally {
      end();
      setUploads((all) => all.filter((upload) => upload.key !== key));
    }
  }

  function tell(file: File, message: string): void {
    setProblems((all) => [...all, translate('kit.image.refused', { name: file.name, message })]);
  }

  return {
    uploads,
    problems,
    /** One after another, so that they arrive in the order they were chosen. */
    async add(files: readonly File[]): Promise<void> {
      setProblems([]);
      for (const queued of files.flatMap(enqueue)) await send(queued);
    },
    refuse: (message: string) => setProblems([message]),
    localOf: (value: string) => stored.current.get(value),
  };
}
