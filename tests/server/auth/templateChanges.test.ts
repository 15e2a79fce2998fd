import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('a change of a permission template', (open) => {
  let server: TestApp;
  let changer: { token: string };
  let count = 0;
  beforeAll(async () => {
    server = await testApp(open);
    changer = await server.signInAs({ extraGrants: ['*.permissionTemplate.open', 'select*.*.*'] });
  });

  async function template(changes: Record<string, unknown>): Promise<number> {
    count += 1;
    const values = { code: `held${count}`, name: `模板 ${count}`, grants: ['select*.elderly.open'], ...changes };
    const { body } = await server.call('insert.permissionTemplate.open', values);
    return (body.data as { id: number }).id;
  }
  /** Denies permissions that its holder is granted elsewhere. */
  async function heldTemplate() {
    const id = await template({ denies: ['unmask.elderly.*', 'deleteById.elderly.open'] });
    const holder = await server.signInAs({ permissionTemplateIds: [id], extraGrants: ['*.elderly.*'] });
    return { id, mayUnmask: async () => (await unmasked(holder.token)) !== 403 };
  }
  const unmasked = async (token: string) =>
    (await server.call('unmask.elderly.admin', { id: 1, reason: '核对身份信息' }, { token })).http;
  const change = (id: number, values: Record<string, unknown>) =>
    server.call('updateByIdSelective.permissionTemplate.open', { id, ...values }, changer);

  it.each([
    ['empties', { denies: [] }, 'denies'],
    ['narrows', { denies: ['deleteById.elderly.open', 'unmask.user.*'] }, 'denies'],
    ['disables', { enabled: false }, 'enabled'],
  ])(
    'that %s its denies is refused to an administrator without the released permissions, which are named',
    async (_what, values, field) => {
      const { id, mayUnmask } = await heldTemplate();
      const { body } = await change(id, values);
      expect(body.codes).toEqual({ [field]: 'rightsYouLack' });
      expect(body.errors?.[field]).toMatch(/^这会让使用者得到您自己没有的权限：.*老人：查看完整个人信息/);
      expect(await mayUnmask()).toBe(false);
    },
  );

  it('that deletes it is refused likewise', async () => {
    const { id, mayUnmask } = await heldTemplate();
    const { body } = await server.call('deleteById.permissionTemplate.open', { id }, changer);
    expect(body.code).toBe('rightsYouLack');
    expect(await mayUnmask()).toBe(false);
  });

  it('that removes a deny is refused to its own holder', async () => {
    const id = await template({ denies: ['unmask.elderly.*'] });
    const self = await server.signInAs({
      permissionTemplateIds: [id],
      extraGrants: ['*.permissionTemplate.open', '*.elderly.*'],
    });
    const { body } = await server.call('updateByIdSelective.permissionTemplate.open', { id, denies: [] }, self);
    expect(body.codes).toEqual({ denies: 'rightsYouLack' });
  });

  it('is allowed within one’s own permissions, to super admins, and for a template without holders', async () => {
    const id = await template({ denies: ['selectAll.elderly.open', 'unmask.elderly.*'] });
    await server.signInAs({ permissionTemplateIds: [id] });
    expect((await change(id, { denies: ['unmask.elderly.*'] })).body.status).toBe(8000);
    const free = await template({ denies: ['unmask.elderly.*'] });
    expect((await change(free, { denies: [] })).body.status).toBe(8000);
    const held = await heldTemplate();
    const lifted = await server.call('updateByIdSelective.permissionTemplate.open', { id: held.id, denies: [] });
    expect([lifted.body.status, await held.mayUnmask()]).toEqual([8000, true]);
  });

  it('is refused with the names of new grants beyond one’s own permissions', async () => {
    const id = await template({});
    const { body } = await change(id, { grants: ['select*.elderly.open', 'insert.elderly.open'] });
    expect(body.errors).toEqual({ grants: '这会让使用者得到您自己没有的权限：老人：新增' });
  });
});
