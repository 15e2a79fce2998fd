import { useState } from 'react';
import { useRefresh, useResourceContext } from 'react-admin';
import { isRecord } from '../../../../contract/isRecord';
import { useAttempt, useKitDataProvider } from '../../../core/kit';
import type { HighRiskRow } from '../entities/risk/riskCalls';

/** Calls the review operations of one visit, and applies the server's answers before the list has been refetched. */
export function useReviewCalls(listed: HighRiskRow) {
  const resource = useResourceContext() ?? '';
  const dataProvider = useKitDataProvider();
  const refresh = useRefresh();
  const [moved, setMoved] = useState<HighRiskRow>();
  const { attempt, isBusy, refusal, forget } = useAttempt();
  const row = moved && moved.version > listed.version ? moved : listed;

  const run = (operation: string, input: object) =>
    attempt(async () => {
      const answer = await dataProvider.call(
        resource,
        operation,
        { id: row.id, version: row.version, ...input },
        { silent: 'rejection' },
      );
      if (isRecord(answer)) setMoved({ ...row, ...changedIn(answer) });
      refresh();
    });
  return { row, run, isBusy, refusal, forget };
}

/** Returns the changes of a row after a review step. */
function changedIn(record: Record<string, unknown>): Partial<HighRiskRow> {
  const names = ['riskStatus', 'settleStatus', 'version'] as const;
  return Object.fromEntries(names.flatMap((name) => (name in record ? [[name, record[name]]] : [])));
}
