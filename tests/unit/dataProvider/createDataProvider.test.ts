// @vitest-environment jsdom
import { HttpError } from 'ra-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '../../../contract/constants';
import { lazyEntity } from '../../../contract/lazyEntity';
import { HttpFailure } from '../../../src/core/http';
import { logStore } from '../../../src/core/log';
import { COOKIE, cookies } from '../../../src/core/storage';
import { createDataProvider, UnknownResource } from '../../../src/dataProvider';
import { jsonResponse, neverResponds } from '../../../src/testing/backend/fakeFetch';
import { type BackendKind, callsOf } from '../support/baseCalls';
import { createMemoryBackend, type Guest, guest, guests } from '../support/memoryBackend';
import { createTestHttp, translateZh } from '../support/testHttp';

const resource = 'section/guest-manage';
const later = 'section/guest-later';
const kinds: BackendKind[] = ['extended', 'spec'];

function setUp(operations: BackendKind, rows = guests(20)) {
  const backend = createMemoryBackend(rows);
  const test = createTestHttp();
  const connect = () => test.network.respond((request) => backend.network.fetch(String(request.url), request.init));
  connect();
  const clock = { now: 0 };
  const onPartialWrite = vi.fn();
  const loadGuest = vi.fn(async () => ({ guest }));
  const guestLater = lazyEntity({ name: 'guest', section: 'elderly' }, loadGuest);
  const provider = createDataProvider({
    http: test.http,
    resources: () => [
      { name: later, entity: guestLater, protocol: 'care' },
      { name: resource, entity: guest, protocol: 'care' },
      { name: 'section/guest-view', entity: guest, protocol: 'care' },
      {
        name: 'menus',
        entity: { ...guest, name: 'menu' },
        protocol: 'simple-rest',
        baseUrl: 'https://rest.example/api/',
        steps: ['serveMenu'],
      },
    ],
    has: callsOf(operations),
    translate: translateZh,
    onPartialWrite,
    now: () => clock.now,
  });
  const calls = () => test.network.seen.map(({ method, call }) => `${method} ${call}`);
  return { ...test, backend, provider, loadGuest, onPartialWrite, clock, calls, connect };
}

const listQuestion = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' }, filter: {} } as const;
const paging = { pageNum: '1', pageSize: '10', sort: 'id', order: 'asc' };
const INVALID = '填写有误，请检查标出的内容';
const [, previous = { id: 0, version: 0 }]: Guest[] = guests(20);

/** Every method of react-admin, called for a guest. */
const methods: Record<string, (provider: ReturnType<typeof createDataProvider>) => Promise<unknown>> = {
  getList: (provider) => provider.getList(resource, listQuestion),
  getOne: (provider) => provider.getOne(resource, { id: 2 }),
  getMany: (provider) => provider.getMany(resource, { ids: [2, 3] }),
  getManyReference: (provider) => provider.getManyReference(resource, { ...listQuestion, target: 'roomId', id: 1 }),
  create: (provider) => provider.create(resource, { data: { name: '王五' } }),
  update: (provider) =>
    provider.update(resource, { id: 2, data: { ...previous, name: '王五' }, previousData: previous }),
  updateMany: (provider) => provider.updateMany(resource, { ids: [2, 3], data: { vip: true } }),
  delete: (provider) => provider.delete(resource, { id: 2, previousData: previous }),
  deleteMany: (provider) => provider.deleteMany(resource, { ids: [2, 3] }),
};
const every = kinds.flatMap((kind) => Object.keys(methods).map((method) => [kind, method] as const));

beforeEach(() => {
  logStore.clear();
  cookies.remove(COOKIE.token);
});

async function rejectionOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    (value) => {
      throw new Error(`Expected a rejection, got ${JSON.stringify(value)}`);
    },
    (error: unknown) => error,
  );
}

