import { API_BASE } from '../../../contract/envelope';
import { userStorage } from '../storage';
import { pageOf, QUESTIONS } from './questionOf';

/** Pages remembered; those that were opened longest ago go first. */
const PAGES = 30;

/** All that a kept question has: what a list is narrowed to may be somebody's name or number, and stays out of the browser's storage. */
const KEPT = new Set(['pageNum', 'pageSize', 'sort', 'order', 'fields', 'with']);

let view: { page: string; call: string } | undefined;

/**
 * Keeps the question of the list in view, which the first script asks at once when the page is opened again. The page's
 * list is the first that asks; lists beside it, and in other tabs of the console, are not kept.
 */
export function keepQuestion(url: string): void {
  const [call = '', query = ''] = url.split('?');
  if (!call.startsWith(API_BASE) || !query.startsWith('pageNum=')) return;
  const page = pageOf(window.location);
  if (view?.page === page && view.call !== call) return;
  view = { page, call };
  const question = [...new URLSearchParams(query).keys()].every((name) => KEPT.has(name)) ? url : undefined;
  const storage = userStorage();
  const kept = storage.get(QUESTIONS);
  const { [page]: former, ...others } = kept && typeof kept === 'object' ? (kept as Record<string, unknown>) : {};
  if (former === question) return;
  // The next question of a list that is narrowed is another one than that of the whole list.
  const own = question === undefined ? [] : [[page, question]];
  storage.set(QUESTIONS, Object.fromEntries([...Object.entries(others).slice(1 - PAGES), ...own]));
}

/** Whoever signs out leaves no questions behind. */
export function forgetQuestions(): void {
  userStorage().remove(QUESTIONS);
}
