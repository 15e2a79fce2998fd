import { useQuery } from '@tanstack/react-query';
import { useAllowedActions, useKitDataProvider } from '../../../core/kit';
import { noticeTargets, type ReceiverCount } from '../entities/notice';
import { targetProblems } from '../entities/noticeRules';

/** The fields that say who is meant. */
export const targetFields = Object.keys(noticeTargets);

/**
 * How many people some targets mean.
 * @param given values by the names of {@link targetFields}; empty ones count as missing
 * @returns `undefined` while that is not known, the targets are incomplete, or it may not be asked
 */
export function useReceiverCount(resource: string, given: Readonly<Record<string, unknown>>) {
  const dataProvider = useKitDataProvider();
  const isAllowed = useAllowedActions(resource, ['selectReceivers']).has('selectReceivers');
  const asked = Object.fromEntries(
    targetFields.flatMap((name): [string, unknown][] => (isGiven(given[name]) ? [[name, given[name]]] : [])),
  );
  const isComplete = asked.targetType !== undefined && targetProblems(asked).length === 0;
  const { data, isFetching } = useQuery({
    queryKey: [resource, 'selectReceivers', JSON.stringify(asked)],
    // The server has answered what the contract says.
    queryFn: async ({ signal }) =>
      (await dataProvider.call(resource, 'selectReceivers', asked, { signal, silent: true })) as ReceiverCount,
    enabled: isAllowed && isComplete,
    retry: false,
  });
  return { count: isComplete ? data?.count : undefined, isFetching };
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}
