import { useState } from 'react';
import { HttpError, useRefresh, useResourceContext } from 'react-admin';
import { isRecord } from '../../../../contract/isRecord';
import type { HighRiskRow } from '../../../../contract/service/risk/riskCalls';
import { useKitDataProvider } from '../../../core/kit';

/** Moves the review of one visit on; what the server answers counts before the list has been read again. */
export function useReviewCalls(listed: HighRiskRow) {
  const resource = useResourceContext() ?? '';
  const dataProvider = useKitDataProvider();
  const refresh = useRefresh();
  const [moved, setMoved] = useState<HighRiskRow>();
  const [isBusy, setIsBusy] = useState(false);
  const [noteError, setNoteError] = useState<string>();
  const row = moved && moved.version > listed.version ? moved : listed;

  async function run(operation: string, input: object): Promise<void> {
    setIsBusy(true);
    setNoteError(undefined);
    try {
      const answer = await dataProvider.call(resource, operation, { id: row.id, version: row.version, ...input });
      if (isRecord(answer)) setMoved({ ...row, ...changedIn(answer) });
      refresh();
    } catch (failure) {
      // The HTTP client has shown why; the dialog stays for another try.
      setNoteError(noteErrorIn(failure));
    } finally {
      setIsBusy(false);
    }
  }
  return { row, run, isBusy, noteError };
}

/** What a step of a review changes of a row. */
function changedIn(record: Record<string, unknown>): Partial<HighRiskRow> {
  const names = ['riskStatus', 'settleStatus', 'version'] as const;
  return Object.fromEntries(names.flatMap((name) => (name in record ? [[name, record[name]]] : [])));
}

function noteErrorIn(failure: unknown): string | undefined {
  if (!(failure instanceof HttpError) || !isRecord(failure.body) || !isRecord(failure.body.errors)) return undefined;
  const { note } = failure.body.errors;
  return typeof note === 'string' ? note : undefined;
}