describe.each(every)('with a back end of kind %s, %s', (kind, method) => {
  const run = (test: ReturnType<typeof setUp>) => methods[method]?.(test.provider) ?? Promise.resolve();

  it('resolves on 8000', async () => {
    const answer = await run(setUp(kind));
    expect(answer).toHaveProperty('data');
  });

  it('rejects with the server’s message on 4000', async () => {
    const test = setUp(kind);
    test.network.respond(() => jsonResponse({ status: 4000, message: '不行' }));
    const error = await rejectionOf(run(test));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status: 4000, message: expect.stringContaining('不行') });
  });

  it('rejects as the end of the session on body status 401, reporting it once', async () => {
    const test = setUp(kind);
    test.network.respond(() => jsonResponse({ status: 401, message: '请重新登录' }));
    expect(await rejectionOf(run(test))).toMatchObject({ status: 401, code: 'sessionEnded' });
    expect(test.onSessionEnd).toHaveBeenCalledTimes(1);
    expect(test.notices).toEqual([{ type: 'warning', message: '请重新登录' }]);
  });

  it.each([
    [403, '拒绝访问'],
    [500, '服务器内部错误'],
  ])('rejects on HTTP %i', async (status, message) => {
    const test = setUp(kind);
    test.network.respond(() => jsonResponse({ status, message: 'x' }, status));
    expect(await rejectionOf(run(test))).toMatchObject({ message: expect.stringContaining(message) });
    expect(logStore.counts().danger).toBeGreaterThan(0);
  });

  it('rejects when no server answers in time', async () => {
    vi.useFakeTimers();
    try {
      const test = setUp(kind);
      test.network.respond(neverResponds);
      const error = rejectionOf(run(test));
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await error).toMatchObject({ message: expect.stringContaining('请求超时') });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a list', () => {
  it('is requested from an extended back end with the parameters of the protocol', async () => {
    const { provider, network } = setUp('extended');
    await provider.getList(resource, {
      pagination: { page: 2, perPage: 50 },
      sort: { field: 'name', order: 'DESC' },
      filter: {
        q: ' 张 ',
        status: ['draft', 'active'],
        age: { from: 60, to: '' },
        name: { like: '李' },
        vip: false,
        joined: {},
        tags: [],
      },
    });
    expect(network.seen[0]?.call).toBe('selectBySelectivePagination.guest.open');
    expect([...(network.seen[0]?.url.searchParams ?? [])].sort()).toEqual([
      ['age.from', '60'],
      ['keyword', '张'],
      ['name.like', '李'],
      ['order', 'desc'],
      ['pageNum', '2'],
      ['pageSize', '50'],
      ['sort', 'name'],
      ['status', 'active'],
      ['status', 'draft'],
      ['vip', 'false'],
    ]);
  });

  it('larger than the protocol’s pages is read in several, without a request past the end', async () => {
    const { provider, calls } = setUp('extended', guests(230));
    const { data, total } = await provider.getList(resource, {
      ...listQuestion,
      pagination: { page: 1, perPage: 1000 },
    });
    expect(total).toBe(230);
    expect(data.map(({ id }) => id)).toEqual(guests(230).map(({ id }) => id));
    expect(calls()).toHaveLength(3);
  });

  it.each(kinds)(
    'of some fields, with counts and names, requests from a back end of kind %s what it supports',
    async (kind) => {
      const { provider, network } = setUp(kind);
      await provider.getList(resource, {
        ...listQuestion,
        meta: { fields: ['name', 'status'], with: ['counts', 'references', 'secrets'] },
      });
      expect(Object.fromEntries(network.seen[0]?.url.searchParams ?? [])).toEqual(
        kind === 'spec' ? {} : { ...paging, fields: 'name,status', with: 'counts,references' },
      );
    },
  );

  it('reads counts and names from the answer, each only in its valid form, and merges the names of several pages', async () => {
    const { provider, network } = setUp('extended');
    const page = (id: number) => ({
      status: 8000,
      message: '',
      data: [{ id }],
      dataCount: 180,
      counts: { active: 3, odd: 'many' },
      references: { room: [{ id, name: `R${id}` }], odd: [7], none: null },
    });
    network.respond(({ url }) => jsonResponse(page(Number(url.searchParams.get('pageNum')))));
    const answer = await provider.getList(resource, {
      ...listQuestion,
      pagination: { page: 1, perPage: 150 },
      meta: { with: ['counts', 'references'] },
    });
    expect(answer.meta).toEqual({
      counts: { active: 3 },
      references: {
        room: [
          { id: 1, name: 'R1' },
          { id: 2, name: 'R2' },
        ],
      },
    });
  });

  it('can be a special read with pages, with the filters as its inputs', async () => {
    const { provider, network } = setUp('extended');
    await provider.getList(resource, {
      ...listQuestion,
      filter: { from: '2026-01-01' },
      meta: { operation: 'selectByStay' },
    });
    expect(network.seen[0]?.call).toBe('selectByStay.guest.open');
    expect(network.seen[0]?.url.search).toBe('?pageNum=1&pageSize=10&from=2026-01-01');
  });

  it('can be a special read that answers a plain list, which is paged here', async () => {
    const { provider, network } = setUp('extended', guests(60));
    const meta = { operation: 'selectByRoomId' };
    const question = { ...listQuestion, pagination: { page: 2, perPage: 5 }, filter: { roomId: 1 }, meta };
    const { data, total } = await provider.getList(resource, question);
    expect(network.seen[0]?.url.search).toBe('?roomId=1');
    expect(data).toHaveLength(5);
    expect(total).toBe(guests(60).filter(({ roomId }) => roomId === 1).length);
  });

  it('can be a special read that counts more than its rows', async () => {
    const { provider, network } = setUp('extended');
    const page = { rows: guests(2), dataCount: 12, pageNum: 1, pageSize: 10, summary: { late: 3 } };
    network.respond(() => jsonResponse({ status: 8000, message: '', data: page }));
    const answer = await provider.getList(resource, { ...listQuestion, meta: { operation: 'selectByStay' } });
    expect(answer).toEqual({ data: guests(2), total: 12, meta: { summary: { late: 3 } } });
  });

  it.each(kinds)('is aborted when its caller aborts (%s)', async (kind) => {
    const { provider, network, notices } = setUp(kind);
    network.respond(neverResponds);
    const controller = new AbortController();
    const error = rejectionOf(provider.getList(resource, { ...listQuestion, signal: controller.signal }));
    controller.abort();
    expect(await error).toMatchObject({ name: 'AbortError' });
    expect(notices).toEqual([]);
  });

  it('with a row without an id is reported as unreadable', async () => {
    const { provider, network } = setUp('extended');
    network.respond(() => jsonResponse({ status: 8000, message: '', data: [{ name: 'x' }], dataCount: 1 }));
    expect(await rejectionOf(provider.getList(resource, listQuestion))).toMatchObject({
      code: 'malformed',
      message: '服务器的响应无法识别，请稍后重试',
    });
  });
});

