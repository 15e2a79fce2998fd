// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Call, HttpFailure } from '../../../../src/core/http';
import { logStore } from '../../../../src/core/log';
import { COOKIE, cookies } from '../../../../src/core/storage';
import { jsonResponse, neverResponds } from '../../../../src/testing/backend/fakeFetch';
import { createTestHttp } from '../../support/testHttp';

const list: Call = { operation: 'selectAll', entity: 'elderly', scope: 'open' };
const insert: Call = { operation: 'insert', entity: 'elderly', scope: 'open', params: { name: '张三' } };

beforeEach(() => {
  logStore.clear();
  cookies.remove(COOKIE.token);
});

/** Waits for a call that must fail. */
async function failureOf(work: Promise<unknown>): Promise<HttpFailure> {
  const outcome = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome instanceof HttpFailure) return outcome;
  throw new Error(`Expected an HttpFailure, got ${String(outcome)}`);
}

describe('changed permissions', () => {
  it('are reported once, also by a refusal, and not between two sign-ins', async () => {
    const answers = ['a', 'a', 'b', 'b', 'c'];
    const { http, onRightsChange } = createTestHttp(() => {
      const rights = answers.shift() ?? '';
      const status = rights === 'b' ? 403 : 200;
      return new Response('{"status":8000,"message":"","data":1}', {
        status,
        headers: { 'content-type': 'application/json', 'x-rights': rights },
      });
    });
    const told: number[] = [];
    for (const token of ['one', 'one', 'one', 'one', 'two']) {
      cookies.set(COOKIE.token, token);
      await http.send({ ...list, silent: true }).catch(() => undefined);
      told.push(onRightsChange.mock.calls.length);
    }
    expect(told).toEqual([0, 0, 1, 1, 1]);
  });
});

