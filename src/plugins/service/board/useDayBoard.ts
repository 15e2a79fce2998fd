import { keepPreviousData } from '@tanstack/react-query';
import { isRecord } from '../../../../contract/values/isRecord';
import { useCallQuery } from '../../../core/kit';
import type { DayBoard } from '../entities/visits/boardCalls';
import type { BoardQuery } from './useBoardQuery';

/** Rows per page. */
export const BOARD_PAGE_SIZE = 50;

/** Fetches the board of a day in one read. The previous board stays visible until the next one has loaded. */
export function useDayBoard(resource: string, { date, region, role, keyword, page }: BoardQuery) {
  const params = {
    date,
    ...(region && { region }),
    ...(role && { role: [role] }),
    ...(keyword && { keyword }),
    pageNum: page,
    pageSize: BOARD_PAGE_SIZE,
  };
  return useCallQuery(resource, 'selectDayBoard', params, {
    parse: parseDayBoard,
    placeholderData: keepPreviousData,
  });
}

function parseDayBoard(answer: unknown): DayBoard {
  if (!isDayBoard(answer)) throw new Error('selectDayBoard answered no board');
  return answer;
}

function isDayBoard(answer: unknown): answer is DayBoard {
  return isRecord(answer) && [answer.attendants, answer.visits, answer.unassigned].every(Array.isArray);
}
