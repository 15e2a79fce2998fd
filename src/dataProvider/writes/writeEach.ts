import type { Identifier } from 'ra-core';
import { reasonText } from '../../../contract/calls/refusal';
import type { Translate } from '../../core/http';
import type { WriteReport } from '../backends/CareBackend';
import { isFatalForBatch, isSessionEnd, toPartialError } from '../rejection';
import { settleEach } from './settleEach';

/**
 * Writes several records with one call each, for back ends without a bulk call. The calls show no toasts; the caller
 * reports all failures together.
 * @throws the end of the session
 */
export async function writeEach(
  ids: readonly Identifier[],
  write: (id: Identifier) => Promise<unknown>,
): Promise<WriteReport> {
  const outcomes = await settleEach(ids, write, isFatalForBatch);
  const failed = outcomes.filter(({ error }) => error !== undefined);
  const ended = failed.find(({ error }) => isSessionEnd(error));
  if (ended) throw ended.error;
  return {
    done: outcomes.filter(({ error }) => error === undefined).map(({ item }) => item),
    refusals: failed.map(({ item, error }) => ({ id: item, message: reasonText(error) })),
  };
}

/**
 * Returns the ids of a write to several records, if all of them were written.
 * @throws {HttpError} with the counts and reasons if some were refused, or if there were no records at all
 */
export function requireAllWritten(
  { done, refusals }: WriteReport,
  { translate, onPartialWrite }: { translate: Translate; onPartialWrite: () => void },
): Identifier[] {
  if (done.length > 0 && refusals.length === 0) return [...done];
  if (done.length > 0) onPartialWrite();
  throw toPartialError({ text: outcomeText({ done, refusals }, translate), done, refusals });
}

function outcomeText({ done, refusals }: WriteReport, translate: Translate): string {
  if (done.length > 0) return translate('problems.partlyDone', { done: done.length, failed: refusals.length });
  if (refusals.length > 0) return translate('problems.nothingDone', { failed: refusals.length });
  return translate('problems.tooFewItems', { min: 1 });
}
