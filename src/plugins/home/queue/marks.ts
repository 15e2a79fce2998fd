import { useQueryClient } from '@tanstack/react-query';
import { extractRows, useAllowedActions, useCallQuery, useKitDataProvider } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import type { OwnMark } from '../entities/queueMark';

const READ = 'selectOwnMarks';

/** Returns the user's marks, and whether the user may create any. */
export function useMarks() {
  const resource = useEntityResource('queueMark') ?? '';
  const dataProvider = useKitDataProvider();
  const client = useQueryClient();
  const allowed = useAllowedActions(resource, [READ, 'snoozeEntry', 'handOverEntry', 'takeBackMark']);
  const { data = NO_MARKS } = useCallQuery(
    resource,
    READ,
    {},
    { parse: extractRows<OwnMark>, enabled: allowed.has(READ) },
  );
  return {
    resource,
    marks: data,
    maySnooze: allowed.has('snoozeEntry'),
    mayHandOver: allowed.has('handOverEntry'),
    /** Runs an operation on a mark, then reloads the marks. */
    change: async (operation: 'snoozeEntry' | 'handOverEntry' | 'takeBackMark', input: object, isSilent = false) => {
      await dataProvider.call(resource, operation, input, { silent: isSilent });
      await client.invalidateQueries({ queryKey: [resource, READ] });
    },
  };
}

export type Marks = ReturnType<typeof useMarks>;

const NO_MARKS: readonly OwnMark[] = [];
