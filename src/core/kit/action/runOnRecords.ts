import { type Refusal, toRefusal } from '../../../../contract/calls/refusal';
import type { KitRecord } from '../entity/recordTitle';

/** Result for one record of a bulk action. */
export interface Outcome {
  record: KitRecord;
  /** Why it was refused; absent on success. */
  failure?: Refusal;
}

/**
 * Runs an action on each record and returns all results; a refusal does not stop the rest. The calls run one after another,
 * because each is a separate guarded write whose refusal names the record's own problem.
 */
export async function runOnRecords({
  records,
  run,
  onProgress,
  signal,
}: {
  records: readonly KitRecord[];
  run: (record: KitRecord) => Promise<unknown>;
  onProgress: (done: number) => void;
  signal: AbortSignal;
}): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const record of records) {
    if (signal.aborted) break;
    try {
      await run(record);
      outcomes.push({ record });
    } catch (failure) {
      outcomes.push({ record, failure: toRefusal(failure) });
    }
    onProgress(outcomes.length);
  }
  return outcomes;
}
