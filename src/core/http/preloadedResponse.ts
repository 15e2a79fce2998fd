import { RIGHTS_HEADER } from '../../../contract/calls/envelope';
import { BOOTSTRAP_ELEMENT, type BootstrapData, hash32 } from '../../../contract/session/bootstrapData';

let bootstrapData: BootstrapData | undefined;

/**
 * Returns the preloaded response to a request from the HTML, once.
 * @param request method and address
 * @param token of the caller; if it differs from the token of the preloaded data, the server must answer
 */
export function preloadedResponse(request: string, token: string): Response | undefined {
  const element = window.document?.getElementById(BOOTSTRAP_ELEMENT);
  if (element) {
    element.remove();
    bootstrapData = JSON.parse(element.textContent);
  }
  if (bootstrapData?.mark !== hash32(token)) return undefined;
  const preloaded = bootstrapData.answers.find((each) => each.request === request);
  if (!preloaded) return undefined;
  bootstrapData = { ...bootstrapData, answers: bootstrapData.answers.filter((each) => each !== preloaded) };
  const headers = { 'Content-Type': 'application/json', [RIGHTS_HEADER]: preloaded.rights };
  return new Response(JSON.stringify(preloaded.body), { headers });
}
