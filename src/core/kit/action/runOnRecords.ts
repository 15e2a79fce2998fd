import { type Refusal, refusalOf } from '../../../../contract/refusal';
import type { KitRecord } from '../entity/representRecord';

/** What became of one record of a bulk action. */
export interface Outcome {
  record: KitRecord;
  /** Why it was refused; absent when it was done. */
  failure?: Refusal;
}

/**
 * Does something to each record in turn and reports what became of each; a refusal does not stop the rest.
 * One after another, because each is a guarded write and the server's answer names the record's own trouble.
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
      outcomes.push({ record, failure: refusalOf(failure) });
    }
    onProgress(outcomes.length);
  }
  return outcomes;
}
