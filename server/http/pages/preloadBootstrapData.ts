import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RIGHTS_HEADER, STATUS } from '../../../contract/calls/envelope';
import { BOOTSTRAP_REQUESTS } from '../../../contract/session/bootstrapCalls';
import { type BootstrapData, type BootstrapResponse, hash32 } from '../../../contract/session/bootstrapData';
import { isRecord } from '../../../contract/values/isRecord';
import { senderOf } from '../senderOf';

interface PreloadOptions {
  /** Session token from the cookie of the page request. */
  token: string;
  /** The language chosen in this browser. */
  locale: string | undefined;
}

/**
 * Preloads the responses to the console's first session requests, to embed them in the page. Each request goes through the
 * usual steps: session, rate limits and log. The console itself repeats those that were rejected.
 */
export async function preloadBootstrapData(
  app: FastifyInstance,
  request: FastifyRequest,
  { token, locale }: PreloadOptions,
): Promise<BootstrapData & { adminId: number | undefined }> {
  const { headers, remoteAddress } = senderOf(request);
  const requestHeaders = {
    ...headers,
    authorization: token,
    ...(locale !== undefined && { 'accept-language': locale }),
  };
  const responses = await Promise.all(
    Object.values(BOOTSTRAP_REQUESTS).map(async ([method, url]): Promise<BootstrapResponse[]> => {
      const payload = method === 'POST' ? {} : undefined;
      const response = await app.inject({ method, url, payload, headers: requestHeaders, remoteAddress });
      const rights = response.headers[RIGHTS_HEADER.toLowerCase()];
      if (response.statusCode !== 200 || typeof rights !== 'string') return [];
      const body = response.json();
      return body.status === STATUS.SUCCESS ? [{ request: `${method} ${url}`, rights, body }] : [];
    }),
  );
  const preloaded = responses.flat();
  return { mark: hash32(token), answers: preloaded, adminId: adminIdOf(preloaded) };
}

/** Returns the id of the signed-in account, from the response to `isLogin`. */
function adminIdOf(responses: readonly BootstrapResponse[]): number | undefined {
  const isLogin = responses.find(({ request }) => request === BOOTSTRAP_REQUESTS.isLogin.join(' '));
  const data = isRecord(isLogin?.body) && isLogin.body.data;
  return isRecord(data) && typeof data.adminId === 'number' ? data.adminId : undefined;
}
