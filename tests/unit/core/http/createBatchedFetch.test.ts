import { describe, expect, it, vi } from 'vitest';
import { createBatchedFetch } from '../../../../src/core/http/createBatchedFetch';

const HEADERS = { Accept: 'application/json', Authorization: 't' };
const call = (name: string) => `/api/selectAll.${name}.open`;

/** A back end that answers a read with its own address, on command. */
function backEnd(batch: (calls: string[]) => Response | Promise<Response>) {
  const held: (() => void)[] = [];
  const send = vi.fn(async (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
    if (input === '/api/batch') return batch(JSON.parse(String(init?.body)).calls);
    await new Promise<void>((resolve, reject) => {
      held.push(resolve);
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
    return new Response(String(input));
  });
  const release = () => held.splice(0).forEach((go) => void go());
  return { send, release, asked: () => send.mock.calls.map(([url]) => String(url)) };
}

function lines(calls: readonly string[], of: readonly number[] = [...calls.keys()]): string {
  return of
    .map((index) => `{"call":${index},"status":200,"headers":{"x-rights":"r"}}\n"of ${calls[index]}"\n`)
    .join('');
}

const ndjson = (text: BodyInit) => new Response(text, { headers: { 'content-type': 'application/x-ndjson' } });
const text = async (answer: Promise<Response>) => (await answer).text();

/** Sends single reads until the given number is in flight. */
const ALONE = ['first', 'second', 'a'];

/** Sends the first reads, which are in flight, and further ones beside them. */
function asked(send: typeof fetch, names: readonly string[], init: RequestInit = {}) {
  const batched = createBatchedFetch(send);
  const get = (name: string, more: RequestInit = {}) => batched(call(name), { headers: HEADERS, ...init, ...more });
  const [, , first, ...others] = [...ALONE.slice(0, -1), ...names].map((name) => get(name));
  return { get, first: first as Promise<Response>, others };
}

describe('batched reads', () => {
  it('are sent together while others are in flight, and each gets its own response', async () => {
    const server = backEnd((calls) => ndjson(lines(calls, [1, 0])));
    const { first, others } = asked(server.send, ['a', 'b', 'c']);
    expect(await Promise.all(others.map(text))).toEqual(['"of selectAll.b.open"', '"of selectAll.c.open"']);
    server.release();
    expect(await text(first)).toBe(call('a'));
    expect(server.asked()).toEqual([...ALONE.map(call), '/api/batch']);
    expect((await others[0])?.headers.get('x-rights')).toBe('r');
  });

  it('are delivered as they arrive', async () => {
    let end: () => void = () => undefined;
    const server = backEnd((calls) =>
      ndjson(
        new ReadableStream({
          start(stream) {
            const whole = new TextEncoder().encode(lines(calls));
            // The chunks may end in the middle of a line or of a character's bytes.
            stream.enqueue(whole.slice(0, 90));
            end = () => {
              stream.enqueue(whole.slice(90));
              stream.close();
            };
          },
        }),
      ),
    );
    const { others } = asked(server.send, ['a', 'b', 'c']);
    expect(await text(others[0] as Promise<Response>)).toBe('"of selectAll.b.open"');
    end();
    expect(await text(others[1] as Promise<Response>)).toBe('"of selectAll.c.open"');
  });

  it('are sent individually when only one waits', async () => {
    const server = backEnd(() => ndjson(''));
    const { others } = asked(server.send, ['a', 'b']);
    await vi.waitFor(() => expect(server.asked()).toEqual([...ALONE, 'b'].map(call)));
    server.release();
    expect(await text(others[0] as Promise<Response>)).toBe(call('b'));
  });

  it.each([
    ['does not know batches', () => new Response('{"status":404}', { status: 404 })],
    ['answers in another form', () => new Response('{}', { headers: { 'content-type': 'application/json' } })],
    ['is busy', () => new Response('', { status: 429 })],
    ['breaks off', () => Promise.reject(new TypeError('network'))],
    ['answers no line', () => ndjson('')],
    ['answers nonsense', () => ndjson('{"call":"x"}\n{}\n')],
    ['says that they are asked for alone', () => ndjson('{"call":0,"status":200,"headers":{},"alone":true}\n')],
  ])('are each sent individually when the back end %s', async (_, answer) => {
    const server = backEnd(answer);
    const { others } = asked(server.send, ['a', 'b', 'c']);
    await vi.waitFor(() => expect(server.asked()).toEqual([...ALONE.map(call), '/api/batch', call('b'), call('c')]));
    server.release();
    expect(await Promise.all(others.map(text))).toEqual([call('b'), call('c')]);
  });

  it('are not batched again by a back end without batches', async () => {
    const server = backEnd(() => new Response('', { status: 404 }));
    const { get } = asked(server.send, ['a', 'b', 'c']);
    await vi.waitFor(() => expect(server.asked()).toHaveLength(6));
    get('d');
    get('e');
    expect(server.asked().slice(6)).toEqual([call('d'), call('e')]);
  });

  it('continue when one of them is aborted, and end with the last', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const server = backEnd(() => new Promise<Response>(() => undefined));
    const batched = createBatchedFetch((input, init) => {
      if (input === '/api/batch') signals.push(init?.signal);
      return server.send(input, init);
    });
    const [one, other] = [new AbortController(), new AbortController()];
    for (const name of ALONE) void batched(call(name), { headers: HEADERS });
    const answers = [one, other].map(({ signal }, index) => batched(call(`b${index}`), { headers: HEADERS, signal }));
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    one.abort('gone');
    await expect(answers[0]).rejects.toBe('gone');
    expect(signals[0]?.aborted).toBe(false);
    other.abort('gone too');
    await expect(answers[1]).rejects.toBe('gone too');
    expect(signals[0]?.aborted).toBe(true);
  });

  it.each<[string, string, RequestInit]>([
    ['what writes', '/api/deleteById.elderly.open', { method: 'POST', headers: HEADERS }],
    ['what reads a part', call('b'), { headers: { ...HEADERS, Range: 'bytes=0-9' } }],
    ['what reads a file', call('b'), { headers: { ...HEADERS, Accept: '*/*' } }],
    ['what nobody has signed in for', call('b'), { headers: { Accept: 'application/json' } }],
    ['what is no read of records', '/api/isLogin.admin.open', { headers: HEADERS }],
    ['what lies elsewhere', 'https://elsewhere.example/api/selectAll.b.open', { headers: HEADERS }],
  ])('do not include %s', async (_, url, init) => {
    const server = backEnd(() => ndjson(''));
    const batched = createBatchedFetch(server.send);
    for (const name of ALONE) void batched(call(name), { headers: HEADERS });
    void batched(url, init);
    expect(server.asked()).toEqual([...ALONE.map(call), url]);
  });

  it('are separate when their headers differ', async () => {
    const batches: string[][] = [];
    const server = backEnd((calls) => {
      batches.push(calls);
      return ndjson(lines(calls));
    });
    const { get } = asked(server.send, ['a']);
    const another = { headers: { ...HEADERS, Authorization: 'another' } };
    await Promise.all([get('b'), get('c'), get('d', another), get('e', another)]);
    expect(batches).toEqual([
      ['selectAll.b.open', 'selectAll.c.open'],
      ['selectAll.d.open', 'selectAll.e.open'],
    ]);
  });
});
