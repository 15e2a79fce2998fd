import { beforeAll, expect, it } from 'vitest';
import { dayAt } from '../../../contract/moment';
import { compilePermissions, permissionName } from '../../../contract/permissions';
import { isListed } from '../../../contract/query/listDetail';
import { loadDemoData } from '../../../server/demo';
import { idsIn } from '../../../server/operations/ruleContext';
import { templates } from '../../fixtures/templateRights';
import { entities, permissionTemplateSeeds } from '../../support/sections';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const NOON = Date.parse('2026-03-18T12:00:00.000+08:00');
type Row = Record<string, unknown> & { id: number };

describeOnBothDatabases('the names of what records refer to', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: NOON }, env: { READ_RATE: '100000' } });
    await loadDemoData(server.database, { size: 'small', today: dayAt(NOON) });
  });

  it.each(templates)('come with every reference of every list that %s may read', async (code) => {
    const found = await server.call('selectBySelectivePagination.permissionTemplate.open', { code });
    const [template] = found.body.data as { id: number }[];
    const { token } = await server.signInAs({ permissionTemplateIds: [template?.id] });
    const seed = permissionTemplateSeeds.find((each) => each.code === code);
    const can = compilePermissions({ superAdmin: false, grants: seed?.grants ?? [], denies: seed?.denies ?? [] });
    const nameless: string[] = [];
    let named = 0;
    for (const entity of entities) {
      const list = permissionName('selectBySelectivePagination', entity.name, entity.scope);
      if (!can(list)) continue;
      const references = Object.entries(entity.fields).flatMap(([field, { kind, ...rest }]) =>
        (kind === 'reference' || kind === 'references') && 'entity' in rest && isListed(entity, field)
          ? [{ field, target: rest.entity }]
          : [],
      );
      if (references.length === 0) continue;
      const { body } = await server.call(list, { pageSize: 50, with: 'references' }, { token });
      const rows = body.data as Row[];
      // A page of a record asks for that record alone.
      const [first] = rows;
      if (first) {
        const single = await server.call(list, { id: [first.id], with: 'references' }, { token });
        expect([entity.name, (single.body.data as Row[]).map(({ id }) => id)]).toEqual([entity.name, [first.id]]);
      }
      for (const { field, target } of references) {
        const names = new Map((body.references?.[target] ?? []).map(({ id, name }) => [id, name]));
        for (const id of rows.flatMap((row) => idsIn(row[field]))) {
          if (typeof names.get(id) === 'string' && names.get(id) !== '') named += 1;
          else if (await isThere(target, id)) nameless.push(`${entity.name}.${field} #${id}`);
        }
      }
    }
    expect(nameless).toEqual([]);
    expect(named).toBeGreaterThan(0);
  });

  async function isThere(target: string, id: number): Promise<boolean> {
    const scope = entities.find(({ name }) => name === target)?.scope ?? 'open';
    const { body } = await server.call(permissionName('selectById', target, scope), { id });
    return body.status === 8000;
  }
});
