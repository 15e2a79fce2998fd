import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS_BYTES_MAX, PROCESS_BYTES_MAX } from '../../../../server/http/bodies/limitBodyBytes';
import { UPLOAD_BODY_BYTES, uploadHeaders } from '../../../../src/plugins/device/entities/uploads/uploadProtocol';
import { type TestApp, testApp } from '../../builders/testApp';
import { testDatabases } from '../../support/testDatabase';

interface Begun {
  sent: ClientRequest;
  answer: Promise<{ http: number | undefined; retryAfter: string | undefined; code: string }>;
}

describe('concurrent request bodies', () => {
  const open = testDatabases('sqlite');
  let server: TestApp;
  let port: number;
  const begun: Begun[] = [];
  beforeAll(async () => {
    // Each address that a proxy names has its own budget.
    server = await testApp(open, { env: { TRUST_PROXY: '127.0.0.1' } });
    port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterEach(() => {
    for (const { sent } of begun.splice(0)) sent.destroy();
  });
  afterAll(() => server.app.close());

  /** Starts an unsigned upload, and sends a first chunk of the announced length. */
  const begin = (from: string, length: number | undefined = UPLOAD_BODY_BYTES): Begun => {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      [uploadHeaders.sn]: 'NOBODY-0001',
      [uploadHeaders.time]: String(Math.floor(server.clock.now / 1_000)),
      [uploadHeaders.nonce]: 'f3b1c0d29e8a47566b0a1c2d',
      [uploadHeaders.signature]: 'a'.repeat(64),
      ...(length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': length }),
    };
    const path = '/api/upload.heartRate.open';
    const sent = httpRequest({ host: '127.0.0.1', port, path, method: 'POST', headers, agent: false });
    const answer = new Promise<Awaited<Begun['answer']>>((resolve, reject) => {
      sent.on('error', reject).on('response', (response: IncomingMessage) => {
        text(response).then(
          (body) =>
            resolve({
              http: response.statusCode,
              retryAfter: response.headers['retry-after'],
              code: JSON.parse(body).code,
            }),
          reject,
        );
      });
    });
    answer.catch(() => undefined);
    sent.write('{');
    begun.push({ sent, answer });
    return { sent, answer };
  };
  /** One more small upload, which is sent completely. */
  const small = async (from: string) => {
    const { sent, answer } = begin(from, 2);
    sent.end('}');
    return (await answer).http;
  };
  const ofAddress = ADDRESS_BYTES_MAX / UPLOAD_BODY_BYTES;

  it.each([
    ['announce their length', UPLOAD_BODY_BYTES],
    ['do not', undefined],
  ])('are refused from an address at its limit, when they %s, and from no other', async (_what, length) => {
    for (let count = 0; count < ofAddress; count += 1) begin('192.0.2.1', length);
    await expect.poll(() => small('192.0.2.1')).toBe(429);
    expect(await begin('192.0.2.1', length).answer).toEqual({
      http: 429,
      code: 'tooFast',
      retryAfter: expect.stringMatching(/^\d+$/),
    });
    expect(await small('192.0.2.2')).toBe(401);
    // Aborted requests no longer count.
    for (const { sent } of begun.splice(0)) sent.destroy();
    await expect.poll(() => small('192.0.2.1')).toBe(401);
  });

  it('are refused from all addresses for a while when the process is at its limit', async () => {
    for (let count = 0; count < PROCESS_BYTES_MAX / UPLOAD_BODY_BYTES; count += 1) begin(`198.51.100.${count}`);
    await expect.poll(() => small('203.0.113.1')).toBe(503);
    expect(await begin('203.0.113.1').answer).toMatchObject({ http: 503, code: 'overloaded' });
    for (const { sent } of begun.splice(0)) sent.destroy();
    await expect.poll(() => small('203.0.113.1')).toBe(401);
  });
});
