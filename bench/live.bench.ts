/**
 * 200 browsers listen to one server process while records are saved: how long after its answer a save is heard of, how long until a
 * browser that asks again has the new list, and what a browser costs that only listens. All on one machine.
 */
import { createParser } from 'eventsource-parser';
import { LIVE_PATH } from '../contract/live';
import { startProduct } from '../tests/e2e/support/startProduct';
import { percentile, report } from './harness';
import { signIn } from './support/session';

const BROWSERS = 200;
const ACCOUNTS = 20;
const SAVES = 40;
const LIST = 'selectBySelectivePagination.noticeType.open?pageSize=20';

const product = await startProduct({ environment: { JOBS: 'off', DEMO_DATA: 'small', READ_RATE: '1000000' } });
const api = `${product.url}/api/`;
try {
  const admin = await signIn(api, product.adminPassword);
  const call = async (name: string, params: object, token = admin) => {
    const response = await fetch(`${api}${name}`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify(params),
    });
    return (await response.json()) as { status: number; data: { id: number; version: number; token: string } };
  };
  const tokens = await Promise.all(
    Array.from({ length: ACCOUNTS }, async (_, index) => {
      const username = `listener${index}`;
      const password = 'a password of their own';
      await call('insert.admin.open', { username, name: username, password, superAdmin: true });
      const first = await call('login.admin.open', { username, password });
      const changed = `${password}, changed`;
      await call('changePassword.admin.open', { oldPassword: password, password: changed }, first.data.token);
      return (await call('login.admin.open', { username, password: changed })).data.token;
    }),
  );
  const before = await memory();
  const heard: ((at: number) => void)[] = [];
  const listen = async (index: number) => {
    const abort = new AbortController();
    const response = await fetch(`${product.url}${LIVE_PATH}`, {
      headers: { authorization: tokens[index % ACCOUNTS] ?? '' },
      signal: abort.signal,
    });
    if (response.status !== 200) throw new Error(`stream ${index}: ${response.status}`);
    const parser = createParser({
      onEvent: ({ data }) => {
        if (data.includes('"noticeType"')) heard[index]?.(performance.now());
      },
    });
    const decoder = new TextDecoder();
    void (async () => {
      for await (const piece of response.body ?? []) parser.feed(decoder.decode(piece, { stream: true }));
    })().catch(() => undefined);
    return abort;
  };
  const streams = await Promise.all(Array.from({ length: BROWSERS }, (_, index) => listen(index)));
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const held = await memory();
  report({
    name: 'live.idleMemory',
    value: (held - before) / BROWSERS / 1024,
    unit: 'kB',
    detail: { browsers: BROWSERS, before: Math.round(before / 1_048_576), held: Math.round(held / 1_048_576) },
  });

  const { data: record } = await call('insert.noticeType.open', {
    name: 'bench',
    code: 'bench',
    level: 'info',
    popup: false,
  });
  let { version } = record;
  const toBrowser: number[] = [];
  const toList: number[] = [];
  for (let save = 0; save < SAVES; save += 1) {
    const arrivals = streams.map(
      (_, index) =>
        new Promise<number>((resolve) => {
          heard[index] = resolve;
        }),
    );
    // An event may be there before the answer to the save is.
    const list = arrivals[0]?.then(async () => {
      await (await fetch(`${api}${LIST}`, { headers: { authorization: tokens[0] ?? '' } })).text();
      return performance.now();
    });
    const answer = await call('updateByIdSelective.noticeType.open', { id: record.id, version, sort: save + 1 });
    version = answer.data.version;
    const saved = performance.now();
    for (const at of await Promise.all(arrivals)) toBrowser.push(Math.max(0, at - saved));
    toList.push(Math.max(0, ((await list) ?? saved) - saved));
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  report({
    name: 'live.toBrowser.p95',
    value: percentile(toBrowser, 0.95),
    unit: 'ms',
    atMost: 300,
    detail: { browsers: BROWSERS, saves: SAVES, p50: Math.round(percentile(toBrowser, 0.5)) },
  });
  report({
    name: 'live.toList.p95',
    value: percentile(toList, 0.95),
    unit: 'ms',
    atMost: 300,
    detail: { p50: Math.round(percentile(toList, 0.5)) },
  });
  for (const abort of streams) abort.abort();

  async function memory(): Promise<number> {
    const text = await (await fetch(`${product.url}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
  }
} finally {
  await product.stop();
}