describe('a request', () => {
  it('sends the raw token from the cookie, the language and the cookies', async () => {
    cookies.set(COOKIE.token, 'abc.def');
    const { http, network } = createTestHttp();
    await http.send(list);
    const [request] = network.seen;
    expect(request?.headers.get('authorization')).toBe('abc.def');
    expect(request?.headers.get('accept-language')).toBe('zh-CN');
    expect(request?.init.credentials).toBe('include');
  });

  it('sends no Authorization header when nobody is signed in', async () => {
    const { http, network } = createTestHttp();
    await http.send(list);
    expect(network.seen[0]?.headers.has('authorization')).toBe(false);
  });

  it('reads with GET and writes nested parameters into the query with dotted, encoded keys', async () => {
    const { http, network } = createTestHttp();
    await http.send({
      ...list,
      operation: 'selectBySelective',
      params: { age: { from: 60, to: 70 }, name: { like: '张 &' }, status: ['a', 'b'] },
    });
    expect(network.seen[0]).toMatchObject({ method: 'GET', call: 'selectBySelective.elderly.open', body: '' });
    expect([...(network.seen[0]?.url.searchParams ?? [])]).toEqual([
      ['age.from', '60'],
      ['age.to', '70'],
      ['name.like', '张 &'],
      ['status', 'a'],
      ['status', 'b'],
    ]);
  });

  it('writes with POST and JSON by default', async () => {
    const { http, network } = createTestHttp();
    await http.send(insert);
    expect(network.seen[0]?.method).toBe('POST');
    expect(network.seen[0]?.url.pathname).toBe('/api/insert.elderly.open');
    expect(network.seen[0]?.headers.get('content-type')).toBe('application/json');
    expect(network.seen[0]?.json()).toEqual({ name: '张三' });
  });

  it('writes an urlencoded body with dotted keys', async () => {
    const { http, network } = createTestHttp();
    await http.send({ ...insert, encoding: 'urlencoded', params: { range: { from: '2026-01-01' }, name: '张三' } });
    expect(network.seen[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(network.seen[0]?.body).toBe('range.from=2026-01-01&name=%E5%BC%A0%E4%B8%89');
  });
});

describe('a response with a body status', () => {
  it('is returned unchanged without a status', async () => {
    const body = { anything: [1, 2] };
    const { http, notices } = createTestHttp(() => jsonResponse(body));
    expect(await http.request(list)).toEqual(body);
    expect(notices).toEqual([]);
  });

  it.each([[[1, 2]], ['text'], [null], [7]])('is returned unchanged when it is %j', async (body) => {
    const { http } = createTestHttp(() => jsonResponse(body));
    expect(await http.request(list)).toEqual(body);
  });

  it('gives the data for 8000', async () => {
    const { http } = createTestHttp(() => jsonResponse({ status: 8000, message: '查询成功', data: { id: 1 } }));
    expect(await http.request(list)).toEqual({ id: 1 });
  });

  it.each([0, 3])('gives the whole body for 8000 with dataCount %i', async (dataCount) => {
    const body = { status: 8000, message: '查询成功', data: [], dataCount };
    const { http } = createTestHttp(() => jsonResponse(body));
    expect(await http.request(list)).toEqual(body);
  });

  it('gives the data for 8000 with a negative dataCount', async () => {
    const { http } = createTestHttp(() => jsonResponse({ status: 8000, message: '', data: [1], dataCount: -1 }));
    expect(await http.request(list)).toEqual([1]);
  });

  it('shows the server’s message once as a toast for 8000 to a POST', async () => {
    const { http, notices } = createTestHttp(() =>
      jsonResponse({ status: 8000, message: '新增成功', data: { id: 1 } }),
    );
    await http.request(insert);
    expect(notices).toEqual([{ type: 'success', message: '新增成功' }]);
  });

  it('keeps the codes of 4000 and drops invalid ones', async () => {
    const refusal = { status: 4000, message: '填写有误', code: 'validation', codes: { name: 'required' } };
    const errors = { name: '不能为空' };
    const { http } = createTestHttp(() => jsonResponse({ ...refusal, errors }));
    expect(await http.send(insert)).toEqual({ kind: 'rejected', body: { ...refusal, errors } });
    const foreign = createTestHttp(() => jsonResponse({ status: 1, message: 'no', code: 17, codes: { name: 3 } }));
    expect(await foreign.http.send(insert)).toEqual({
      kind: 'rejected',
      body: { status: 1, message: 'no', codes: {} },
    });
  });

  it('shows no toast for 8000 to a GET', async () => {
    const { http, notices } = createTestHttp(() => jsonResponse({ status: 8000, message: '查询成功', data: [] }));
    await http.request(list);
    expect(notices).toEqual([]);
  });

  it.each([4000, 4001, 9])('shows a warning with the server’s message for %i and gives the body', async (status) => {
    const body = { status, message: '证件号码重复', errors: { idNo: '已被使用' } };
    const { http, notices } = createTestHttp(() => jsonResponse(body));
    expect(await http.request(insert)).toEqual(body);
    expect(notices).toEqual([{ type: 'warning', message: '证件号码重复' }]);
    expect(logStore.entries()).toEqual([]);
  });

  it('shows a default message for 4000 without a message', async () => {
    const { http, notices } = createTestHttp(() => jsonResponse({ status: 4000 }));
    expect(await http.send(insert)).toMatchObject({ kind: 'rejected', body: { status: 4000, message: '' } });
    expect(notices).toEqual([{ type: 'warning', message: '请求失败（4000）' }]);
  });

  it('fails for 401 with 请重新登录, deletes the token and reports the end of the session', async () => {
    cookies.set(COOKIE.token, 'old');
    const { http, notices, onSessionEnd } = createTestHttp(() => jsonResponse({ status: 401, message: '请重新登录' }));
    const failure = await failureOf(http.request(list));
    expect(failure).toMatchObject({ message: '请重新登录', status: 401, code: 'sessionEnded' });
    expect(notices).toEqual([{ type: 'warning', message: '请重新登录' }]);
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
    expect(cookies.get(COOKIE.token)).toBeUndefined();
    expect(logStore.entries()).toEqual([]);
  });
});

describe('the end of a session', () => {
  const ended = () => jsonResponse({ status: 401, message: '请重新登录' });

  it.each(['old', undefined])('is reported once for many parallel calls (token %s)', async (token) => {
    if (token) cookies.set(COOKIE.token, token);
    const { http, notices, onSessionEnd } = createTestHttp(ended);
    const outcomes = await Promise.allSettled([http.send(list), http.send(insert), http.request(list)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(notices).toHaveLength(1);
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
  });

  it('is reported again after the next sign-in', async () => {
    const { http, onSessionEnd } = createTestHttp(ended);
    cookies.set(COOKIE.token, 'first');
    await failureOf(http.send(list));
    cookies.set(COOKIE.token, 'second');
    await failureOf(http.send(list));
    expect(onSessionEnd).toHaveBeenCalledTimes(2);
  });

  it('does not affect a user who signed in while a call of the old session was in flight', async () => {
    cookies.set(COOKIE.token, 'old');
    const { http, onSessionEnd } = createTestHttp(() => {
      cookies.set(COOKIE.token, 'new');
      return ended();
    });
    await failureOf(http.send(list));
    expect(onSessionEnd).not.toHaveBeenCalled();
    expect(cookies.get(COOKIE.token)).toBe('new');
  });

  it.each(['login', 'isLogin', 'logout'])('is not reported by %s, which handles it itself', async (operation) => {
    const { http, notices, onSessionEnd } = createTestHttp(ended);
    const failure = await failureOf(http.send({ operation, entity: 'admin', scope: 'open' }));
    expect(failure.status).toBe(401);
    expect(notices).toEqual([]);
    expect(onSessionEnd).not.toHaveBeenCalled();
  });
});

describe('an HTTP error', () => {
  const catalogue: [number, string][] = [
    [400, '请求错误'],
    [401, '未授权，请登录'],
    [403, '拒绝访问'],
    [404, '请求地址出错: /api/selectAll.elderly.open'],
    [408, '请求超时'],
    [413, '提交的内容过大'],
    [415, '不支持的内容类型'],
    [429, '操作过于频繁，请稍后再试'],
    [500, '服务器内部错误'],
    [501, '服务未实现'],
    [502, '网关错误'],
    [503, '服务不可用'],
    [504, '网关超时'],
    [505, 'HTTP版本不受支持'],
    [418, '请求失败（418）'],
  ];

  it.each(catalogue)('%i shows %s: one red toast of five seconds, one log entry', async (status, message) => {
    const { http, notices } = createTestHttp(() => jsonResponse({ status, message: 'server words' }, status));
    const failure = await failureOf(http.request({ ...list, params: { phone: '13812345678' } }));
    expect(failure).toMatchObject({ message, status, code: 'http', body: { status, message: 'server words' } });
    expect(notices).toEqual([{ type: 'error', message, duration: 5000 }]);
    expect(logStore.entries()).toHaveLength(1);
    expect(logStore.entries()[0]).toMatchObject({
      message: '数据请求异常',
      type: 'danger',
      source: '/api/selectAll.elderly.open',
      meta: { call: 'GET /api/selectAll.elderly.open', code: 'http', status, reason: message },
    });
  });

  it('401 also ends the session', async () => {
    cookies.set(COOKIE.token, 'old');
    const { http, notices, onSessionEnd } = createTestHttp(() => jsonResponse({}, 401));
    await failureOf(http.send(list));
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
    expect(notices).toHaveLength(1);
  });

  it('with a page instead of JSON uses the text of the catalog', async () => {
    const { http } = createTestHttp(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await failureOf(http.send(list))).toMatchObject({ message: '网关错误', body: undefined });
  });

  it('never writes the token or the query to the log', async () => {
    cookies.set(COOKIE.token, 'very-secret-token');
    const { http } = createTestHttp(() => {
      throw new TypeError(
        'fetch of https://host/api/x?phone=13812345678 with very-secret-token failed for 13912345678',
      );
    });
    await failureOf(http.send({ ...list, params: { idNo: '11010519491231002X' } }));
    const text = JSON.stringify(logStore.entries());
    expect(text).toContain('数据请求异常');
    expect(text).not.toMatch(/very-secret-token|13812345678|13912345678|11010519491231002X/);
  });
});

describe('a call without a response', () => {
  it('times out after ten seconds', async () => {
    vi.useFakeTimers();
    try {
      const { http, notices } = createTestHttp(neverResponds);
      const failure = failureOf(http.send(list));
      await vi.advanceTimersByTimeAsync(9_999);
      expect(notices).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(await failure).toMatchObject({ code: 'timeout', status: 0, message: '请求超时' });
      expect(notices).toEqual([{ type: 'error', message: '请求超时', duration: 5000 }]);
      expect(logStore.entries()).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('also times out on a body that never ends', async () => {
    vi.useFakeTimers();
    try {
      const { http } = createTestHttp(({ init }) => {
        const endless = new ReadableStream({
          start: (controller) => init.signal?.addEventListener('abort', () => controller.error(init.signal?.reason)),
        });
        return new Response(endless, { headers: { 'Content-Type': 'application/json' } });
      });
      const failure = failureOf(http.send(list));
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await failure).toMatchObject({ code: 'timeout' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('explains that the network failed', async () => {
    const { http, notices } = createTestHttp(() => {
      throw new TypeError('Failed to fetch');
    });
    const failure = await failureOf(http.send(list));
    expect(failure).toMatchObject({ code: 'network', status: 0, message: '网络连接失败，请检查网络' });
    expect(notices).toEqual([{ type: 'error', message: '网络连接失败，请检查网络', duration: 5000 }]);
    expect(logStore.counts()).toEqual({ total: 1, danger: 1 });
  });

  it('neither toasts nor logs when its caller aborted it, and rejects with the caller’s reason', async () => {
    const { http, notices } = createTestHttp(neverResponds);
    const controller = new AbortController();
    const work = http.send({ ...list, signal: controller.signal });
    controller.abort();
    await expect(work).rejects.toBe(controller.signal.reason);
    expect(notices).toEqual([]);
    expect(logStore.entries()).toEqual([]);
  });

  it('sends nothing for a caller who aborted before', async () => {
    const { http, network } = createTestHttp();
    await expect(http.send({ ...list, signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
    expect(network.seen).toEqual([]);
  });

  it.each([
    ['a web page', '<!doctype html><title>x</title>', 'text/html'],
    ['half a JSON text', '{"status": 80', 'application/json'],
  ])('is reported as unreadable when the body of the protocol is %s', async (_, text, contentType) => {
    const { http, notices } = createTestHttp(() => new Response(text, { headers: { 'Content-Type': contentType } }));
    const failure = await failureOf(http.send(list));
    expect(failure).toMatchObject({ code: 'malformed', status: 200 });
    expect(notices).toEqual([{ type: 'error', message: '服务器的响应无法识别，请稍后重试', duration: 5000 }]);
    expect(logStore.entries()).toHaveLength(1);
  });

  it('returns the text when the response is a file in plain text', async () => {
    const { http } = createTestHttp(() => new Response('a,b\n1,2', { headers: { 'Content-Type': 'text/csv' } }));
    expect(await http.request(list)).toBe('a,b\n1,2');
  });
});

describe('a silent call', () => {
  it('shows no toast for success or failure, but logs the failure', async () => {
    const { http, network, notices } = createTestHttp(() =>
      jsonResponse({ status: 8000, message: '新增成功', data: 1 }),
    );
    await http.send({ ...insert, silent: true });
    network.respond(() => jsonResponse({ status: 4000, message: '不行' }));
    await http.send({ ...insert, silent: true });
    network.respond(() => jsonResponse({}, 500));
    await failureOf(http.send({ ...insert, silent: true }));
    expect(notices).toEqual([]);
    expect(logStore.entries()).toHaveLength(1);
  });

  it('with silent rejections still shows toasts for success and HTTP errors', async () => {
    const { http, network, notices } = createTestHttp(() => jsonResponse({ status: 4000, message: '不行' }));
    await http.send({ ...insert, silent: 'rejection' });
    network.respond(() => jsonResponse({ status: 8000, message: '好', data: 1 }));
    await http.send({ ...insert, silent: 'rejection' });
    network.respond(() => jsonResponse({}, 500));
    await failureOf(http.send({ ...insert, silent: 'rejection' }));
    expect(notices.map(({ type }) => type)).toEqual(['success', 'error']);
  });
});

describe('a call that the back end does not support', () => {
  it('is not sent, and rejects without a toast or a log entry', async () => {
    const { http, network, notices } = createTestHttp(undefined, undefined, (name) => name !== 'insert.elderly.open');
    const failure = await failureOf(http.send(insert));
    expect(failure).toMatchObject({ code: 'notOffered', status: 501, message: '当前后端没有此功能' });
    expect([network.seen, notices, logStore.entries()]).toEqual([[], [], []]);
    await http.send(list);
    expect(network.seen.map(({ call }) => call)).toEqual(['selectAll.elderly.open']);
  });
});

describe('a plain REST back end', () => {
  it('gets the token only on the console’s own origin', async () => {
    cookies.set(COOKIE.token, 'secret');
    const { http, network } = createTestHttp(() => jsonResponse([]));
    await http.fetchRest('/rest/menus');
    await http.fetchRest('https://other.example/menus');
    expect(network.seen.map(({ headers }) => headers.get('authorization'))).toEqual(['secret', null]);
    expect(network.seen.map(({ init }) => init.credentials)).toEqual(['include', 'omit']);
  });

  it('reports failures with the same catalog, with the field errors of its body', async () => {
    const { http, notices } = createTestHttp(() => jsonResponse({ errors: { name: 'taken' } }, 400));
    const failure = await failureOf(http.fetchRest('/rest/menus', { method: 'POST', body: '{}' }));
    expect(failure).toMatchObject({ message: '请求错误', status: 400, body: { errors: { name: 'taken' } } });
    expect(notices).toHaveLength(1);
  });

  it('returns no data for a delete', async () => {
    const { http } = createTestHttp(() => new Response(null, { status: 204 }));
    expect(await http.fetchRest('/rest/menus/1', { method: 'DELETE' })).toMatchObject({ status: 204, json: {} });
  });
});

it('every sign-in creates another session key', () => {
  const { http } = createTestHttp();
  expect(http.sessionKey()).toBe('');
  cookies.set(COOKIE.token, 'one');
  const first = http.sessionKey();
  cookies.set(COOKIE.token, 'two');
  expect(http.sessionKey()).not.toBe(first);
});

describe('a call that requires the password again', () => {
  const refusal = { status: 4000, code: 'reauthenticate', message: '请再次输入密码' };
  const done = { status: 8000, message: '新增成功', data: { id: 7 } };
  function client(isGiven: boolean) {
    const answers = [refusal, done];
    return createTestHttp(
      () => jsonResponse(answers.shift()),
      async () => isGiven,
    );
  }

  it('is repeated once the password was given, and only its result is reported', async () => {
    const { http, network, notices } = client(true);
    expect(await http.request(insert)).toEqual({ id: 7 });
    expect(network.seen.map(({ call, json }) => [call, json()])).toEqual([
      ['insert.elderly.open', { name: '张三' }],
      ['insert.elderly.open', { name: '张三' }],
    ]);
    expect(notices.map(({ message }) => message)).toEqual(['新增成功']);
  });

  it('is rejected when the password was not given', async () => {
    const { http, network, notices } = client(false);
    expect(await http.send(insert)).toMatchObject({ kind: 'rejected', body: refusal });
    expect([network.seen.length, notices.map(({ message }) => message)]).toEqual([1, [refusal.message]]);
  });
});

describe('a write with an unknown outcome', () => {
  const update: Call = { operation: 'updateByIdSelective', entity: 'elderly', scope: 'open', params: { id: 7 } };
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const badGateway = () => new Response('', { status: 502 });

  it.each<[string, Parameters<typeof createTestHttp>[0]]>([
    ['a lost network', lost],
    ['a proxy that has lost the server', badGateway],
    ['half an answer', () => new Response('{"status":80', { headers: { 'content-type': 'application/json' } })],
  ])('is not sent again without confirmation, after %s', async (_name, respond) => {
    const answers = [false, true];
    const confirmResend = vi.fn(async () => answers.shift() ?? true);
    const { http, network } = createTestHttp(respond, undefined, undefined, confirmResend);
    const first = await failureOf(http.send(insert));
    expect(confirmResend).not.toHaveBeenCalled();
    expect(await failureOf(http.send({ ...insert, params: { name: '张三丰' } }))).toBe(first);
    expect(network.seen).toHaveLength(1);
    await failureOf(http.send(insert));
    expect(confirmResend).toHaveBeenCalledTimes(2);
    expect(network.seen).toHaveLength(2);
  });

  it('asks for confirmation until the write is answered, then no longer', async () => {
    let isLost = true;
    const confirmResend = vi.fn(async () => true);
    const respond: Parameters<typeof createTestHttp>[0] = () =>
      isLost ? lost() : jsonResponse({ status: 8000, message: '', data: {} });
    const { http } = createTestHttp(respond, undefined, undefined, confirmResend);
    await failureOf(http.send(insert));
    isLost = false;
    await http.send(insert);
    await http.send(insert);
    expect(confirmResend).toHaveBeenCalledOnce();
  });

  it('does not block other records, reads, calls of the console itself or refused writes', async () => {
    const confirmResend = vi.fn(async () => true);
    const { http } = createTestHttp(lost, undefined, undefined, confirmResend);
    for (const call of [list, { ...insert, silent: true }, update, { ...update, params: { id: 8 } }])
      await failureOf(http.send(call));
    for (const call of [list, { ...insert, silent: true }, insert]) await failureOf(http.send(call));
    expect(confirmResend).not.toHaveBeenCalled();
    const { http: refusing } = createTestHttp(
      () => new Response('', { status: 503 }),
      undefined,
      undefined,
      confirmResend,
    );
    await failureOf(refusing.send(insert));
    await failureOf(refusing.send(insert));
    expect(confirmResend).not.toHaveBeenCalled();
  });
});
