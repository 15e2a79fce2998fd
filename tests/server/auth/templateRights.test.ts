import { beforeAll, describe, expect, it } from 'vitest';
import { operationsOf } from '../../../contract/operations';
import { compilePermissions, permissionName } from '../../../contract/permissions';
import { isRight, templateRights, templates } from '../../fixtures/templateRights';
import { entities, permissionTemplateSeeds } from '../../support/sections';
import { type TestApp, testApp } from '../builders/testApp';
import { testDatabases } from '../support/testDatabase';

/** Sections that the table covers; others may be added. */
const TABLED = new Set(['account', 'device', 'elderly', 'message', 'record', 'report', 'service', 'system', 'visit']);
const tabled = entities.filter(({ section }) => TABLED.has(section));
const calls = tabled.flatMap((entity) =>
  operationsOf(entity)
    .filter(({ kind }) => kind !== 'auth')
    .map(({ operation, scope, kind, method }) => ({
      entity: entity.name,
      operation,
      scope,
      method,
      isCall: kind !== 'pseudo' || operation === 'unmask',
      name: permissionName(operation, entity.name, scope),
    })),
);
const wanted = (template: string) =>
  calls.filter((call) => isRight(templateRights[call.entity]?.[template] ?? 'none', call));

describe('seed templates', () => {
  it('match the table, which covers every entity', () => {
    expect(permissionTemplateSeeds.map(({ code }) => code)).toEqual(templates);
    expect(tabled.map(({ name }) => name).filter((name) => !templateRights[name])).toEqual([]);
  });

  it.each(templates)('%s allows what the table says and nothing else', (code) => {
    const seed = permissionTemplateSeeds.find((each) => each.code === code);
    const allows = compilePermissions({ superAdmin: false, grants: seed?.grants ?? [], denies: seed?.denies ?? [] });
    expect(calls.map(({ name }) => name).filter(allows)).toEqual(wanted(code).map(({ name }) => name));
  });
});

// The permission is checked before anything is read; other tests check the calls on both databases.
describe('every call with every seed template', () => {
  const open = testDatabases('sqlite');
  let server: TestApp;
  beforeAll(async () => {
    // Each call is made in the same minute.
    server = await testApp(open, { env: { UNMASK_RATE: '1000' } });
  });

  it.each(templates)('is refused to %s with 403 unless the table allows it', async (code) => {
    const found = await server.call('selectBySelectivePagination.permissionTemplate.open', { code });
    const [template] = found.body.data as { id: number }[];
    const { token } = await server.signInAs({ permissionTemplateIds: [template?.id] });
    const passed: string[] = [];
    for (const { name, method } of calls.filter(({ isCall }) => isCall)) {
      const { http } = await server.call(name, {}, { token, method });
      expect(http, name).toBeLessThan(500);
      if (http !== 403) passed.push(name);
    }
    expect(passed).toEqual(
      wanted(code)
        .filter(({ isCall }) => isCall)
        .map(({ name }) => name),
    );
  });
});