describe('a whole table of a spec-only back end', () => {
  it('is requested once by all concurrent callers', async () => {
    const { provider, calls } = setUp('spec');
    await Promise.all([
      provider.getList(resource, listQuestion),
      provider.getOne(resource, { id: 3 }),
      provider.getMany('section/guest-view', { ids: [1, 2] }),
    ]);
    expect(calls()).toEqual(['GET selectAll.guest.open']);
  });

  it('is cached for a short time and then requested again', async () => {
    const { provider, calls, clock } = setUp('spec');
    await provider.getList(resource, listQuestion);
    clock.now = 4_999;
    await provider.getList(resource, listQuestion);
    expect(calls()).toHaveLength(1);
    clock.now = 5_001;
    await provider.getList(resource, listQuestion);
    expect(calls()).toHaveLength(2);
  });

  it('is requested again after a write', async () => {
    const { provider, calls } = setUp('spec');
    await provider.getList(resource, listQuestion);
    await provider.update(resource, { id: 2, data: { name: '新名' }, previousData: previous });
    const { data } = await provider.getOne(resource, { id: 2 });
    expect(data.name).toBe('新名');
    expect(calls()).toEqual([
      'GET selectAll.guest.open',
      'POST updateByIdSelective.guest.open',
      'GET selectAll.guest.open',
    ]);
  });

  it('is never served to the next administrator of the browser', async () => {
    const { provider, calls } = setUp('spec');
    cookies.set(COOKIE.token, 'first');
    await provider.getList(resource, listQuestion);
    cookies.set(COOKIE.token, 'second');
    await provider.getList(resource, listQuestion);
    expect(calls()).toHaveLength(2);
  });

  it('still arrives for one caller when another aborts', async () => {
    const { provider } = setUp('spec');
    const controller = new AbortController();
    const gone = rejectionOf(provider.getList(resource, { ...listQuestion, signal: controller.signal }));
    const staying = provider.getList(resource, listQuestion);
    controller.abort();
    expect(await gone).toMatchObject({ name: 'AbortError' });
    expect((await staying).total).toBe(20);
  });

  it('is requested again after a failure', async () => {
    const test = setUp('spec');
    test.network.respond(() => jsonResponse({}, 500));
    await rejectionOf(test.provider.getList(resource, listQuestion));
    test.connect();
    expect((await test.provider.getList(resource, listQuestion)).total).toBe(20);
  });

  it('without the record is reported as a missing record', async () => {
    const { provider } = setUp('spec');
    expect(await rejectionOf(provider.getOne(resource, { id: 999 }))).toMatchObject({
      status: 4000,
      message: '记录不存在',
    });
  });
});

