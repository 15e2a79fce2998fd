import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRefresh } from 'react-admin';
import { useAttempt, useCallQuery, useKitDataProvider } from '../../../core/kit';
import type { InputReport } from '../entities/input/inputProblems';
import type { ServiceInput } from '../entities/serviceInput';

/** Milliseconds between two polls of the progress. */
const POLL_MS = 800;

export const isFinished = ({ status }: Pick<ServiceInput, 'status'>) => status === 'ready' || status === 'failed';

export interface InputOptions {
  mode: 'dryRun' | 'commit';
  allOrNothing: boolean;
  again?: boolean;
}

/** Uploads a file and starts a trial run or an import. */
export function useServiceInput(resource: string) {
  const dataProvider = useKitDataProvider();
  const refresh = useRefresh();
  const [fileId, setFileId] = useState('');
  const [uploadShare, setUploadShare] = useState<number>();
  const [started, setStarted] = useState<{ id: number; isKnown: boolean }>();
  const { attempt, refusal } = useAttempt();

  async function start(id: string, options: InputOptions): Promise<void> {
    const answer = (await dataProvider.call(
      resource,
      'startInput',
      { fileId: id, ...options },
      { silent: true },
    )) as ServiceInput;
    setStarted({ id: answer.id, isKnown: isFinished(answer) });
    refresh();
  }

  return {
    /** Share of the file that has been uploaded, during the upload. */
    sent: uploadShare,
    begun: started,
    refusal,
    upload: (file: File, options: InputOptions) =>
      attempt(async () => {
        setStarted(undefined);
        setUploadShare(0);
        try {
          const stored = await dataProvider.uploadFile(file, { kind: 'serviceInput', onProgress: setUploadShare });
          setFileId(stored.fileId);
          await start(stored.fileId, options);
        } finally {
          setUploadShare(undefined);
        }
      }),
    run: (options: InputOptions) => attempt(() => start(fileId, options)),
  };
}

/** Polls the progress of an import until it has ended, and then loads its report. */
export function useInputProgress(resource: string, id: number | undefined) {
  const dataProvider = useKitDataProvider();
  const refresh = useRefresh();
  const { data: input } = useQuery({
    queryKey: ['serviceInput', resource, id],
    queryFn: async () => {
      const { data } = await dataProvider.getOne<ServiceInput>(resource, { id: id ?? 0 });
      return data;
    },
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data && isFinished(state.data) ? false : POLL_MS),
  });
  const isEnded = input !== undefined && isFinished(input);
  const showInHistory = useEffectEvent(refresh);
  // Only once, because refreshing the history also refetches this import.
  useEffect(() => {
    if (isEnded) showInHistory();
  }, [isEnded]);
  const { data: report } = useCallQuery<InputReport>(resource, 'selectReport', { id }, { enabled: isEnded });
  return { input, report };
}
