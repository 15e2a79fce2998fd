import { useAllowedActions, useCallQuery } from '../../../core/kit';
import { noticeTargets, type ReceiverCount } from '../entities/notice';
import { targetProblems } from '../entities/noticeRules';

/** The fields that determine the recipients. */
export const targetFields = Object.keys(noticeTargets);

/**
 * Fetches the number of recipients of some targets.
 * @param targets values by the names of {@link targetFields}; empty ones count as missing
 * @returns `undefined` until loaded, if the targets are incomplete, or if the user lacks the permission
 */
export function useReceiverCount(resource: string, targets: Readonly<Record<string, unknown>>) {
  const isAllowed = useAllowedActions(resource, ['selectReceivers']).has('selectReceivers');
  const params = Object.fromEntries(
    targetFields.flatMap((name): [string, unknown][] => (hasValue(targets[name]) ? [[name, targets[name]]] : [])),
  );
  const isComplete = params.targetType !== undefined && targetProblems(params).length === 0;
  const { data, isFetching } = useCallQuery<ReceiverCount>(resource, 'selectReceivers', params, {
    enabled: isAllowed && isComplete,
  });
  return { count: isComplete ? data?.count : undefined, isFetching };
}

function hasValue(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}
