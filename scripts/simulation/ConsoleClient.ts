import { z } from 'zod';
import { isReadOperation } from '../../contract/calls/envelope';
import { toDotted } from '../../contract/query/query';

const envelope = z.object({
  status: z.number(),
  message: z.string(),
  data: z.unknown().optional(),
  dataCount: z.number().optional(),
});

/** A client that makes calls as an administrator. */
export class ConsoleClient {
  readonly #base: string;
  #token = '';

  constructor(base: string) {
    this.#base = base;
  }

  async signIn(username: string, password: string): Promise<void> {
    const { data } = await this.call('login.admin.open', { username, password });
    this.#token = z.object({ token: z.string() }).parse(data).token;
  }

  /**
   * Makes a call and returns its result.
   * @throws Error with the server's message when the call is rejected
   */
  async call(name: string, params: Readonly<Record<string, unknown>> = {}) {
    const isRead = isReadOperation(name);
    const url = new URL(`/api/${name}`, this.#base);
    if (isRead) url.search = new URLSearchParams(toDotted(params)).toString();
    const response = await fetch(url, {
      method: isRead ? 'GET' : 'POST',
      headers: { authorization: this.#token, ...(!isRead && { 'content-type': 'application/json' }) },
      ...(!isRead && { body: JSON.stringify(params) }),
    });
    const { status, message, data, dataCount } = envelope.parse(await response.json());
    if (status !== 8000) throw new Error(`${name}: ${message}`);
    return { data, dataCount };
  }
}
