import { useCallback, useMemo, useState } from 'react';
import { today, useIsPainted, useViewpoint } from '../../../core/kit';
import { type HostQueueSource, type QueueContext, useQueueSources } from '../../../core/plugin-api';
import type { OwnMark } from '../entities/queueMark';
import type { SourceQuery, SourceState } from './QueueReader';
import { type QueueAnswer, queueEntries } from './queueEntries';

/** Entries requested per source; the list of the source has more. */
const PER_SOURCE = 12;
/** Maximum rows per list response. */
const ROWS_MAX = 100;

/**
 * Returns the user's pending work from all sections. Each source is a list with the user's permissions, read by a
 * `QueueReader`.
 */
export function useQueue(marks: readonly OwnMark[]) {
  // Loading the texts of all sections earlier would delay the first paint.
  const sources = useQueueSources(useIsPainted());
  const day = today();
  const { adminId } = useViewpoint();
  // The request changes daily; the urgency of entries is evaluated on every read.
  const queueQuery = useMemo((): QueueContext => ({ today: day, now: Date.now(), adminId }), [day, adminId]);
  const sourceQueries = useMemo(
    () =>
      (sources ?? NO_SOURCES).flatMap((source): SourceQuery[] => {
        const filter = source.filter(queueQuery);
        if (!filter) return [];
        const sourceMarks = marks.filter((mark) => mark.source === source.key);
        const handedOver = sourceMarks.filter(
          (mark) => mark.kind === 'handedOver' && mark.adminId === queueQuery.adminId,
        );
        return [
          {
            source,
            filter,
            // Leaves room for omitted entries.
            perPage: Math.min(ROWS_MAX, PER_SOURCE + sourceMarks.length),
            ids: handedOver.map(({ recordId }) => recordId),
          },
        ];
      }),
    [sources, queueQuery, marks],
  );
  const [states, setStates] = useState<Readonly<Record<string, SourceState>>>({});
  const report = useCallback(
    (key: string, state: SourceState) => setStates((before) => ({ ...before, [key]: state })),
    [],
  );
  const sourceStates = sourceQueries.map(({ source }) => ({ source, state: states[source.key] }));
  const answers = sourceStates.flatMap(({ state }): QueueAnswer[] => (state?.answer ? [state.answer] : []));
  return {
    asked: sourceQueries,
    report,
    answers,
    entries: queueEntries(answers, { question: { ...queueQuery, now: Date.now() }, marks }),
    isPending: sources === undefined || sourceStates.some(({ state }) => state === undefined),
    failed: sourceStates.flatMap(({ source, state }) => (state?.retry ? [{ source, retry: state.retry }] : [])),
  };
}

const NO_SOURCES: readonly HostQueueSource[] = [];
