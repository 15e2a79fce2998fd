import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { newPicture } from '../builders/files';
import { type TestApp, testApp } from '../builders/testApp';
import { testDatabases } from '../support/testDatabase';

const REFUSED = 'refused';

interface Got {
  http: number | undefined;
  connection: string | undefined;
  body: string;
}

describe('a server that shuts down', () => {
  const open = testDatabases('sqlite');
  let server: TestApp;
  let port: number;
  beforeEach(async () => {
    server = await testApp(open);
    port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });

  const get = (path: string, agent: Agent) =>
    new Promise<Got>((resolve, reject) => {
      const headers = { authorization: server.token };
      const sent = httpRequest({ host: '127.0.0.1', port, path, agent, headers }, (answer: IncomingMessage) => {
        const { statusCode: http, headers } = answer;
        text(answer).then((body) => resolve({ http, connection: headers.connection, body }), reject);
      });
      // A proxy asks another process when the port is closed, or closes before a new connection was accepted.
      sent.on('error', (error) => reject(sent.reusedSocket ? error : new Error(REFUSED))).end();
    });
  const READ = '/api/selectAll.logType.open';

  it('reports it in readiness while it still answers, and closes each connection with its next response', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await get(READ, agent)).toMatchObject({ http: 200, connection: 'keep-alive' });
    server.app.announceStop();
    expect(await get(READ, agent)).toMatchObject({ http: 200, connection: 'close' });
    const { http, connection, body } = await get('/readyz', agent);
    expect({ http, connection, body: JSON.parse(body) }).toEqual({
      http: 503,
      connection: 'close',
      body: { status: 'unavailable', code: 'stopping' },
    });
    await server.app.close();
  });

  it('answers every call that it received, also on keep-alive connections, and then exits', async () => {
    const agents = Array.from({ length: 8 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    const failures: unknown[] = [];
    let answered = 0;
    const work = agents.map(async (agent) => {
      for (;;) {
        try {
          const { http, connection } = await get(READ, agent);
          if (http !== 200) failures.push(http);
          answered += 1;
          if (connection === 'close' && closing) return;
        } catch (error) {
          if (!(error instanceof Error && error.message === REFUSED)) failures.push(error);
          return;
        }
      }
    });
    let closing = false;
    await expect.poll(() => answered).toBeGreaterThan(40);
    server.app.announceStop();
    const before = answered;
    await expect.poll(() => answered).toBeGreaterThan(before + 40);
    closing = true;
    await server.app.close();
    await Promise.all(work);
    expect(failures).toEqual([]);
  });

  it('completes a call whose body is still arriving when the port closes', async () => {
    const agent = new Agent({ keepAlive: true });
    const form = new FormData();
    form.set('file', new Blob([Uint8Array.from(newPicture())], { type: 'image/png' }), 'photo.png');
    const encoded = new Response(form);
    const body = Buffer.from(await encoded.arrayBuffer());
    const sent = httpRequest({
      host: '127.0.0.1',
      port,
      agent,
      method: 'POST',
      path: '/api/upload.file.open?kind=image',
      headers: {
        authorization: server.token,
        'content-type': encoded.headers.get('content-type') ?? '',
        'content-length': body.length,
      },
    });
    const answer = new Promise<Got>((resolve, reject) => {
      sent.on('error', reject).on('response', (response: IncomingMessage) => {
        const { statusCode: http, headers } = response;
        text(response).then((body) => resolve({ http, connection: headers.connection, body }), reject);
      });
    });
    sent.write(body.subarray(0, 100));
    await expect.poll(() => get('/healthz', new Agent())).toMatchObject({ http: 200 });
    const closed = server.app.close();
    await expect.poll(() => server.app.server.listening).toBe(false);
    sent.end(body.subarray(100));
    const got = await answer;
    expect({ ...got, body: JSON.parse(got.body) }).toMatchObject({ http: 200, body: { status: 8000 } });
    await closed;
  });
});
