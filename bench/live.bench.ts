/**
 * Measures live updates with 200 browsers on one server process while records are saved and devices raise events. It
 * measures how long after its response a save reaches a browser, and how long until a browser has the new list. It also
 * measures how long an emergency takes from sending until a browser lists it as an alarm, and the memory of an idle browser.
 * All on one machine.
 */
import { createParser } from 'eventsource-parser';
import { isReadOperation } from '../contract/calls/envelope';
import { LIVE_PATH } from '../contract/calls/live';
import { startProduct } from '../harness/startProduct';
import { percentile, report } from './report';
import { type Call, emergencyRaiser } from './support/emergencyRaiser';
import { signIn } from './support/session';

const BROWSERS = 200;
const ACCOUNTS = 20;
const SAVES = 40;
const LIST = 'selectBySelectivePagination.noticeType.open?pageSize=20';

const product = await startProduct({ environment: { JOBS: 'off', DEMO_DATA: 'small', READ_RATE: '1000000' } });
const api = `${product.url}/api/`;
try {
  const admin = await signIn(api, product.adminPassword);
  const call: Call = async (name, params, token = admin) => {
    const isRead = isReadOperation(name.split('.', 1)[0] ?? '');
    const response = await fetch(`${api}${name}`, {
      method: isRead ? 'GET' : 'POST',
      headers: { authorization: token, ...(!isRead && { 'content-type': 'application/json' }) },
      ...(!isRead && { body: JSON.stringify(params) }),
    });
    return response.json();
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
  const listeners: ((at: number) => void)[] = [];
  let expectedEntity = 'noticeType';
  const listen = async (index: number) => {
    const abort = new AbortController();
    const response = await fetch(`${product.url}${LIVE_PATH}`, {
      headers: { authorization: tokens[index % ACCOUNTS] ?? '' },
      signal: abort.signal,
    });
    if (response.status !== 200) throw new Error(`stream ${index}: ${response.status}`);
    const parser = createParser({
      onEvent: ({ data }) => {
        if (data.includes(`"${expectedEntity}"`)) listeners[index]?.(performance.now());
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
  const afterOpening = await memory();
  report({
    name: 'live.idleMemory',
    value: (afterOpening - before) / BROWSERS / 1024,
    unit: 'kB',
    detail: { browsers: BROWSERS, before: Math.round(before / 1_048_576), held: Math.round(afterOpening / 1_048_576) },
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
  const nextArrivals = () =>
    streams.map(
      (_, index) =>
        new Promise<number>((resolve) => {
          listeners[index] = resolve;
        }),
    );
  for (let save = 0; save < SAVES; save += 1) {
    const arrivals = nextArrivals();
    // The event may arrive before the response to the save.
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

  expectedEntity = 'wearerAlert';
  const raiseEmergency = await emergencyRaiser(api, call);
  const toWard: number[] = [];
  for (let event = 0; event < SAVES; event += 1) {
    const arrivals = nextArrivals();
    const sent = performance.now();
    const alertId = await raiseEmergency();
    await Promise.all(
      arrivals.map(async (arrival, index) => {
        await arrival;
        const token = tokens[index % ACCOUNTS];
        // One request per account; the other browsers share its response.
        if (index >= ACCOUNTS) return;
        const { data } = await call<{ findings: { recordId: number }[] }[]>('selectWard.wearerAlert.open', {}, token);
        if (!data.some(({ findings }) => findings.some(({ recordId }) => recordId === alertId)))
          throw new Error(`event ${alertId} is not among the alarms`);
        toWard.push(performance.now() - sent);
      }),
    );
  }
  report({
    name: 'live.emergency.p95',
    value: percentile(toWard, 0.95),
    unit: 'ms',
    atMost: 2_000,
    detail: { browsers: BROWSERS, events: SAVES, p50: Math.round(percentile(toWard, 0.5)) },
  });
  for (const abort of streams) abort.abort();

  async function memory(): Promise<number> {
    const text = await (await fetch(`${product.url}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
  }
} finally {
  await product.stop();
}
