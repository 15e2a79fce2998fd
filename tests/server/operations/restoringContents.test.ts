import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { UNUSED_FILE_MS } from '../../../contract/calls/files';
import { RESTORABLE_DAYS } from '../../../contract/deletion';
import { DAY_MS } from '../../../contract/moment';
import { diskFileStore } from '../../../server/files/diskFileStore';
import { sweepFiles } from '../../../server/files/sweepFiles';
import { wearerInput } from '../builders/devices';
import { content, uploaded } from '../builders/files';
import { userInput } from '../builders/people';
import { added, elderInput } from '../builders/records';
import { signInAgain, type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('what a deletion takes along', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open);
  });

  const remove = async (entity: string, id: number) => {
    const { body, text } = await server.call(`deleteById.${entity}.open`, { id });
    if (body.status !== 8000) throw new Error(`${entity} ${id} was not deleted: ${text}`);
  };
  const restore = async (entity: string, id: number) => (await server.call(`restoreById.${entity}.open`, { id })).body;
  const deletedIds = async (entity: string) => {
    const { body } = await server.call(`selectDeleted.${entity}.open`, { pageSize: 100 });
    return (body.data as { id: number }[]).map(({ id }) => id);
  };
  const isVisible = async (entity: string, id: number) =>
    (await server.call(`selectById.${entity}.open`, { id })).body.status === 8000;

  it('leaves the photo to the record, and no sweep deletes it', async () => {
    const { fileId } = await uploaded(server);
    const { id } = await added(server, 'user', userInput({ avatar: fileId }));
    const { token } = await server.signInAs({ extraGrants: ['select*.user.open', 'selectContent.file.open'] });
    const shown = async () => (await content(server, fileId, { token })).headers['content-type'];
    expect(await shown()).toBe('image/png');
    await remove('user', id);
    expect(await shown()).toContain('json');
    const files = diskFileStore(join(server.folder, 'files'));
    await sweepFiles({ database: server.database, files }, server.clock.now + 3 * UNUSED_FILE_MS);
    expect((await restore('user', id)).status).toBe(8000);
    expect(await shown()).toBe('image/png');
    await sweepFiles({ database: server.database, files }, server.clock.now + 3 * UNUSED_FILE_MS);
    expect(await shown()).toBe('image/png');
  });

  it('comes back with it: the followers of a wearer', async () => {
    const wearer = await added(server, 'deviceUser', await wearerInput(server));
    const follow = async () => {
      const user = await added(server, 'user', userInput());
      return (await added(server, 'userDeviceUser', { userId: user.id, deviceUserId: wearer.id, relation: 'child' }))
        .id;
    };
    const [earlier, kept] = [await follow(), await follow()];
    await remove('userDeviceUser', earlier);
    server.clock.now += 1_000;
    await remove('deviceUser', wearer.id);
    expect(await isVisible('userDeviceUser', kept)).toBe(false);
    expect((await restore('deviceUser', wearer.id)).status).toBe(8000);
    expect([await isVisible('userDeviceUser', earlier), await isVisible('userDeviceUser', kept)]).toEqual([
      false,
      true,
    ]);
  });

  it('does not come back after the erasure of a person', async () => {
    const { id } = await added(server, 'elderly', await elderInput(server));
    const erased = await server.call('erasePerson.elderly.admin', { id, reason: '本人申请删除资料' });
    expect(erased.body.status).toBe(8000);
    const { body } = await server.call('selectDeleted.elderly.open', { id });
    expect(body.data).toEqual([]);
    expect((await restore('elderly', id)).code).toBe('notFound');
  });

  it('cannot come back once the contents of deleted records are erased', async () => {
    const { id } = await added(server, 'user', userInput());
    await remove('user', id);
    server.clock.now += RESTORABLE_DAYS * DAY_MS;
    await signInAgain(server);
    expect(await deletedIds('user')).toContain(id);
    server.clock.now += 1;
    expect(await deletedIds('user')).not.toContain(id);
    expect((await restore('user', id)).code).toBe('notFound');
  });
});
