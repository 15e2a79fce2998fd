import { useQuery } from '@tanstack/react-query';
import { isRecord } from '../../../../contract/values/isRecord';
import { useKitDataProvider } from '../../../core/kit';
import type { DayBoard } from '../entities/visits/boardCalls';
import type { BoardQuery } from './useBoardQuery';

/** Rows per page. */
export const BOARD_PAGE_SIZE = 50;

/** Fetches the board of a day in one read. The previous board stays visible until the next one has loaded. */
export function useDayBoard(resource: string, { date, region, role, keyword, page }: BoardQuery) {
  const dataProvider = useKitDataProvider();
  const params = {
    date,
    ...(region && { region }),
    ...(role && { role: [role] }),
    ...(keyword && { keyword }),
    pageNum: page,
    pageSize: BOARD_PAGE_SIZE,
  };
  return useQuery({
    queryKey: [resource, 'selectDayBoard', params],
    queryFn: async ({ signal }) => {
      const answer = await dataProvider.call(resource, 'selectDayBoard', params, { silent: true, signal });
      if (!isDayBoard(answer)) throw new Error('selectDayBoard answered no board');
      return answer;
    },
    retry: false,
    placeholderData: (previous) => previous,
  });
}

function isDayBoard(answer: unknown): answer is DayBoard {
  return isRecord(answer) && [answer.attendants, answer.visits, answer.unassigned].every(Array.isArray);
}
