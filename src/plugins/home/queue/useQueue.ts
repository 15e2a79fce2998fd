import { useCallback, useMemo, useState } from 'react';
import { today, useIsPainted, useViewpoint } from '../../../core/kit';
import { type HostQueueSource, type QueueQuestion, useQueueSources } from '../../../core/plugin-api';
import type { OwnMark } from '../entities/queueMark';
import type { AskedSource, SourceState } from './QueueReader';
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
  const question = useMemo((): QueueQuestion => ({ today: day, now: Date.now(), adminId }), [day, adminId]);
  const asked = useMemo(
    () =>
      (sources ?? none).flatMap((source): AskedSource[] => {
        const filter = source.filter(question);
        if (!filter) return [];
        const own = marks.filter((mark) => mark.source === source.key);
        const handed = own.filter((mark) => mark.kind === 'handedOver' && mark.adminId === question.adminId);
        return [
          {
            source,
            filter,
            // Leaves room for omitted entries.
            perPage: Math.min(ROWS_MAX, PER_SOURCE + own.length),
            ids: handed.map(({ recordId }) => recordId),
          },
        ];
      }),
    [sources, question, marks],
  );
  const [states, setStates] = useState<Readonly<Record<string, SourceState>>>({});
  const report = useCallback(
    (key: string, state: SourceState) => setStates((before) => ({ ...before, [key]: state })),
    [],
  );
  const known = asked.map(({ source }) => ({ source, state: states[source.key] }));
  const answers = known.flatMap(({ state }): QueueAnswer[] => (state?.answer ? [state.answer] : []));
  return {
    asked,
    report,
    answers,
    entries: queueEntries(answers, { question: { ...question, now: Date.now() }, marks }),
    isPending: sources === undefined || known.some(({ state }) => state === undefined),
    failed: known.flatMap(({ source, state }) => (state?.retry ? [{ source, retry: state.retry }] : [])),
  };
}

const none: readonly HostQueueSource[] = [];
