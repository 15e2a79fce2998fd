import { useSearchParams } from 'react-router';
import { isDay } from '../../../../contract/moment';
import { today } from '../../../core/kit';
import { type AttendantRole, attendantRoles } from '../entities/attendants/attendantRoles';

/** Day, filters and page of a board; the address of the page holds all of them. */
export interface BoardQuery {
  /** `YYYY-MM-DD`. */
  date: string;
  region: string;
  role: AttendantRole | undefined;
  keyword: string;
  /** Starts at 1. */
  page: number;
}

/** Returns the query in the page address and a function to change it, which resets the page to the first. */
export function useBoardQuery(): [BoardQuery, (changes: Partial<BoardQuery>) => void] {
  const [params, setParams] = useSearchParams();
  const text = (name: string) => params.get(name) ?? '';
  const page = Number(text('page'));
  const query: BoardQuery = {
    date: isDay(text('date')) ? text('date') : today(),
    region: text('region'),
    role: attendantRoles.find((role) => role === text('role')),
    keyword: text('keyword'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
  function changeQuery(changes: Partial<BoardQuery>) {
    const next = { ...query, page: 1, ...changes };
    const nonDefault = Object.entries(next).filter(
      ([name, value]) => value !== undefined && value !== '' && (name !== 'page' || value !== 1),
    );
    setParams({ view: 'board', ...Object.fromEntries(nonDefault.map(([name, value]) => [name, String(value)])) });
  }
  return [query, changeQuery];
}
