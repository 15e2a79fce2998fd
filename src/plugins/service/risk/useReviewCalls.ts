import { useState } from 'react';
import { useRefresh, useResourceContext } from 'react-admin';
import { isRecord } from '../../../../contract/values/isRecord';
import { useAttempt, useKitDataProvider } from '../../../core/kit';
import type { HighRiskRow } from '../entities/risk/riskCalls';

/** Calls the review operations of one visit, and applies the server's answers before the list has been refetched. */
export function useReviewCalls(listed: HighRiskRow) {
  const resource = useResourceContext() ?? '';
  const dataProvider = useKitDataProvider();
  const refresh = useRefresh();
  const [changedRecord, setChangedRecord] = useState<HighRiskRow>();
  const { attempt, isBusy, refusal, forget: resetAttempt } = useAttempt();
  const row = changedRecord && changedRecord.version > listed.version ? changedRecord : listed;

  const run = (operation: string, input: object) =>
    attempt(async () => {
      const answer = await dataProvider.call(
        resource,
        operation,
        { id: row.id, version: row.version, ...input },
        { silent: 'rejection' },
      );
      if (isRecord(answer)) setChangedRecord({ ...row, ...changedRecordIn(answer) });
      refresh();
    });
  return { row, run, isBusy, refusal, forget: resetAttempt };
}

/** Returns the changes of a row after a review step. */
function changedRecordIn(record: Record<string, unknown>): Partial<HighRiskRow> {
  const names = ['riskStatus', 'settleStatus', 'version'] as const;
  return Object.fromEntries(names.flatMap((name) => (name in record ? [[name, record[name]]] : [])));
}
