import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { STATUS } from '../../../contract/calls/envelope';
import { operationsOf } from '../../../contract/operations';
import { permissionName } from '../../../contract/permissions';
import { sections } from '../../../server/sections';
import { describedAnswers } from '../builders/describedAnswers';
import { elderInput } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { testDatabases } from '../support/testDatabase';

/** The parts of a schema that name the status of a response. */
interface SchemaNode {
  $ref?: string;
  oneOf?: SchemaNode[];
  allOf?: SchemaNode[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, SchemaNode>;
}

interface ResponseNode {
  content?: Record<string, { schema: SchemaNode }>;
}

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

  it('lets generated clients tell a success from a refusal by `status` in every call', async () => {
    const { paths, components } = await documentIn('en');
    const resolved = (node: SchemaNode): SchemaNode =>
      node.$ref ? resolved(components.schemas[node.$ref.split('/').at(-1) ?? '']) : node;
    /** The statuses of each variant of a response; a variant without an enumeration counts as one of `undefined`. */
    const statusesOf = (node: SchemaNode): (readonly unknown[])[] => {
      const schema = resolved(node);
      if (schema.oneOf) return schema.oneOf.flatMap(statusesOf);
      if (schema.allOf)
        return [schema.allOf.flatMap((part) => (resolved(part).properties ? statusesOf(part) : [])).flat()];
      const { const: only, enum: codes } = schema.properties?.status ?? {};
      return [codes ?? [only]];
    };
    const refusals = [STATUS.REJECTED, STATUS.UNAUTHENTICATED];
    const found = Object.entries<Record<string, { responses: Record<string, ResponseNode> }>>(paths).flatMap(
      ([path, methods]) =>
        Object.values(methods).flatMap(({ responses }) => {
          const { '*/*': file, 'application/json': json } = responses['200']?.content ?? {};
          const statuses = json ? statusesOf(json.schema) : [];
          const expected = file ? [refusals] : [[STATUS.SUCCESS], refusals];
          return JSON.stringify(statuses) === JSON.stringify(expected) ? [] : [`${path} ${JSON.stringify(statuses)}`];
        }),
    );
    expect(found).toEqual([]);
    const { minimum, maximum } = components.schemas.failure.properties.status;
    expect(minimum <= 400 && maximum < STATUS.REJECTED).toBe(true);
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
