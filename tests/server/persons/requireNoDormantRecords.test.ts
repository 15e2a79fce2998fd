import { beforeAll, expect, it } from 'vitest';
import { defineEntity } from '../../../contract/defineEntity';
import { reference, text } from '../../../contract/fields';
import { toIsoMoment } from '../../../contract/moment';
import { migrate } from '../../../server/db/migrations/migrate';
import { insertRecord } from '../../../server/db/rows/repository';
import { added, elderInput } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const common = { section: 'complaints', titleField: 'title', sort: [], deletion: { kind: 'soft' } } as const;
const complaint = defineEntity({
  ...common,
  name: 'complaint',
  fields: { title: text({ max: 20 }), elderlyId: reference('elderly', {}) },
});
const reply = defineEntity({
  ...common,
  name: 'complaintReply',
  rowScope: { through: 'complaintId' },
  fields: { title: text({ max: 20 }), complaintId: reference('complaint', {}) },
});
const now = toIsoMoment(Date.parse('2026-03-10T08:00:00+08:00'));
const shared = { createTime: now, updateTime: now, createBy: 'system', updateBy: 'system', version: 1 };

describeOnBothDatabases('a stopped plugin with records about a person', (open) => {
  let server: TestApp;
  let elder: number;
  let other: number;
  beforeAll(async () => {
    server = await testApp(open);
    elder = (await added(server, 'elderly', await elderInput(server, { phone: '19900001234' }))).id;
    other = (await added(server, 'elderly', await elderInput(server, { phone: '19900005678' }))).id;
    const entities = [complaint, reply];
    await migrate(server.database, { entities, plugins: [{ id: 'complaints', entities }] });
    await server.database.write((transaction) =>
      insertRecord(transaction, complaint, { ...shared, title: '电话 19900001234', elderlyId: elder }),
    );
  });
  const preview = async (id: number) => (await server.call('previewErasure.elderly.admin', { id })).body.code;

  it.each([
    ['previewErasure', {}],
    ['erasePerson', { reason: '本人申请删除全部信息' }],
    ['exportPerson', { reason: '本人申请删除全部信息' }],
  ])('makes %s refuse, and name the plugin', async (operation, given) => {
    const { body } = await server.call(`${operation}.elderly.admin`, { id: elder, ...given });
    expect(body).toMatchObject({ status: 4000, code: 'pluginNotRunning' });
    expect(body.message).toContain('complaints');
  });

  it('does not block operations on other people', async () => {
    expect(await preview(other)).toBeUndefined();
  });

  it('blocks everyone whose records are reached through another record of it', async () => {
    await server.database.write((transaction) =>
      insertRecord(transaction, reply, { ...shared, title: '回复', complaintId: 1 }),
    );
    expect(await preview(other)).toBe('pluginNotRunning');
  });
});
