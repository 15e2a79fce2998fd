import { RIGHTS_HEADER } from '../../../contract/envelope';
import { ANSWERS_ELEMENT, markOf, type StartAnswers } from '../../../contract/startAnswers';

let brought: StartAnswers | undefined;

/**
 * Returns the preloaded response to a request from the HTML, once.
 * @param request method and address
 * @param token of the caller; if it differs from the token of the preloaded data, the server must answer
 */
export function broughtAnswer(request: string, token: string): Response | undefined {
  const element = window.document?.getElementById(ANSWERS_ELEMENT);
  if (element) {
    element.remove();
    brought = JSON.parse(element.textContent);
  }
  if (brought?.mark !== markOf(token)) return undefined;
  const answer = brought.answers.find((each) => each.request === request);
  if (!answer) return undefined;
  brought = { ...brought, answers: brought.answers.filter((each) => each !== answer) };
  const headers = { 'Content-Type': 'application/json', [RIGHTS_HEADER]: answer.rights };
  return new Response(JSON.stringify(answer.body), { headers });
}
