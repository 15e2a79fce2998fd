import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { STATUS } from '../../../contract/envelope';
import { operationsOf } from '../../../contract/operations';
import { permissionName } from '../../../contract/permissions';
import { sections } from '../../../server/sections';
import { describedAnswers } from '../builders/describedAnswers';
import { elderInput } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { testDatabases } from '../support/testDatabase';

describe('the OpenAPI description', () => {
  // It is generated from the contract, which does not depend on the database.
  const open = testDatabases('sqlite');
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open);
  });
  const documentIn = async (language: string) =>
    JSON.parse((await server.app.inject({ url: '/api/openapi.json', headers: { 'accept-language': language } })).body);

  it.each(['zh-CN', 'en'])('is OpenAPI 3.1 in %s', async (language) => {
    const { valid, errors } = await new Validator().validate(await documentIn(language));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('has every call that answers, with a title in the requested language', async () => {
    const { paths } = await documentIn('en');
    const known = sections.entities.flatMap((entity) =>
      operationsOf(entity)
        .filter(({ kind, operation }) => kind !== 'pseudo' || operation === 'unmask')
        .map(({ operation, scope }) => `/${permissionName(operation, entity.name, scope)}`),
    );
    const described = sections.plugins.flatMap(({ describedCalls }) => describedCalls?.(sections.provided) ?? []);
    const others = described.map(({ name }) => `/${name}`);
    expect(others).toContain('/raiseEvent.device.open');
    expect(others.filter((path) => known.includes(path))).toEqual([]);
    expect(Object.keys(paths).sort()).toEqual([...new Set([...known, ...others])].sort());
    const summaries = Object.values<Record<string, { operationId: string; summary: string }>>(paths).flatMap((path) =>
      Object.values(path).map(({ operationId, summary }) => [operationId, summary] as const),
    );
    const untitled = summaries.filter(([id, summary]) => summary.endsWith(`: ${id.split('.', 1)[0]}`));
    expect(untitled).toEqual([]);
  });

  it('accepts as a new record exactly what the server accepts', async () => {
    const answers = await describedAnswers(server);
    const input = await elderInput(server);
    const check = answers.input('insert.elderly.open');
    expect((await server.call('insert.elderly.open', input)).body.status).toBe(STATUS.SUCCESS);
    expect(check(input)).toEqual([]);
    expect(check({ ...input, gender: 'unknown' })).not.toEqual([]);
    expect(check({ ...input, nosuch: 1 })).not.toEqual([]);
    const { name: _, ...nameless } = input;
    expect(check(nameless)).not.toEqual([]);
  });

  it('contains the schema of refusals', async () => {
    const answers = await describedAnswers(server);
    const refused = await server.call('insert.elderly.open', {});
    expect(answers.answer('insert.elderly.open')(refused.body)).toEqual([]);
  });

  it('is the same file until the product changes', async () => {
    const first = await server.app.inject({ url: '/api/openapi.json' });
    const again = await server.app.inject({
      url: '/api/openapi.json',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('has a self-contained page, which serves nothing else', async () => {
    const page = await server.app.inject({ url: '/api/docs' });
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    const parts = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(parts.length).toBe(4);
    for (const url of parts) expect([url, (await server.app.inject({ url })).statusCode]).toEqual([url, 200]);
    for (const url of ['/api/docs/package.json', '/api/docs/..%2fpackage.json', '/api/docs/index.html'])
      expect([url, (await server.app.inject({ url })).statusCode]).toEqual([url, 404]);
  });
});
