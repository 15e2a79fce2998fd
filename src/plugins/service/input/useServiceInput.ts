import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRefresh } from 'react-admin';
import { useAttempt, useKitDataProvider } from '../../../core/kit';
import type { InputReport } from '../entities/input/inputProblems';
import type { ServiceInput } from '../entities/serviceInput';

/** Milliseconds between two polls of the progress. */
const LOOK_MS = 800;

export const isOver = ({ status }: Pick<ServiceInput, 'status'>) => status === 'ready' || status === 'failed';

export interface InputWish {
  mode: 'dryRun' | 'commit';
  allOrNothing: boolean;
  again?: boolean;
}

/** Uploads a file and starts a trial run or an import. */
export function useServiceInput(resource: string) {
  const dataProvider = useKitDataProvider();
  const refresh = useRefresh();
  const [fileId, setFileId] = useState('');
  const [sent, setSent] = useState<number>();
  const [begun, setBegun] = useState<{ id: number; isKnown: boolean }>();
  const { attempt, refusal } = useAttempt();

  async function start(id: string, wish: InputWish): Promise<void> {
    const answer = (await dataProvider.call(
      resource,
      'startInput',
      { fileId: id, ...wish },
      { silent: true },
    )) as ServiceInput;
    setBegun({ id: answer.id, isKnown: isOver(answer) });
    refresh();
  }

  return {
    /** Share of the file that has been uploaded, during the upload. */
    sent,
    begun,
    refusal,
    upload: (file: File, wish: InputWish) =>
      attempt(async () => {
        setBegun(undefined);
        setSent(0);
        try {
          const stored = await dataProvider.uploadFile(file, { kind: 'serviceInput', onProgress: setSent });
          setFileId(stored.fileId);
          await start(stored.fileId, wish);
        } finally {
          setSent(undefined);
        }
      }),
    run: (wish: InputWish) => attempt(() => start(fileId, wish)),
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
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : LOOK_MS),
  });
  const isEnded = input !== undefined && isOver(input);
  const showInHistory = useEffectEvent(refresh);
  // Only once, because refreshing the history also refetches this import.
  useEffect(() => {
    if (isEnded) showInHistory();
  }, [isEnded]);
  const { data: report } = useQuery({
    queryKey: ['serviceInputReport', resource, id],
    queryFn: async () => (await dataProvider.call(resource, 'selectReport', { id }, { silent: true })) as InputReport,
    enabled: isEnded,
  });
  return { input, report };
}
