import type { Socket } from 'node:net';
import { DEFAULT_LOCALE } from '../../contract/constants';
import { httpErrorBody } from '../call/operationResult';
import type { Texts } from '../call/texts';

/** Node's error code for a request that takes too long. */
export const REQUEST_TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT';

/** Responds to malformed HTTP requests in the usual envelope. */
export function clientErrorHandler(texts: Texts): (error: Error & { code?: string }, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = error.code === REQUEST_TIMEOUT ? 408 : 400;
    const body = JSON.stringify(httpErrorBody({ texts, locale: DEFAULT_LOCALE, status, path: '' }));
    socket.end(
      `HTTP/1.1 ${status} ${status === 408 ? 'Request Timeout' : 'Bad Request'}\r\n` +
        'content-type: application/json; charset=utf-8\r\nconnection: close\r\n' +
        `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      // Closes the connection even if the client keeps sending.
      () => socket.destroy(),
    );
  };
}