describe('a new record', () => {
  it('is sent without blanks and without the fields that only the server writes', async () => {
    const { provider, network, notices } = setUp('extended');
    const copy = { ...previous, name: '副本', phone: null, joined: undefined, password: 'secret' };
    const { data } = await provider.create(resource, { data: copy });
    const { age, vip, tags, roomId } = previous;
    expect(network.seen[0]?.json()).toEqual({ name: '副本', password: 'secret', age, vip, tags, roomId });
    expect(data).toMatchObject({ id: 21, name: '副本', status: 'draft' });
    expect(notices).toEqual([{ type: 'success', message: '新增成功' }]);
  });

  it('marks its fields when it is refused, with one warning in the server’s words', async () => {
    const { provider, notices } = setUp('extended');
    expect(await rejectionOf(provider.create(resource, { data: { age: 70 } }))).toMatchObject({
      status: 4000,
      message: INVALID,
      body: { errors: { name: '不能为空', root: { serverError: INVALID } } },
    });
    expect(notices).toEqual([{ type: 'warning', message: INVALID }]);
  });

  it('passes on the codes of a refusal, and shows for the whole only what does not belong to a field', async () => {
    const refusal = { code: 'contractEnded', errors: { name: '不能为空' }, codes: { name: 'required' } };
    const { provider, network } = setUp('extended');
    network.respond(() => jsonResponse({ status: 4000, message: '合同已到期', ...refusal }));
    expect(await rejectionOf(provider.create(resource, { data: { age: 70 } }))).toMatchObject({
      body: { ...refusal, errors: { name: '不能为空', root: { serverError: '合同已到期', whole: '合同已到期' } } },
    });
    expect(await rejectionOf(provider.call(resource, 'passElder', { id: 1 }))).toMatchObject({ body: refusal });
  });

  it('has no codes when the refusal has none', async () => {
    const { provider, network } = setUp('extended');
    network.respond(() => jsonResponse({ status: 4000, message: '不行' }));
    expect(await rejectionOf(provider.call(resource, 'passElder', { id: 1 }))).toHaveProperty('body', {});
  });

  it('shows no toast when the caller reports the result itself', async () => {
    const { provider, notices } = setUp('extended');
    await provider.create(resource, { data: { name: '王五' }, meta: { silent: true } });
    await rejectionOf(provider.create(resource, { data: { age: 70 }, meta: { silent: true } }));
    expect(notices).toEqual([]);
  });
});

