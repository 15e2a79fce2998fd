import { RIGHTS_HEADER } from '../../../contract/envelope';
import { ANSWERS_ELEMENT, markOf, type StartAnswers } from '../../../contract/startAnswers';

let brought: StartAnswers | undefined;

/**
 * The answer that the page brought for a request, once.
 * @param request method and address
 * @param token of whoever asks; who has signed in since the page was asked for is answered by the server
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
