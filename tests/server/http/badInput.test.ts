import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { BODY_LIMIT_BYTES } from '../../../contract/constants';
import { added, elderInput } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const LIST = 'selectBySelectivePagination.elderly.open';

describeOnBothDatabases('invalid input', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open);
    await added(server, 'elderly', await elderInput(server));
  });
  const raw = async (request: {
    method: 'GET' | 'POST' | 'PUT' | 'DELETE';
    url: string;
    payload?: string | Buffer;
    headers?: Record<string, string>;
  }) => {
    const response = await server.app.inject({
      ...request,
      headers: { authorization: server.token, ...request.headers },
    });
    return { http: response.statusCode, body: response.json(), text: response.body };
  };
  const json = { 'content-type': 'application/json' };

  it.each(['{"id":', '[1,2]', '"text"', '5', 'null', '{"__proto__":{"admin":true}}'])(
    'is answered with 400: the body %s',
    async (payload) => {
      const { http, body } = await raw({ method: 'POST', url: '/api/deleteById.elderly.open', payload, headers: json });
      expect([http, body]).toEqual([400, { status: 400, code: 'badRequest', message: '请求错误' }]);
    },
  );

  it('is answered with 400: a body with unlimited nesting', async () => {
    const payload = `{"street":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const { http } = await raw({ method: 'POST', url: '/api/insert.elderly.open', payload, headers: json });
    expect(http).toBe(400);
  });

  it('does not include an empty body for a call without parameters', async () => {
    const { body } = await raw({
      method: 'POST',
      url: '/api/reloadPermission.permission.admin',
      payload: '',
      headers: json,
    });
    expect(body.status).toBe(8000);
  });

  it('is answered with 415: a body of another type', async () => {
    const { http, body } = await raw({
      method: 'POST',
      url: '/api/insert.elderly.open',
      payload: '<elder/>',
      headers: { 'content-type': 'application/xml' },
    });
    expect([http, body]).toEqual([415, { status: 415, code: 'unsupportedType', message: '不支持的内容类型' }]);
  });

  it('is not decompressed', async () => {
    const payload = gzipSync(JSON.stringify({ remark: 'x'.repeat(BODY_LIMIT_BYTES) }));
    const headers = { ...json, 'content-encoding': 'gzip' };
    const { http } = await raw({ method: 'POST', url: '/api/insert.elderly.open', payload, headers });
    expect(http).toBe(400);
  });

  it('is answered with 413: a body that is too large', async () => {
    const payload = JSON.stringify({ remark: 'x'.repeat(BODY_LIMIT_BYTES) });
    const { http, body } = await raw({ method: 'POST', url: '/api/insert.elderly.open', payload, headers: json });
    expect([http, body]).toEqual([413, { status: 413, code: 'bodyTooLarge', message: '提交的内容过大' }]);
  });

  it.each([
    ['GET', '/api/nothing.elderly.open'],
    ['GET', '/api/selectAll.elderly.admin'],
    ['GET', '/api/selectAll.nothing.open'],
    ['GET', '/api/selectAll.elderly'],
    ['GET', '/api/export.elderly.admin'],
    ['GET', '/api/toString'],
    ['GET', '/api/'],
    ['GET', '/api/insert.elderly.open'],
    ['GET', '/api/%00'],
  ] as const)('is answered with 404: %s %s', async (method, url) => {
    const { http, body } = await raw({ method, url });
    expect([http, body]).toEqual([404, { status: 404, code: 'unknownCall', message: `请求地址出错: ${url}` }]);
  });

  it('does not let another origin read a response, nor act with cookies alone', async () => {
    const headers = { origin: 'https://elsewhere.example', cookie: `token=${server.token}` };
    const { headers: answered, body } = await server.app.inject({
      method: 'POST',
      url: '/api/insert.elderly.open',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(answered['access-control-allow-origin']).toBeUndefined();
    expect(JSON.parse(body)).toMatchObject({ status: 401 });
  });

  it.each(['PUT', 'DELETE'] as const)('is answered with 404: the method %s', async (method) => {
    expect((await raw({ method, url: '/api/selectAll.elderly.open' })).http).toBe(404);
  });

  it.each([
    ['nonsense', '1', '没有这个筛选条件'],
    ['__proto__', '1', '没有这个筛选条件'],
    ['constructor.prototype', '1', '没有这个筛选条件'],
    ['passwordHash', '1', '没有这个筛选条件'],
    ['status = 1 or 1', '1', '没有这个筛选条件'],
    ['pageSize', '0', '每页条数须为 1 至 100 的整数'],
    ['pageSize', '101', '每页条数须为 1 至 100 的整数'],
    ['pageSize', '5; drop table elderly', '每页条数须为 1 至 100 的整数'],
    ['pageNum', '0', '页码须为正整数'],
    ['pageNum', '1e3', '页码须为正整数'],
    ['sort', 'id; drop table "elderly"', '不能按此字段排序'],
    ['sort', '"elderly"."name"', '不能按此字段排序'],
    ['sort', 'medicalNote', '不能按此字段排序'],
    ['status', "active' or '1'='1", '不在可选范围内'],
    ['createTime.from', 'yesterday', '不是有效的时间'],
    ['age', 'old', '应为整数'],
    ['elderlyTypeId', '1 or 1=1', '应为整数'],
  ])('in the list parameter %s=%s is refused', async (key, value, message) => {
    const { http, body } = await server.call(LIST, { [key]: value });
    expect([http, body.status, body.errors?.[key]]).toEqual([200, 4000, message]);
  });

  it.each(["' or 1=1 --", '%', '_', '\\', '"', "');drop table elderly;--", '\u001f', '100%_\\'])(
    'does not include %j, which is searched as plain text',
    async (text) => {
      for (const params of [{ keyword: text }, { 'name.like': text }, { community: text }]) {
        const { http, body } = await server.call(LIST, params);
        expect(http).toBe(200);
        if (body.status === 8000) expect(body).toMatchObject({ data: [], dataCount: 0 });
        else expect(body.status).toBe(4000);
      }
    },
  );

  it.each([
    { keyword: '\u0000' },
    { keyword: 'a\u0000b' },
    { name: '\ud800' },
    { keyword: 'x'.repeat(5_000) },
    { id: '9007199254740993' },
    { id: '-1' },
    { id: Array.from({ length: 1_500 }, (_, id) => id) },
    { pageNum: '99999999999' },
    { 'createTime.from': '0000-01-01T00:00:00+08:00' },
    { 'a.b.c.d.e.f.g.h.i.j.k': '1' },
  ])('for a list is answered without a failure (%#)', async (params) => {
    const { http, body } = await server.call(LIST, params);
    expect(http).toBe(200);
    expect([4000, 8000]).toContain(body.status);
    expect(server.logged).toEqual([]);
  });

  it.each([
    ['deleteById', { id: '1 or 1=1' }],
    ['deleteById', { id: [1, 2] }],
    ['deleteById', { id: 1.5 }],
    ['deleteById', { id: 2 ** 60 }],
    ['deleteById', { id: { $gt: 0 } }],
    ['deleteById', {}],
    ['deleteById', { id: 1, force: true }],
    ['deleteByIds', { ids: [] }],
    ['deleteByIds', { ids: 'all' }],
    ['deleteByIds', { ids: [1, 'x'] }],
    ['deleteByIds', { ids: Array.from({ length: 1_001 }, (_, index) => index + 1) }],
    ['updateByIdSelective', { id: 1, deleted: 1 }],
    ['updateByIdSelective', { id: 1, searchText: 'x' }],
    ['updateByIdSelective', { id: 1, elderlyNo: 'E1' }],
    ['updateByIdSelective', { id: 1, createBy: 'admin:9' }],
    ['updateByIdSelective', { id: 1, version: '1' }],
    ['updateByIdSelective', { id: 1, remark: '\u0000' }],
    ['updateByIdSelective', { id: 1, contacts: [{ name: 1 }] }],
    ['updateByIdSelective', { id: 1, elderlyMunicipalTypeIds: [1, 1] }],
    ['insert', {}],
    ['activateElderly', { id: 1, status: 'closed' }],
  ])('is refused: %s with %j, and changes nothing', async (operation, params) => {
    const stored = () => server.database.read.selectFrom('elderly').selectAll().execute();
    const before = await stored();
    const { http, body } = await server.call(`${operation}.elderly.open`, params as Record<string, unknown>);
    expect([http, body.status]).toEqual([200, 4000]);
    expect(body.message).not.toBe('');
    expect(await stored()).toEqual(before);
  });

  it('does not reveal an internal failure of the server', async () => {
    const broken = await testApp(open);
    await broken.database.write((transaction) =>
      sql`alter table "elderly" rename to "goneElderly"`.execute(transaction),
    );
    const { http, body, text } = await broken.call(LIST);
    expect([http, body]).toEqual([500, { status: 500, code: 'serverError', message: '服务器内部错误' }]);
    expect(text).not.toMatch(/select|sqlite|table|relation|stack/i);
    expect(broken.logged.join()).toContain('a call failed');
  });

  it('is reported in the language of the caller', async () => {
    const messages: unknown[] = [];
    for (const language of ['zh-CN', 'zh-TW', 'en-US', 'ja', 'fr', '']) {
      const { body } = await server.call('nothing.elderly.open', {}, { headers: { 'accept-language': language } });
      messages.push(String(body.message).split(/[:：]/)[0]);
    }
    expect(new Set(messages).size).toBe(4);
    expect(messages[4]).toBe(messages[0]);
    expect(messages[5]).toBe(messages[0]);
  });
});