describe('an update', () => {
  it('sends only the changes, with id and version', async () => {
    const { provider, network } = setUp('extended');
    await provider.update(resource, {
      id: '2',
      data: { ...previous, name: '王五', age: null, tags: ['lame'], score: 99 },
      previousData: previous,
    });
    expect(network.seen[0]?.json()).toEqual({ id: 2, version: 1, name: '王五', age: null });
  });

  it('detects changes inside lists and groups', async () => {
    const { provider, network } = setUp('extended');
    const before = { id: 2, tags: ['deaf', 'blind'], group: { a: 1, b: null } };
    await provider.update(resource, {
      id: 2,
      data: { tags: ['blind', 'deaf'], group: { a: 1 } },
      previousData: before,
    });
    expect(network.seen[0]?.json()).toEqual({ id: 2, tags: ['blind', 'deaf'] });
  });

  it('of a record that another user changed is refused with the server’s words, as a warning', async () => {
    const test = setUp('extended');
    await test.provider.update(resource, { id: 2, data: { name: '甲' }, previousData: previous });
    test.notices.length = 0;
    const error = await rejectionOf(
      test.provider.update(resource, { id: 2, data: { name: '乙' }, previousData: previous }),
    );
    expect(error).toMatchObject({ status: 4000, message: '数据已被他人修改，请刷新' });
    expect(test.notices).toEqual([{ type: 'warning', message: '数据已被他人修改，请刷新' }]);
  });
});

describe.each(kinds)('writing several records (%s)', (kind) => {
  it('writes all of them', async () => {
    const { provider, backend } = setUp(kind);
    expect(await provider.updateMany(resource, { ids: [1, 2, 3], data: { vip: true } })).toEqual({ data: [1, 2, 3] });
    expect([1, 2, 3].map((id) => backend.table.get(id)?.vip)).toEqual([true, true, true]);
    expect(await provider.deleteMany(resource, { ids: [1, 2] })).toEqual({ data: [1, 2] });
    expect(backend.table.has(1)).toBe(false);
  });

  it('reports exactly how many were and were not written, and why, and refreshes the lists', async () => {
    const { provider, backend, onPartialWrite } = setUp(kind);
    backend.locked.add(2);
    const error = await rejectionOf(provider.deleteMany(resource, { ids: [1, 2, 3, 99] }));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      status: 4000,
      message: '成功 2 条，失败 2 条 · 记录被锁定 / 记录不存在',
      body: {
        done: [1, 3],
        refusals: [
          { id: 2, message: '记录被锁定' },
          { id: 99, message: '记录不存在' },
        ],
      },
    });
    expect([1, 2, 3].map((id) => backend.table.has(id))).toEqual([false, true, false]);
    expect(onPartialWrite).toHaveBeenCalledWith([later, resource, 'section/guest-view']);
  });

  it('refreshes nothing when none was written', async () => {
    const { provider, backend, onPartialWrite } = setUp(kind);
    backend.locked.add(2);
    const error = await rejectionOf(provider.updateMany(resource, { ids: [2], data: { vip: true } }));
    expect(error).toMatchObject({ message: '1 条全部失败，未作任何更改 · 记录被锁定' });
    expect(onPartialWrite).not.toHaveBeenCalled();
  });
});

describe('writing several records one by one', () => {
  it('keeps at most four calls in flight', async () => {
    const test = setUp('spec');
    let running = 0;
    let most = 0;
    test.network.respond(async (request) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      await Promise.resolve();
      running -= 1;
      return test.backend.network.fetch(String(request.url), request.init);
    });
    await test.provider.deleteMany(resource, { ids: guests(20).map(({ id }) => id) });
    expect(most).toBe(4);
    expect(test.backend.table.size).toBe(0);
  });

  it('shows no toast for each: the caller reports all together', async () => {
    const { provider, backend, notices } = setUp('spec');
    backend.locked.add(2);
    await rejectionOf(provider.deleteMany(resource, { ids: [1, 2, 3] }));
    expect(notices).toEqual([]);
  });

  it('stops once no server answers, and counts the rest as not written', async () => {
    const test = setUp('spec');
    test.network.respond((request) => {
      if (test.network.seen.length > 2) throw new TypeError('Failed to fetch');
      return test.backend.network.fetch(String(request.url), request.init);
    });
    const error = await rejectionOf(test.provider.deleteMany(resource, { ids: guests(20).map(({ id }) => id) }));
    expect(error).toMatchObject({ message: '成功 2 条，失败 18 条 · 网络连接失败，请检查网络' });
    expect(test.backend.table.size).toBe(18);
    expect(test.network.seen.length).toBeLessThan(10);
  });

  it('stops when the session ends meanwhile', async () => {
    const test = setUp('spec');
    test.network.respond(() => jsonResponse({ status: 401 }));
    const error = await rejectionOf(test.provider.deleteMany(resource, { ids: guests(20).map(({ id }) => id) }));
    expect(error).toMatchObject({ code: 'sessionEnded' });
    expect(test.network.seen.length).toBeLessThanOrEqual(4);
  });
});

