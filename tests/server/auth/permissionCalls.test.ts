import { beforeAll, expect, it } from 'vitest';
import type { PermissionExplanation } from '../../../src/plugins/system/entities/explainPermission';
import type { PermissionHolders, TemplateTrial } from '../../../src/plugins/system/entities/permissionCalls';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('calls about permissions', (open) => {
  let server: TestApp;
  let templateId: number;
  let holder: { id: number; token: string };
  beforeAll(async () => {
    server = await testApp(open);
    const template = {
      code: 'reader',
      name: '查阅员',
      grants: ['select*.elderly.open'],
      denies: ['selectAll.elderly.*'],
    };
    templateId = ((await server.call('insert.permissionTemplate.open', template)).body.data as { id: number }).id;
    holder = await server.signInAs({ permissionTemplateIds: [templateId], extraGrants: ['insert.elderly.open'] });
  });
  const version = async () =>
    ((await server.call('selectById.permissionTemplate.open', { id: templateId })).body.data as { version: number })
      .version;

  it('selectExplanation explains rule by rule why a call is refused', async () => {
    const { body } = await server.call('selectExplanation.admin.open', {
      id: holder.id,
      name: 'selectAll.elderly.open',
    });
    const explained = body.data as PermissionExplanation;
    expect(explained).toMatchObject({ isKnown: true, allowed: false, decidedBy: 'deny', superAdmin: false });
    expect(explained.denies).toEqual([
      { pattern: 'selectAll.elderly.*', template: { id: templateId, name: '查阅员' } },
    ]);
    expect(explained.grants).toEqual([
      { pattern: 'select*.elderly.open', template: { id: templateId, name: '查阅员' } },
    ]);
  });

  it.each([
    ['insert.elderly.open', true, true, 'grant'],
    ['deleteById.elderly.open', true, false, 'none'],
    ['flyAway.elderly.open', false, false, 'none'],
  ])('selectExplanation of %s', async (name, isKnown, allowed, decidedBy) => {
    const { body } = await server.call('selectExplanation.admin.open', { id: holder.id, name });
    expect(body.data).toMatchObject({ isKnown, allowed, decidedBy });
  });

  it('selectExplanation answers for a missing administrator as for any missing record', async () => {
    const { body } = await server.call('selectExplanation.admin.open', { id: 999_999, name: 'insert.elderly.open' });
    expect([body.status, body.message]).toEqual([4000, '记录不存在']);
  });

  it('selectHolders returns templates and administrators', async () => {
    const found = await server.call('selectBySelectivePagination.permission.open', {
      keyword: 'selectById.elderly.open',
    });
    const [permission] = found.body.data as { id: number }[];
    const { body } = await server.call('selectHolders.permission.open', { id: permission?.id });
    const holders = body.data as PermissionHolders;
    expect(holders.templates.map(({ name }) => name)).toEqual([
      '设备管理员',
      '调度员',
      '结算员',
      '建档员',
      '运营主管',
      '查阅员',
      '只读/监管',
      '超级管理员',
      '回访员',
    ]);
    expect(holders.admins.map(({ id }) => id)).toEqual([expect.any(Number), holder.id]);
  });

  it('tryTemplate returns gained and lost calls, and their holders, and writes nothing', async () => {
    const before = await version();
    const tried = {
      id: templateId,
      grants: ['select*.elderly.open', 'insert.elderly.*', 'insert.attendant.open'],
      denies: ['selectById.elderly.*'],
    };
    const { body } = await server.call('tryTemplate.permissionTemplate.open', tried);
    const trial = body.data as TemplateTrial;
    expect(trial.gained).toEqual(['insert.attendant.open', 'selectAll.elderly.open', 'insert.elderly.open']);
    expect(trial.lost).toEqual(['selectById.elderly.open']);
    expect(trial.after - trial.before).toBe(2);
    // An administrator who could already add elders gains one call less.
    expect(trial.admins).toEqual([expect.objectContaining({ id: holder.id, gained: 2, lost: 1 })]);
    expect(await version()).toBe(before);
    expect((await server.call('selectById.elderly.open', { id: 1 }, { token: holder.token })).body.status).toBe(4000);
  });

  it('tryTemplate works for a template that does not exist yet', async () => {
    const { body } = await server.call('tryTemplate.permissionTemplate.open', {
      grants: ['insert.vip*.open', 'menu.elderly.*'],
    });
    expect(body.data).toMatchObject({ before: 0, lost: [], admins: [] });
    expect((body.data as TemplateTrial).gained).toContain('menu.elderly.admin');
  });

  it.each([
    [{ grants: ['nonsense'] }, { 'grants.0': '应为“操作.对象.范围”，每段可用 * 结尾' }],
    [{ grants: ['*.a.*'], denies: ['*.a.*'] }, { 'denies.0': expect.any(String) }],
  ])('tryTemplate refuses %o', async (tried, errors) => {
    const { body } = await server.call('tryTemplate.permissionTemplate.open', tried);
    expect([body.status, body.errors]).toEqual([4000, errors]);
  });

  it('a saved template takes effect for every holder at the next call', async () => {
    const ask = async () => (await server.call('selectAll.elderly.open', {}, { token: holder.token })).http;
    expect(await ask()).toBe(403);
    await server.call('updateByIdSelective.permissionTemplate.open', { id: templateId, denies: [] });
    expect(await ask()).toBe(200);
    await server.call('updateByIdSelective.permissionTemplate.open', { id: templateId, enabled: false });
    expect(await ask()).toBe(403);
  });
});
