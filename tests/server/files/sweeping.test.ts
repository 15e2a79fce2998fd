import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { UNUSED_FILE_MS } from '../../../contract/calls/files';
import { ADMIN_PASSWORD } from '../../../harness/adminPassword';
import { diskFileStore } from '../../../server/files/diskFileStore';
import { sweepFiles } from '../../../server/files/sweepFiles';
import { content, newPicture, uploaded } from '../builders/files';
import { added, attendantInput } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('unused files', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open);
  });
  const sweep = () => {
    const { database, folder, clock } = server;
    return sweepFiles({ database, files: diskFileStore(join(folder, 'files')) }, clock.now);
  };
  /** Sessions are shorter than the lifetime of files. */
  const later = async (ms: number) => {
    server.clock.now += ms;
    const { body } = await server.login('admin', ADMIN_PASSWORD);
    server.token = (body.data as { token: string }).token;
  };
  const isThere = async (fileId: string) =>
    (await server.call('selectAll.file.open', {})).text.includes(`"fileId":"${fileId}"`);
  const isKept = (sha256: string) => existsSync(join(server.folder, 'files', sha256.slice(0, 2), sha256));
  const use = async (id: number, photo: string | null) => {
    const { body } = await server.call('updateByIdSelective.attendant.open', { id, photo });
    expect(body.status).toBe(8000);
  };

  it('are deleted a day after the upload, and not before', async () => {
    const { fileId, sha256 } = await uploaded(server);
    await later(UNUSED_FILE_MS - 1);
    await sweep();
    expect([await isThere(fileId), isKept(sha256)]).toEqual([true, true]);
    await later(1);
    await sweep();
    expect([await isThere(fileId), isKept(sha256)]).toEqual([false, false]);
  });

  it('are kept while a record uses them, and deleted a day after the last one released them', async () => {
    const { fileId, sha256 } = await uploaded(server);
    const one = await added(server, 'attendant', await attendantInput(server, { photo: fileId }));
    const other = await added(server, 'attendant', await attendantInput(server, { idImages: [fileId] }));
    await later(3 * UNUSED_FILE_MS);
    await sweep();
    await use(one.id, (await uploaded(server)).fileId);
    await later(3 * UNUSED_FILE_MS);
    await sweep();
    expect([await isThere(fileId), isKept(sha256)]).toEqual([true, true]);
    await server.call('updateByIdSelective.attendant.open', { id: other.id, idImages: [] });
    expect((await content(server, fileId)).statusCode).toBe(200);
    await later(UNUSED_FILE_MS - 1);
    await sweep();
    expect(await isThere(fileId)).toBe(true);
    await later(1);
    await sweep();
    expect([await isThere(fileId), isKept(sha256)]).toEqual([false, false]);
  });

  it('are kept with a hidden record', async () => {
    const { fileId, sha256 } = await uploaded(server);
    const { id } = await added(server, 'attendant', await attendantInput(server, { photo: fileId }));
    expect((await server.call('deleteById.attendant.open', { id })).body.status).toBe(8000);
    await later(3 * UNUSED_FILE_MS);
    await sweep();
    expect([await isThere(fileId), isKept(sha256)]).toEqual([true, true]);
  });

  it('do not delete a content that another user uploaded too', async () => {
    const picture = newPicture();
    const mine = await uploaded(server, { content: picture });
    await later(UNUSED_FILE_MS / 2);
    const { token } = await server.signInAs({ extraGrants: ['upload.file.open'] });
    const theirs = await uploaded(server, { content: picture, token });
    await later(UNUSED_FILE_MS / 2);
    await sweep();
    expect([await isThere(mine.fileId), await isThere(theirs.fileId), isKept(theirs.sha256)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('are kept for another day when they are uploaded again', async () => {
    const picture = newPicture();
    const { fileId } = await uploaded(server, { content: picture });
    await later(UNUSED_FILE_MS - 1);
    await uploaded(server, { content: picture });
    await later(UNUSED_FILE_MS - 1);
    await sweep();
    expect(await isThere(fileId)).toBe(true);
  });

  it('can be swept by several processes at once', async () => {
    const files = await Promise.all(Array.from({ length: 8 }, () => uploaded(server)));
    await later(UNUSED_FILE_MS);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(files.filter(({ sha256 }) => isKept(sha256))).toEqual([]);
  });

  it('cannot be chosen for a record once they are deleted', async () => {
    const { fileId } = await uploaded(server);
    await later(UNUSED_FILE_MS);
    await sweep();
    const { body } = await server.call('insert.attendant.open', await attendantInput(server, { photo: fileId }));
    expect(body.errors).toEqual({ photo: '图片不存在或已过期，请重新上传' });
  });

  it('are swept automatically, once an hour at most', async () => {
    const { fileId } = await uploaded(server);
    await later(UNUSED_FILE_MS);
    expect(await server.app.jobs.runDue()).toContain('sweepFiles');
    expect(await isThere(fileId)).toBe(false);
    await later(3_599_999);
    expect(await server.app.jobs.runDue()).not.toContain('sweepFiles');
    await later(1);
    expect(await server.app.jobs.runDue()).toContain('sweepFiles');
  });

  it('leave nothing behind, and neither do aborted uploads', async () => {
    const received = join(server.folder, 'files', 'received');
    mkdirSync(received, { recursive: true });
    const [old, fresh] = ['old', 'fresh'].map((name) => join(received, name));
    for (const path of [old, fresh]) writeFileSync(path ?? '', 'half');
    utimesSync(old ?? '', new Date(server.clock.now - UNUSED_FILE_MS - 1_000), new Date(0));
    utimesSync(fresh ?? '', new Date(server.clock.now), new Date(server.clock.now));
    await sweep();
    expect(readdirSync(received)).toEqual(['fresh']);
  });
});