describe('an operation of the entity', () => {
  it('is called by name and returns its data', async () => {
    const { provider, network, notices } = setUp('extended');
    const record = await provider.call(resource, 'passGuest', { id: 1 });
    expect(record).toMatchObject({ id: 1, status: 'active' });
    expect(network.seen[0]).toMatchObject({ method: 'POST', call: 'passGuest.guest.open' });
    expect(notices).toEqual([{ type: 'success', message: '操作成功' }]);
  });

  it('returns the whole body when it counts rows', async () => {
    const { provider } = setUp('extended');
    expect(await provider.call(resource, 'selectByRoomId', { roomId: 1 })).toMatchObject({
      status: 8000,
      dataCount: guests(20).filter(({ roomId }) => roomId === 1).length,
    });
  });

  it('rejects when it is refused, with one toast, or silently on request', async () => {
    const { provider, notices } = setUp('extended');
    expect(await rejectionOf(provider.call(resource, 'passGuest', { id: 999 }))).toMatchObject({
      status: 4000,
      message: '记录不存在',
    });
    expect(notices).toEqual([{ type: 'warning', message: '记录不存在' }]);
    await rejectionOf(provider.call(resource, 'passGuest', { id: 999 }, { silent: true }));
    expect(notices).toHaveLength(1);
  });

  it('refreshes the tables of a spec-only back end when it writes', async () => {
    const { provider, calls } = setUp('spec');
    await provider.getList(resource, listQuestion);
    await provider.call(resource, 'selectByRoomId', { roomId: 1 });
    await provider.getList(resource, listQuestion);
    await provider.call(resource, 'passGuest', { id: 1 });
    await provider.getList(resource, listQuestion);
    expect(calls().filter((call) => call.includes('selectAll'))).toHaveLength(2);
  });

  it('unmasks a record in scope admin, with a reason', async () => {
    const { provider, network } = setUp('extended');
    network.respond(() =>
      jsonResponse({ status: 8000, message: '已显示完整内容', data: { id: 1, phone: '13812345678' } }),
    );
    expect(await provider.unmask(resource, { id: 1, reason: '核对手机号码' })).toEqual({ id: 1, phone: '13812345678' });
    expect(network.seen[0]).toMatchObject({ method: 'POST', call: 'unmask.guest.admin' });
    expect(network.seen[0]?.json()).toEqual({ id: 1, reason: '核对手机号码' });
  });

  it('returns content on request, without a toast', async () => {
    const { provider, network, notices } = setUp('extended');
    // The one of jsdom is not the one that `fetch` returns.
    vi.stubGlobal('Blob', (await new Response('').blob()).constructor);
    network.respond(() => new Response('PK', { headers: { 'content-type': 'application/zip' } }));
    const content = await provider.download(resource, 'takeAway', { id: 1, reason: '核对手机号码' });
    expect(content).toMatchObject({ type: 'application/zip', size: 2 });
    expect(network.seen[0]).toMatchObject({ method: 'POST', call: 'takeAway.guest.open' });
    expect(network.seen[0]?.json()).toEqual({ id: 1, reason: '核对手机号码' });
    network.respond(() => jsonResponse({ status: 4000, message: '没有内容' }));
    expect(await rejectionOf(provider.download(resource, 'takeAway', { id: 1 }))).toMatchObject({
      message: '没有内容',
    });
    expect(notices).toEqual([]);
  });
});

