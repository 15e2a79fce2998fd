import { userStorage } from '../storage';
import { pageOf, QUESTIONS } from './questionOf';

/** Pages remembered; those that were opened longest ago go first. */
const PAGES = 30;

/** What somebody typed stays out of the browser's storage. */
const TYPED = /[?&]keyword=/;

let view: { page: string; call: string } | undefined;

/**
 * Keeps the question of the list in view, which the first script asks at once when the page is opened again. The page's
 * list is the first that asks; lists beside it, and in other tabs of the console, are not kept.
 */
export function keepQuestion(url: string): void {
  if (!url.includes('?pageNum=') || TYPED.test(url)) return;
  const page = pageOf(window.location);
  const call = url.slice(0, url.indexOf('?'));
  if (view?.page === page && view.call !== call) return;
  view = { page, call };
  const storage = userStorage();
  const kept = storage.get(QUESTIONS);
  const { [page]: former, ...others } = kept && typeof kept === 'object' ? (kept as Record<string, unknown>) : {};
  if (former === url) return;
  storage.set(QUESTIONS, Object.fromEntries([...Object.entries(others).slice(1 - PAGES), [page, url]]));
}

/** Whoever signs out leaves no questions behind. */
export function forgetQuestions(): void {
  userStorage().remove(QUESTIONS);
}
