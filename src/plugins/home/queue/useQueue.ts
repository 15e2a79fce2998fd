import { useCallback, useMemo, useState } from 'react';
import { today, useIsPainted, useViewpoint } from '../../../core/kit';
import { type HostQueueSource, type QueueQuestion, useQueueSources } from '../../../core/plugin-api';
import type { OwnMark } from '../entities/queueMark';
import type { AskedSource, SourceState } from './QueueReader';
import { type QueueAnswer, queueEntries } from './queueEntries';

/** Entries asked of a source; who wants more goes to its list. */
const PER_SOURCE = 12;
/** Most rows a list answers at once. */
const ROWS_MAX = 100;

/** What waits for whoever looks, from all sections: each source is a list as that person may see it, read by a `QueueReader`. */
export function useQueue(marks: readonly OwnMark[]) {
  // They load the texts of all sections, which would delay the first paint.
  const sources = useQueueSources(useIsPainted());
  const day = today();
  const { adminId } = useViewpoint();
  // What is asked changes with the day; how urgent an answer is, with every reading.
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
            // Room for those that are left out.
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