describe('a resource with a lazy entity', () => {
  it('loads the definition with the first request for its records, once', async () => {
    const { provider, loadGuest } = setUp('extended');
    expect(loadGuest).not.toHaveBeenCalled();
    const [page, one] = await Promise.all([
      provider.getList(later, { ...listQuestion, filter: { status: 'active' } }),
      provider.getOne(later, { id: 2 }),
    ]);
    await provider.getMany(later, { ids: [1] });
    expect(page.data.length).toBeGreaterThan(0);
    expect(one.data.id).toBe(2);
    expect(loadGuest).toHaveBeenCalledTimes(1);
  });

  it('calls an operation by name without the definition', async () => {
    const { provider, loadGuest, calls } = setUp('extended');
    await provider.call(later, 'passGuest', { id: 1 });
    await provider.unmask(later, { id: 1, reason: '核对手机号码' });
    expect(calls()).toEqual(['POST passGuest.guest.open', 'POST unmask.guest.admin']);
    expect(loadGuest).not.toHaveBeenCalled();
  });

  it('fails like a call when the definition cannot be loaded, and tries again on the next request', async () => {
    const { provider, loadGuest, calls } = setUp('extended');
    loadGuest.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const error = await rejectionOf(provider.getOne(later, { id: 2 }));
    expect(error).toBeInstanceOf(HttpFailure);
    expect(error).toMatchObject({ code: 'network', message: translateZh('problems.networkFailed') });
    expect(calls()).toEqual([]);
    expect((await provider.getOne(later, { id: 2 })).data.id).toBe(2);
  });

  it('fails when the definition does not arrive in time', async () => {
    vi.useFakeTimers();
    try {
      const { provider, loadGuest } = setUp('extended');
      loadGuest.mockReturnValueOnce(new Promise(() => undefined));
      const failed = rejectionOf(provider.getOne(later, { id: 2 }));
      await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
      expect(await failed).toMatchObject({ code: 'timeout' });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a plain REST resource', () => {
  it('uses its own back end under the entity’s name', async () => {
    const { provider, network } = setUp('extended');
    network.respond(() => jsonResponse([{ id: 1 }], 200, { 'Content-Range': 'menu 0-9/31' }));
    const answer = await provider.getList('menus', { ...listQuestion, filter: { kind: 'soup' } });
    expect(answer).toEqual({ data: [{ id: 1 }], total: 31 });
    expect(network.seen[0]?.url.href).toMatch(/^https:\/\/rest\.example\/api\/menu\?/);
    expect(network.seen[0]?.url.searchParams.get('filter')).toBe('{"kind":"soup"}');
  });

  it('carries out the steps that it declares, and the main server the others', async () => {
    const { provider, network } = setUp('extended');
    network.respond(() => jsonResponse({ id: 7, status: 'served' }));
    expect(await provider.call('menus', 'serveMenu', { id: 'a/7', table: 3 })).toEqual({ id: 7, status: 'served' });
    await provider.call('menus', 'serveMenu', { table: 3 });
    network.respond(() => jsonResponse({ status: 8000, message: '', data: null }));
    await provider.call('menus', 'otherCall', { id: 7 }).catch(() => undefined);
    expect(network.seen.slice(0, 2).map(({ method, url }) => `${method} ${url.href}`)).toEqual([
      'POST https://rest.example/api/menu/a%2F7/serveMenu',
      'POST https://rest.example/api/menu/serveMenu',
    ]);
    expect(network.seen.slice(2).filter(({ url }) => url.host === 'rest.example')).toEqual([]);
  });

  it('writes JSON and reports failures with the console’s catalog', async () => {
    const { provider, network, notices } = setUp('extended');
    network.respond(() => jsonResponse({ errors: { name: 'taken' } }, 503));
    const error = await rejectionOf(provider.create('menus', { data: { name: 'x' } }));
    expect(error).toBeInstanceOf(HttpFailure);
    expect(error).toMatchObject({ message: '服务不可用', body: { errors: { name: 'taken' } } });
    expect(network.seen[0]?.headers.get('content-type')).toBe('application/json');
    expect(notices).toHaveLength(1);
  });
});

it('the data provider rejects for a resource that is not registered', async () => {
  const { provider } = setUp('extended');
  const error = await rejectionOf(provider.getOne('nobody/knows', { id: 1 }));
  expect(error).toBeInstanceOf(UnknownResource);
  expect(error).toMatchObject({ resource: 'nobody/knows' });
});

it('the data provider declares to react-admin that it supports abort signals', () => {
  expect(setUp('extended').provider.supportAbortSignal).toBe(true);
});
