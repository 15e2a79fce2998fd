import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { webhookAdapter, webhookSignature } from '../../../../src/plugins/message/server/delivery/webhookAdapter';

const SECRET = 'a secret of more than thirty-two characters';
const MESSAGE = {
  id: 12,
  channel: 'sms',
  level: 'info',
  receiverType: 'user',
  receiverId: 3,
  address: '13800000000',
  title: '时间调整',
  content: '明日上午停水',
  noticeId: 5,
} as const;

let gateway: Server | undefined;
afterEach(() => gateway?.close());

/** Starts a gateway on this machine; returns its address. */
async function started(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  gateway = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
}

const adapter = (url: string, listed = ['127.0.0.1']) =>
  webhookAdapter({ channel: 'sms', url, secret: SECRET, listed });

describe('the webhook adapter', () => {
  it('posts a message that is signed with the time, with a stable idempotency key', async () => {
    const seen: { headers: IncomingHttpHeaders; body: string }[] = [];
    const url = await started(async (request, response) => {
      seen.push({ headers: request.headers, body: await text(request) });
      response.end();
    });
    await adapter(url).send(MESSAGE);
    await adapter(url).send(MESSAGE);
    const [first] = seen;
    expect(JSON.parse(first?.body ?? '')).toEqual(MESSAGE);
    const timestamp = String(first?.headers['x-timestamp']);
    expect(Math.abs(Number(timestamp) * 1_000 - Date.now())).toBeLessThan(60_000);
    expect(first?.headers['x-signature']).toBe(
      webhookSignature({ timestamp, body: first?.body ?? '', secret: SECRET }),
    );
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['outbox-12', 'outbox-12']);
  });

  it.each([
    [422, true],
    [400, true],
    [401, false],
    [429, false],
    [503, false],
  ])('treats the answer %i as a permanent refusal: %s', async (status, isFinal) => {
    const url = await started((_request, response) => void response.writeHead(status).end());
    await expect(adapter(url).send(MESSAGE)).rejects.toMatchObject({ message: `HTTP ${status}`, isFinal });
  });

  it('follows no redirect', async () => {
    const paths: unknown[] = [];
    const url = await started((request, response) => {
      paths.push(request.url);
      response.writeHead(302, { Location: '/elsewhere' }).end();
    });
    await expect(adapter(url).send(MESSAGE)).rejects.toMatchObject({ message: 'HTTP 302', isFinal: false });
    expect(paths).toEqual(['/send']);
  });

  it.each(['127.0.0.1', 'localhost'])(
    'does not connect to the private %s unless it is on the allow list',
    async (host) => {
      let requests = 0;
      const url = await started((_request, response) => {
        requests += 1;
        response.end();
      });
      const failure = { message: 'HTTP EFORBIDDENADDRESS', isFinal: false };
      await expect(adapter(url.replace('127.0.0.1', host), []).send(MESSAGE)).rejects.toMatchObject(failure);
      expect(requests).toBe(0);
    },
  );

  it('can retry when the gateway is unreachable', async () => {
    const url = await started((_request, response) => void response.end());
    await new Promise((resolve) => gateway?.close(resolve));
    await expect(adapter(url).send(MESSAGE)).rejects.toMatchObject({ message: 'HTTP ECONNREFUSED', isFinal: false });
  });
});
