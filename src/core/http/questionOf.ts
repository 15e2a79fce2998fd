import { API_BASE } from '../../../contract/envelope';
import { userPrefix } from '../storage/userPrefix';

/** Key of a user's values under which the questions of lists are kept, by page. */
export const QUESTIONS = 'questions';

/** A page as its list is known by: its address with the query. */
export const pageOf = ({ pathname, search }: Location): string => pathname + search;

/** What the list of the page in view asked the last time on this browser. Others may have written there: it is an address of the API or nothing. */
export function questionOf(uuid: string): string | undefined {
  try {
    const kept = JSON.parse(window.localStorage.getItem(userPrefix(uuid) + QUESTIONS) ?? '{}');
    const question: unknown = kept[pageOf(window.location)];
    return typeof question === 'string' && question.startsWith(`${API_BASE}select`) ? question : undefined;
  } catch {
    // A browser that refuses its storage, or no JSON: the list asks for itself.
    return undefined;
  }
}
