import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useAllowedActions, useKitDataProvider } from '../../../core/kit';
import { type ReceiverCount as Count, noticeTargets } from '../entities/notice';
import { targetProblems } from '../entities/noticeRules';

const targetFields = Object.keys(noticeTargets);

/** How many people a notice is meant for as it stands in the form. */
export function ReceiverCount() {
  const resource = useResourceContext() ?? '';
  const isAllowed = useAllowedActions(resource, ['selectReceivers']).has('selectReceivers');
  return isAllowed ? <KnownCount resource={resource} /> : null;
}

function KnownCount({ resource }: { resource: string }) {
  const translate = useTranslate();
  const dataProvider = useKitDataProvider();
  const values: readonly unknown[] = useWatch({ name: [...targetFields] });
  const given = targetFields.flatMap((name, at): [string, unknown][] =>
    isGiven(values[at]) ? [[name, values[at]]] : [],
  );
  const targets = useDeferredValue(JSON.stringify(Object.fromEntries(given)));
  const asked: Record<string, unknown> = JSON.parse(targets);
  const isComplete = asked.targetType !== undefined && targetProblems(asked).length === 0;
  const { data, isFetching } = useQuery({
    queryKey: [resource, 'selectReceivers', targets],
    // The server has answered what the contract says.
    queryFn: async ({ signal }) =>
      (await dataProvider.call(resource, 'selectReceivers', asked, { signal, silent: true })) as Count,
    enabled: isComplete,
    retry: false,
  });
  if (!isComplete || !data) return null;
  return (
    <Alert
      severity={data.count > 0 ? 'info' : 'warning'}
      aria-busy={isFetching}
      aria-live="polite"
      sx={{ marginBlockStart: 1.5 }}
    >
      {translate('message-manage.notice.count', { count: data.count })}
    </Alert>
  );
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}
