import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RIGHTS_HEADER, STATUS } from '../../contract/envelope';
import { isRecord } from '../../contract/isRecord';
import { markOf, type StartAnswer, type StartAnswers } from '../../contract/startAnswers';
import { START_REQUESTS } from '../../contract/startCalls';
import { senderOf } from './senderOf';

interface Asked {
  /** Session token from the cookie of the page request. */
  token: string;
  /** The language chosen in this browser. */
  locale: string | undefined;
}

/**
 * Preloads the responses to the console's first session requests, to embed them in the page. Each request goes through the
 * usual steps: session, rate limits and log. The console itself repeats those that were rejected.
 */
export async function startAnswers(
  app: FastifyInstance,
  request: FastifyRequest,
  { token, locale }: Asked,
): Promise<StartAnswers & { adminId: number | undefined }> {
  const { headers, remoteAddress } = senderOf(request);
  const sent = { ...headers, authorization: token, ...(locale !== undefined && { 'accept-language': locale }) };
  const answers = await Promise.all(
    Object.values(START_REQUESTS).map(async ([method, url]): Promise<StartAnswer[]> => {
      const payload = method === 'POST' ? {} : undefined;
      const response = await app.inject({ method, url, payload, headers: sent, remoteAddress });
      const rights = response.headers[RIGHTS_HEADER.toLowerCase()];
      if (response.statusCode !== 200 || typeof rights !== 'string') return [];
      const body = response.json();
      return body.status === STATUS.SUCCESS ? [{ request: `${method} ${url}`, rights, body }] : [];
    }),
  );
  const known = answers.flat();
  return { mark: markOf(token), answers: known, adminId: adminIdOf(known) };
}

/** Returns the id of the signed-in account, from the response to `isLogin`. */
function adminIdOf(answers: readonly StartAnswer[]): number | undefined {
  const isLogin = answers.find(({ request }) => request === START_REQUESTS.isLogin.join(' '));
  const data = isRecord(isLogin?.body) && isLogin.body.data;
  return isRecord(data) && typeof data.adminId === 'number' ? data.adminId : undefined;
}
